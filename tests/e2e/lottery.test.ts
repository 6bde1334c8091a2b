import type { Page } from '@playwright/test'
import { getLotteryMenu } from '#contract/lobby/get-lottery-menu.ts'
import type { PrizeMode } from '#contract/lobby/lottery.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

const menuOf = (prizeMode: PrizeMode, language: string) =>
  gateway()(getLotteryMenu, { prizeMode, device: 'WEB', language })

const vietnam = 'TCG_LOTTO_VN'
const tiles = (page: Page) => page.locator('main [data-game]')
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('prize mode and kind of draw stand in the address, survive a reload, the way back and forward', {
  tag: '@once',
}, async ({ page, site, language }) => {
  const { t, path } = site
  const classic = (await menuOf('LOTT', language)).games.filter(({ vassalage }) => vassalage !== vietnam)
  const electronic = await menuOf('ELOTT', language)
  const [kind] = electronic.types
  if (!kind) throw new Error('no electronic lotteries')
  const ofKind = electronic.games.filter(({ lotteryType }) => lotteryType === kind.key)
  expect(ofKind.length).toBeLessThan(electronic.games.length)
  const mode = (name: string) => page.getByRole('radio', { name: t('lottery', `mode.${name}`), exact: true })
  const types = page.getByRole('group', { name: t('lottery', 'types') })
  const pressed = types.getByRole('button', { pressed: true })

  await enterAs(page, await openAccount())
  await page.goto(`${path('/lottery/')}?utm_source=ad`)
  await expect(mode('LOTT')).toBeChecked()
  await expect(tiles(page)).toHaveCount(classic.length)
  await expect(mode('ZY')).toHaveCount(0)
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
  await page.goBack()
  await expect(pressed).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(electronic.games.length)
  await page.goBack()
  await expect(mode('LOTT')).toBeChecked()
  await expect(tiles(page)).toHaveCount(classic.length)
  await page.goForward()
  await page.goForward()
  await expect(tiles(page)).toHaveCount(ofKind.length)
  expect(query(page)).toEqual(chosen)

  // Another prize mode has other kinds of draws.
  await page
    .locator('label')
    .filter({ has: mode('LOTT') })
    .click()
  expect(query(page)).toEqual({ utm_source: 'ad', prizeMode: 'LOTT' })
  await expect(tiles(page)).toHaveCount(classic.length)
})

test('Southeast Asian lotteries stand on their own page, by kind of draw, without a choice of one prize mode', {
  tag: '@once',
}, async ({ page, site, language }) => {
  const { t, path } = site
  const { games, types } = await menuOf('SEA', language)
  const last = types.at(-1)
  if (!last) throw new Error('no Southeast Asian lotteries')
  await enterAs(page, await openAccount())
  await page.goto(`${path('/seaLottery/')}?lotteryType=${last.key}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lottery', 'heading.seaLottery'))
  await expect(tiles(page)).toHaveCount(games.filter(({ lotteryType }) => lotteryType === last.key).length)
  await expect(page.getByRole('radio')).toHaveCount(0)
  const chosen = page.getByRole('group', { name: t('lottery', 'types') }).getByRole('button', { pressed: true })
  // Pressed once more it is no choice any longer; one kind alone never is.
  if (types.length > 1) {
    await chosen.click()
    await expect(tiles(page)).toHaveCount(games.length)
    expect(query(page)).toEqual({})
  } else await expect(chosen).toHaveCount(0)
})

test('a Vietnamese lottery in the address says that it rests, and closing it leaves the list', {
  tag: '@once',
}, async ({ page, site, language }) => {
  const { t, path } = site
  const games = (await menuOf('LOTT', language)).games.filter(({ vassalage }) => vassalage === vietnam)
  const [game] = games
  if (!game) throw new Error('no Vietnamese lotteries')
  expectConsole(page, /503/)
  await enterAs(page, await openAccount())
  await page.goto(`${path('/vnLottery/')}?gameCode=${game.gameCode}`)
  const dialog = page.getByRole('dialog', { name: game.displayName })
  await expect(dialog.getByText(t('lottery', 'resting'))).toBeVisible()
  const instead = dialog.getByRole('region', { name: t('lottery', 'instead') })
  expect(await instead.getByRole('link').count()).toBeGreaterThan(0)
  await page.reload()
  await expect(dialog.getByText(t('lottery', 'resting'))).toBeVisible()
  await dialog.getByRole('button', { name: t('lottery', 'close') }).click()
  await expect(dialog).toHaveCount(0)
  expect(query(page)).toEqual({})
  await expect(tiles(page)).toHaveCount(games.length)
  for (const vendor of await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-vendor'))))
    expect(vendor).toBe(vietnam)
})

test('a lottery that is none says so, beside those that are', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/vnLottery/?gameCode=no-such-game'))
  await expect(page.getByRole('alert').filter({ hasText: t('errors', 'error.game_not_found') })).toBeVisible()
  expect(await tiles(page).count()).toBeGreaterThan(0)
})

test('pages of lotteries hide the side menu', { tag: ['@once', '@desktop'] }, async ({ page, site }) => {
  const { t, path } = site
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  await enterAs(page, await openAccount())
  for (const route of ['/lottery/', '/seaLottery/', '/vnLottery/']) {
    await page.goto(path(route))
    await expect(tiles(page).first()).toBeVisible()
    await expect(side).toBeHidden()
  }
  await page.goto(path('/lott/'))
  await expect(side).toBeVisible()
})
