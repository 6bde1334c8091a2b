import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { cents, followHash } from '#tests/support/player.ts'

// A vendor that bets first and pays afterwards, one that sends both at once, and one that speaks another dialect.
test('a vendor’s games open in frames of its own origin, and every amount is the same on both sides', {
  tag: '@phone',
}, async ({ page, site, baseURL }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  // What a browser that blocks cookies of other sites does to a frame.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError')
    }
    if (window !== window.top)
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto(path('/rng/'))
  let balance = 5000
  for (const [nodeId, name] of [
    [3001, 'Lenda do Boto'],
    [2001, 'Gato da Sorte'],
    [11101, 'Isca Dourada'],
  ] as const) {
    await test.step(name, async () => {
      await followHash(page, `game-${nodeId}`)
      const frame = page.frameLocator('dialog iframe')
      const spin = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
      await expect(spin).toBeEnabled()
      const address =
        page
          .frames()
          .find((each) => each !== page.mainFrame())
          ?.url() ?? ''
      expect(new URL(address).origin).not.toBe(new URL(baseURL ?? page.url()).origin)
      // The launch is no part of an address that stays.
      expect(new URL(address).hash).toBe('')
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin'))
      await spin.click()
      const { round } = await (await answered).json()
      balance += Number(round.win) - Number(round.stake)
      await expect.poll(() => cents(page)).toBe(balance)
      await expect(spin).toBeEnabled({ timeout: 60_000 })
      expect(await balanceOf(account)).toBe(BigInt(balance))
      const [last] = await roundsOf(account)
      expect(last).toMatchObject({ gameName: name, stake: BigInt(round.stake), win: BigInt(round.win) })
      await expectAccessible(page, name, { leftOut: ['#content', 'iframe'] })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('games', 'frame.close') }).click()
      await expect(page.locator('dialog iframe')).toHaveCount(0)
    })
  }
  await test.step('the round is shown again in the history', async () => {
    await page.goto(path('/member/personalHistoryCopy/?view=rounds'))
    await page
      .getByRole('button', { name: t('tables', 'table.details') })
      .first()
      .click()
    await page.getByRole('button', { name: t('history', 'round.replay') }).click()
    const replay = page.frameLocator('.round-replay')
    await expect(replay.getByText(t('slots-reels', 'reels.replay'))).toBeVisible()
    await expectAccessible(page, 'the replay', { leftOut: ['iframe'] })
  })
})

test('the page of a vendor that knows nothing of the site’s messages is there once it has loaded (rule 35.14)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(5000n))
  await page.goto(path('/rng/'))
  await page.route(/\/play\/$/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Silent</h1>' }))
  await followHash(page, 'game-11101')
  await expect(page.frameLocator('dialog iframe').getByRole('heading', { name: 'Silent' })).toBeVisible()
  await expect(page.locator('dialog iframe')).toHaveAttribute('title', 'Isca Dourada')
  await page.getByRole('button', { name: t('games', 'frame.close') }).click()
  await expect(page.locator('dialog iframe')).toHaveCount(0)
})

test('a vendor’s page that does not come, and one that no frame may show, have a way on (rule 35.10)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(5000n))
  await page.clock.install()
  await page.goto(path('/rng/'))
  const dialog = page.getByRole('dialog')
  const nothing = '<!doctype html><html lang="en"><title>Nothing</title><main><h1>Nothing</h1></main>'
  await page.route(/\/play\/$/, (route) => route.fulfill({ contentType: 'text/html', body: nothing }))
  await followHash(page, 'game-2001')
  await expect(dialog.getByText(t('games', 'launching'))).toBeVisible()
  await expect(page.locator('dialog iframe')).toHaveCount(1)
  await page.clock.fastForward(15_000)
  const late = page.getByRole('alert').filter({ hasText: t('games', 'late.title') })
  await expect(late).toBeVisible()
  await expect(late.getByRole('link', { name: t('games', 'seamless.lobby') })).toHaveAttribute('href', path('/rng/'))
  await expectAccessible(page, 'a game that is late', { leftOut: ['#content', 'iframe'] })
  await page.unroute(/\/play\/$/)
  await late.getByRole('button', { name: t('errors', 'retry') }).click()
  const spin = page.frameLocator('dialog iframe').getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await expect(spin).toBeEnabled()
  await page.getByRole('button', { name: t('games', 'frame.close') }).click()

  await page.route('**/wps/game/launchGame', async (route) => {
    const response = await route.fetch()
    const { value, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, value: { ...value, frame: false } } })
  })
  await followHash(page, 'game-2002')
  const way = page.getByRole('link', { name: t('games', 'outside.open') })
  await expect(way).toHaveAttribute('target', '_blank')
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await expectAccessible(page, 'a game outside', { leftOut: ['#content'] })
})

test('a game that plays from its vendor’s wallet asks for money there first, and plays with it (rule 18.13)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  const named = { vendor: 'Salão Real' }
  const account = await openAccount(100_00n)
  await enterAs(page, account)
  await page.goto(path('/rng/'))
  await followHash(page, 'game-10101')
  const dialog = page.locator('dialog.game-frame')
  const frame = page.frameLocator('dialog iframe')
  const spin = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await expect(dialog.getByText(t('games', 'wallet.title', named))).toBeVisible()
  await expect(dialog.getByText(t('games', 'frame.wallet', named), { exact: true })).toBeVisible()
  // Behind it the game loads, and a page that is half there has no landmarks yet.
  await expect(spin).toBeAttached()
  await expectAccessible(page, 'empty wallet', { leftOut: ['#content', 'iframe'] })
  await dialog.getByRole('link', { name: t('games', 'wallet.transfer'), exact: true }).click()
  await expect(page.getByLabel(t('vendor-wallets', 'form.vendor'), { exact: true })).toHaveValue('SALAOREAL')
  await page.getByLabel(t('vendor-wallets', 'form.amount'), { exact: true }).fill('30')
  await page.getByRole('button', { name: t('vendor-wallets', 'form.submit'), exact: true }).click()
  await expect(page.getByText(t('vendor-wallets', 'result.done', named))).toBeVisible()
  await page.goto(path('/rng/'))
  await followHash(page, 'game-10101')
  await expect(spin).toBeEnabled()
  await expect(dialog.getByText(t('games', 'wallet.title', named))).toHaveCount(0)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin'))
  await spin.click()
  const { round } = await (await answered).json()
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  // The main wallet is not touched, and the round is in the history.
  expect(await balanceOf(account)).toBe(70_00n)
  const [last] = await roundsOf(account)
  expect(last).toMatchObject({ stake: BigInt(round.stake), win: BigInt(round.win) })
  await page.goto(path('/member/transferFund/'))
  const wallet = page.locator('.funds__wallet').filter({ hasText: named.vendor })
  const left = 3000 + Number(round.win) - Number(round.stake)
  await expect(wallet.locator('.funds__money')).toHaveText(money(left))
})
