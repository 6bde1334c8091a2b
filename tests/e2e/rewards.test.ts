import { startPause } from '#contract/account/protection/start-pause.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { claimReward } from '#contract/rewards/promotions/claim-reward.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import { leavePromotion } from '#contract/rewards/promotions/leave-promotion.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, demoAccount, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'
import { picture } from '#tests/support/pictures.ts'
import { openDrawer } from '#tests/support/player.ts'

test('a member sees a waiting reward by the badge, reads its terms and claims it once', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, either, money } = site
  expectConsole(page, /status of 409/)
  const maria = await demoAccount('maria')
  await enterAs(page, maria)
  await page.goto(path('/member/'))
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('hub', 'hub.title') })
  const badge = entry.locator('.side__count')
  await expect(badge).toBeVisible()
  // The number stands before its words for screen readers.
  const waiting = async () =>
    (await badge.count()) === 0 ? 0 : Number(await badge.evaluate(({ firstChild }) => firstChild?.textContent))
  const atFirst = await waiting()
  await entry.getByRole('link').click()
  await page.getByText(t('hub', 'hub.offers.all'), { exact: true }).click()
  const waits = page.getByRole('article', { name: either('Obrigado por jogar', 'Thank you for playing') })
  await expect(waits.getByText(money(15_00)).first()).toBeVisible()
  await waits.getByText(t('promotions', 'reward.terms'), { exact: true }).click()
  await expect(waits.getByText(either('Não há nada a apostar.', 'There is nothing to wager.'))).toBeVisible()
  // One that is joined, one in play, one that waits for an answer.
  const joined = page.getByRole('article').filter({ hasText: t('promotions', 'reward.state.signed') })
  await expect(
    joined.getByText(t('promotions', 'reward.worth', { sum: money(100_00), worth: money(60_00) }).split(':')[0] ?? ''),
  ).toBeVisible()
  await expect(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('progressbar') })
      .filter({ hasText: t('promotions', 'reward.state.process') }),
  ).toHaveCount(2)
  await expect(
    page.getByText(t('promotions', 'reward.rounds.progress', { used: 0, rounds: 10, won: money(0) })),
  ).toBeVisible()
  // Seven rounds of 1.00 were lost, of which a twentieth comes back.
  const back = page.getByRole('article', { name: either('Cashback do dia', 'Daily cashback') })
  await back.getByText(t('centre', 'computed'), { exact: true }).click()
  await expect(back.getByText(`${money(7_00)} × 5% = ${money(35)}`)).toBeVisible()
  await expectAccessible(page, 'rewards in every state')
  const claims: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === claimReward.path) claims.push(request.headers()['idempotency-key'] ?? '')
  })
  await test.step('a claim that came too late', async () => {
    const late = { success: false, code: 'reward_over', message: '' }
    await page.route(`**${claimReward.path}`, (route) => route.fulfill({ status: 409, json: late }))
    await waits.getByRole('button').click()
    await expect(waits.getByRole('alert')).toHaveText(t('promotions', 'error.reward_over'))
    await page.unroute(`**${claimReward.path}`)
    claims.length = 0
  })
  const before = await balanceOf(maria)
  await waits.getByRole('button').dblclick()
  await expect(
    page.getByRole('status').filter({ hasText: t('promotions', 'reward.claimed.cash', { sum: money(15_00) }) }),
  ).toBeVisible()
  expect(new Set(claims).size).toBe(1)
  expect(await balanceOf(maria)).toBe(before + 15_00n)
  await expect(waits).toHaveCount(0)
  await back.getByRole('button').click()
  await expect(back).toHaveCount(0)
  expect(await balanceOf(maria)).toBe(before + 15_35n)
  await page.goBack()
  await expect(entry.getByRole('link')).toBeVisible()
  await expect.poll(waiting).toBeLessThanOrEqual(atFirst - 2)
})

test('a member joins a deposit bonus, which the deposit screen names, and applies with a picture', {
  tag: '@desktop',
}, async ({ page, site, language }) => {
  const { t, path, either } = site
  const twice = either('Primeiro depósito em dobro', 'First deposit doubled')
  const halfMore = either('50% a mais', '50% on top')
  const person = await openAccount()
  await enterAs(page, person)
  await test.step('menu, home and promotions show available promotions first, and follow changes', async () => {
    // A page without a list of promotions loads the member's own when the menu opens.
    await page.goto(path('/help/'))
    await openDrawer(page, site)
    await page
      .locator('#menu summary')
      .filter({ hasText: t('common', 'nav.promotions') })
      .click()
    await expect(page.locator('#menu [data-news] a').first()).toHaveText(twice)
    await page.goto(path('/promotions/'))
    const first = page.locator('main article').first()
    await expect(first.getByRole('heading')).toHaveText(twice)
    await expect(first.getByRole('link', { name: t('home', 'promotions.join') })).toHaveAttribute(
      'href',
      path('/member/rewardCenter/'),
    )
    // Four are open to them, of which visitors read three.
    await expect(page.locator('main article[data-own]')).toHaveCount(4)
    await expect(page.locator('main article')).toHaveCount(11)
    await expect(page.locator('#half')).toHaveAttribute('data-own', t('home', 'promotions.own'))
    const summary = page.locator('#menu summary').filter({ hasText: t('common', 'nav.promotions') })
    await expect(summary.locator('b')).toHaveText('4')
    await expectAccessible(page, 'the promotions of a member')
    await page.goto(path('/'))
    const menu = page.locator('#menu [data-news] a')
    await expect(menu.first()).toHaveText(twice)
    await expect(menu).toHaveCount(7)
    await expect(page.locator('[data-home-offers] > [data-own]')).toHaveCount(3)
    const { list } = await gateway()(getRewards, { language }, { token: person.token })
    const promotionId = list.find(({ title }) => title === twice)?.promotionId ?? ''
    const { claimId } = await gateway()(joinPromotion, { promotionId }, { token: person.token })
    await expect(summary.locator('b')).toHaveText('3')
    await expect(menu.first()).toHaveText(halfMore)
    await gateway()(leavePromotion, { claimId: claimId ?? '' }, { token: person.token })
    await expect(summary.locator('b')).toHaveText('4')
  })
  await page.goto(path('/member/rewardCenter/'))
  // A tap on an offer opens the list at its card.
  await page
    .getByRole('button', { name: t('hub', 'hub.act.of', { act: t('hub', 'hub.act.see'), title: halfMore }) })
    .click()
  const half = page.getByRole('article', { name: halfMore })
  await expect(page.locator('li').filter({ has: half })).toBeFocused()
  await half.getByRole('button', { name: t('promotions', 'reward.join') }).click()
  await expect(half.getByText(t('promotions', 'reward.state.signed'), { exact: true })).toBeVisible()

  const story = page.getByRole('article', { name: either('Conte sua melhor rodada', 'Tell us about your best round') })
  await story.getByRole('button', { name: t('promotions', 'reward.apply') }).click()
  const comment = story.getByRole('textbox')
  await comment.fill('a'.repeat(141))
  await story.getByRole('button', { name: t('promotions', 'reward.apply.send') }).click()
  await expect(story.getByRole('alert')).toBeVisible()
  await comment.fill('Cinco iguais')
  await story
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(await picture()) })
  await expect(story.getByText(t('promotions', 'reward.apply.pictures', { count: 1, most: 3 }))).toBeVisible()
  await expectAccessible(page, 'the form of an application')
  await story.getByRole('button', { name: t('promotions', 'reward.apply.send') }).click()
  await expect(story.getByText(t('promotions', 'reward.state.applying'), { exact: true })).toBeVisible()

  // The form waits for what stands above it, which would push the ways to pay away under a finger.
  const answer = await hold(page, `**${getRewards.path}*`)
  const methods = page.waitForResponse((response) => response.url().includes(getDepositMethods.path))
  await half.getByRole('link', { name: t('promotions', 'reward.payIn') }).click()
  await (await methods).finished()
  await expect(page.locator('.deposit__skeleton')).toBeVisible()
  answer()
  await expect(page.getByRole('radio').first()).toBeVisible()
  // What was joined is chosen already.
  await expect(page.getByRole('radio', { name: halfMore })).toBeChecked()
})

test('a failed list of rewards is loaded again, and during a pause each card shows the reason', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { t, path, either } = site
  expectConsole(page, /ERR_FAILED|status of 4/)
  const person = await openAccount()
  await gateway()(startPause, { hours: 24 }, { token: person.token })
  await enterAs(page, person)
  await test.step('a call that fails', async () => {
    // The call fails until somebody clicks: the page also tries again by itself, which must not be what helps.
    const isClicked = () => page.evaluate(() => sessionStorage.getItem('clicked') !== null)
    await page.route(`**${getRewards.path}*`, async (route) => ((await isClicked()) ? route.continue() : route.abort()))
    await page.goto(path('/member/rewardCenter/'))
    const open = page.getByRole('region', { name: t('hub', 'hub.offers'), exact: true })
    await open.getByText(t('hub', 'hub.offers.all'), { exact: true }).click()
    await expect(open.getByRole('alert')).toBeVisible()
    await page.evaluate(() => addEventListener('click', () => sessionStorage.setItem('clicked', ''), true))
    await open.getByRole('button', { name: t('errors', 'retry') }).click()
    await expect(open.getByRole('article').first()).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('a pause stops claims', async () => {
    const half = page.getByRole('article', { name: either('50% a mais', '50% on top') })
    await expect(half.getByText(t('promotions', 'reward.missing.blocked'))).toBeVisible()
    await expect(half.getByRole('button')).toHaveCount(0)
    const daily = page.getByRole('region', { name: t('daily-sign-in', 'signIn.title') })
    await daily.getByRole('button').click()
    await expect(daily.getByRole('link', { name: t('protection-limits', 'limit.open') })).toBeVisible()
    await expectAccessible(page, 'rewards during a pause')
  })
})
