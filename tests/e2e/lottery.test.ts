import type { Page } from '@playwright/test'
import { getLotteryMenu } from '#contract/play/lotteries/get-lottery-menu.ts'
import type { PrizeMode } from '#contract/play/lotteries/lottery.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, type Site, test } from '#tests/support/e2e.ts'

const menuOf = (prizeMode: PrizeMode, language: string) =>
  gateway()(getLotteryMenu, { prizeMode, device: 'WEB', language })

const vietnam = 'TCG_LOTTO_VN'
const tiles = (page: Page) => page.locator('main [data-game]')
const sideMenu = (page: Page, { t }: Pick<Site, 't'>) =>
  page.getByRole('complementary', { name: t('common', 'menu.label') })
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

// Going back: tests/unit/stores/play/lotteries/lottery.test.ts.
test('prize mode and kind of draw are in the address and survive a reload', { tag: '@desktop' }, async ({
  page,
  site,
  language,
}) => {
  const { t, path } = site
  const classic = (await menuOf('LOTT', language)).games.filter(({ vassalage }) => vassalage !== vietnam)
  const electronic = await menuOf('ELOTT', language)
  const [kind] = electronic.types
  if (!kind) throw new Error('no electronic lotteries')
  const ofKind = electronic.games.filter(({ lotteryType }) => lotteryType === kind.key)
  expect(ofKind.length).toBeLessThan(electronic.games.length)
  const mode = (name: string) => page.getByRole('radio', { name: t('lotteries', `mode.${name}`), exact: true })
  const types = page.getByRole('group', { name: t('lotteries', 'types') })
  const pressed = types.getByRole('button', { pressed: true })

  await enterAs(page, await openAccount())
  await page.goto(`${path('/lottery/')}?utm_source=ad`)
  await expect(mode('LOTT')).toBeChecked()
  await expect(tiles(page)).toHaveCount(classic.length)
  await expect(mode('ZY')).toBeVisible()
  await expect(mode('SEA')).toHaveCount(0)
  // Each lottery says when it draws next (rule 40.28).
  await expect(page.locator('main [data-draws]')).toHaveCount(classic.length)
  await expect(page.locator('main [data-draws] time').first()).toHaveText(/\d:\d\d$/)
  await expect(sideMenu(page, site)).toBeHidden()
  await page
    .locator('label')
    .filter({ has: mode('ELOTT') })
    .click()
  await expect(tiles(page)).toHaveCount(electronic.games.length)
  await types.getByRole('button', { name: new RegExp(`^${kind.displayName}`) }).click()
  await expect(tiles(page)).toHaveCount(ofKind.length)
  const chosen = { utm_source: 'ad', prizeMode: 'ELOTT', lotteryType: kind.key }
  expect(query(page)).toEqual(chosen)

  await page.reload()
  await expect(mode('ELOTT')).toBeChecked()
  await expect(pressed).toContainText(kind.displayName)
  await expect(tiles(page)).toHaveCount(ofKind.length)

  // Another prize mode has other kinds of draws.
  await page
    .locator('label')
    .filter({ has: mode('LOTT') })
    .click()
  expect(query(page)).toEqual({ utm_source: 'ad', prizeMode: 'LOTT' })
  await expect(tiles(page)).toHaveCount(classic.length)
})

test('lotteries of other places have their own pages without the side menu, open from there, and report unknown games', {
  tag: '@desktop-only',
}, async ({ page, site, language }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await test.step('Southeast Asian lotteries: by kind of draw, without a choice of one prize mode', async () => {
    const { games, types } = await menuOf('SEA', language)
    const last = types.at(-1)
    if (!last) throw new Error('no Southeast Asian lotteries')
    await page.goto(`${path('/seaLottery/')}?lotteryType=${last.key}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lotteries', 'heading.seaLottery'))
    await expect(tiles(page)).toHaveCount(games.filter(({ lotteryType }) => lotteryType === last.key).length)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(sideMenu(page, site)).toBeHidden()
    const chosen = page.getByRole('group', { name: t('lotteries', 'types') }).getByRole('button', { pressed: true })
    // A second tap removes the choice; a single kind is never a choice.
    if (types.length > 1) {
      await chosen.click()
      await expect(tiles(page)).toHaveCount(games.length)
      expect(query(page)).toEqual({})
    } else await expect(chosen).toHaveCount(0)
  })
  await test.step('a Vietnamese lottery in the address opens, and its close button leads back to the list', async () => {
    const games = (await menuOf('LOTT', language)).games.filter(({ vassalage }) => vassalage === vietnam)
    const [game] = games
    if (!game) throw new Error('no Vietnamese lotteries')
    await page.goto(`${path('/vnLottery/')}?gameCode=${game.gameCode}`)
    await page.waitForURL(/\/seamless\//)
    await page.getByRole('button', { name: t('games', 'frame.close') }).click()
    await expect(page).toHaveURL(path('/vnLottery/'))
    await expect(tiles(page)).toHaveCount(games.length)
    for (const vendor of await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-vendor'))))
      expect(vendor).toBe(vietnam)
    await expect(sideMenu(page, site)).toBeHidden()
  })
  await test.step('an unknown lottery is reported beside the existing ones', async () => {
    await page.goto(path('/vnLottery/?gameCode=no-such-game'))
    await expect(page.getByRole('alert').filter({ hasText: t('errors', 'error.game_not_found') })).toBeVisible()
    expect(await tiles(page).count()).toBeGreaterThan(0)
  })
  await test.step('a lottery of the lobby leads to its page', async () => {
    await page.goto(path('/lott/'))
    await expect(sideMenu(page, site)).toBeVisible()
    for (const [vendor, hall] of [
      [vietnam, 'vnLottery'],
      ['TCG_SEA', 'seaLottery'],
      ['BOLASETE', 'lottery'],
    ])
      await expect(page.locator(`[data-vendor="${vendor}"] a`).first()).toHaveAttribute(
        'href',
        new RegExp(`/${hall}/\\?gameCode=`),
      )
  })
})
