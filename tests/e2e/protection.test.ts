import { getProtection } from '#contract/account/protection/get-protection.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { changeTo, demoAccount, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { pressInBar } from '#tests/support/player.ts'

test('a member limits deposits, is stopped by the limit, requests a higher one, and confirms it later', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 409/)
  await enterAs(page, await openAccount())
  await page.goto(path('/member/responsibleGaming/'))
  const deposits = page.getByRole('region', { name: t('protection', 'limits.deposit'), exact: true })
  const day = deposits.getByRole('listitem').first()
  const amount = day.getByLabel(t('protection', 'limits.amount'), { exact: true })
  const save = day.getByRole('button', { name: t('protection', 'limits.save') })
  await day.getByRole('button', { name: t('protection', 'limits.set') }).click()
  await save.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('50')
  await save.click()
  await expect(day.getByText(/0[.,]00.*50[.,]00/)).toBeVisible()
  await day.getByRole('button', { name: t('protection', 'limits.change') }).click()
  await amount.fill('80')
  await save.click()
  await expect(day.getByRole('button', { name: t('protection', 'limits.wish.keep') })).toBeVisible()
  await expect(day.getByRole('button', { name: t('protection', 'limits.wish.confirm') })).toBeHidden()
  await expectAccessible(page, 'responsible gaming')

  await page
    .getByRole('link', { name: t('deposits', 'deposit.title'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByLabel(t('deposits', 'deposit.amount'), { exact: true }).fill('60')
  await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
  await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
  await expect(page.getByText(t('protection-limits', 'limit.deposit.day'))).toBeVisible()
  await page.getByRole('link', { name: t('protection-limits', 'limit.open') }).click()
  await page.waitForURL(/responsibleGaming/)
})

test('two taps on any page stop deposits and play for a day (rule 17.6)', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 403/)
  const account = await openAccount(20_00n)
  await enterAs(page, account)
  const dialog = page.getByRole('dialog', { name: t('protection', 'panic.title') })
  await test.step('two taps over a game', async () => {
    await page.goto(path(`${anyPage}#game-1001`))
    await pressInBar(page, site, 'frame.pause')
    await expect(dialog).toBeVisible()
  })
  await test.step('two taps in the agent centre', async () => {
    await changeTo(page, await demoAccount('rafael', 'agent'))
    await page.goto(path('/agentHome/'))
    await page.getByRole('button', { name: t('agent-centre', 'pause') }).click()
    await expect(dialog).toBeVisible()
    await changeTo(page, account)
  })
  await page.goto(path(anyPage))
  await expect(page.locator('.header__who')).toHaveText(account.account)
  const tools = page.getByRole('contentinfo').getByRole('link', { name: t('common', 'care.link') })
  await expect(tools).toHaveAttribute('href', new RegExp(`${path('/member/responsibleGaming/')}$`))
  await page.locator('.avatar[popovertarget="member-menu"]').click()
  await page.getByRole('link', { name: t('common', 'account.pause') }).click()
  await expectAccessible(page, 'the panic button')
  await dialog.getByRole('button', { name: t('protection', 'panic.yes') }).click()
  await expect(dialog.getByRole('status')).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('protection', 'panic.yes') })).toBeHidden()
  const { block } = await gateway()(getProtection, {}, { token: account.token })
  expect(block).toMatchObject({ kind: 'pause' })

  await page.goto(path(`${anyPage}#game-1001`))
  await expect(page.getByRole('dialog').getByRole('link', { name: t('protection-limits', 'limit.open') })).toBeVisible()
})

test('a game stops for a reality check and goes on when the player confirms it (rule 17.5)', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 409/)
  await enterAs(page, await openAccount(20_00n))
  const startedAt = new Date(Date.now() - 3_600_000).toISOString()
  const value = { startedAt, net: '-450', currency: 'BRL' }
  const refusal = { success: false, code: 'reality_check_due', message: '', value }
  await page.route(`**${spinSlots.path}`, (route) =>
    route.fulfill({ status: 409, json: refusal, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await page.goto(path(`${anyPage}#game-1001`))
  // Members have customer service at every width.
  await expect(page.locator('.header__support')).toBeVisible()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: t('slots', 'slots.spin'), exact: true }).click()
  const check = game.getByRole('dialog', { name: t('slots', 'slots.check.title') })
  // The hour goes on while the page loads.
  await expect(check.getByText(/^1:0\d:\d\d$/)).toBeVisible()
  await expect(check.getByText(/4[.,]50/)).toBeVisible()
  await check.getByRole('button', { name: t('slots', 'slots.check.on') }).click()
  await expect(check).toBeHidden()
  await page.unroute(`**${spinSlots.path}`)
  const played = page.waitForResponse(
    (response) => new URL(response.url()).pathname === spinSlots.path && response.ok(),
  )
  await game.getByRole('button', { name: t('slots', 'slots.spin'), exact: true }).click()
  await played
})
