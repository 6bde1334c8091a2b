import { demoAccount, enterAs } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { followHash, openDrawer } from '#tests/support/player.ts'

test('the search finds games of every category by keyboard, shows the corrected text, and opens one', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(path('/promotions/'))
  // A narrow header has no room for it.
  await openDrawer(page, site)
  const opener = page.getByRole('link', { name: t('common', 'search.open') })
  await expect(opener).toBeVisible()
  expect(asked.filter((url) => /SearchDialog|search\.\w+\.(css|js)/.test(url))).toEqual([])
  await opener.click()
  const field = page.getByRole('combobox', { name: t('lobby-search', 'field') })
  await expect(field).toBeFocused()
  const options = page.getByRole('option')
  await test.step('before anything is typed it shows what is popular; Enter alone opens none of it', async () => {
    await expect(page.getByRole('group', { name: t('lobby-search', 'none.instead') }).getByRole('option')).toHaveCount(
      6,
    )
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
  })
  await page.keyboard.type('dragao')
  await expect(options.first()).toContainText('Dragão de Jade')
  await expect(options.first().locator('mark')).toHaveText('Dragão')
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  // Escape empties the field first.
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(page.getByRole('group', { name: t('lobby-search', 'none.instead') })).toBeVisible()
  await page.keyboard.type('zzzz qqqq')
  await expect(
    page.getByRole('heading', { name: t('lobby-search', 'none.title', { text: 'zzzz qqqq' }) }),
  ).toBeVisible()
  await field.fill('furia da onsa')
  await expect(page.getByText(t('lobby-search', 'meant', { meant: 'Fúria da Onça' }))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#(login:)?game-1002/)
  await test.step('a search without an answer can be repeated', async () => {
    let down = true
    await page.route('**/wps/game/search?**', (route) =>
      down ? route.fulfill({ json: { success: true, value: {} } }) : route.continue(),
    )
    await followHash(page, 'search')
    await page.getByRole('combobox', { name: t('lobby-search', 'field') }).fill('tigre')
    const retry = page.getByRole('alert').getByRole('button')
    await expect(retry).toBeVisible({ timeout: 15_000 })
    down = false
    await retry.click()
    await expect(page.getByRole('option').first()).toContainText('Tigre')
  })
})

test('the search is one tap away on every page at every width, and a result opens with one more (rule 6.17)', {
  tag: '@desktop-only',
}, async ({ page, site }) => {
  const { t, path } = site
  const opener = page.getByRole('banner').getByRole('link', { name: t('common', 'search.open') })
  const field = page.getByRole('combobox', { name: t('lobby-search', 'field') })
  const inView = async () => {
    await expect(opener).toBeInViewport({ ratio: 1 })
    const box = await opener.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  const widths = [320, 360, 780, 1440]
  for (const width of widths)
    await test.step(`a visitor, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      for (const route of ['/', '/rng/', anyPage]) {
        await page.goto(path(route))
        await inView()
      }
    })
  await enterAs(page, await demoAccount('maria'))
  for (const width of widths)
    await test.step(`a member, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      for (const route of ['/', '/member/', '/member/depositv2/', '/lottery/']) {
        await page.goto(path(route))
        await inView()
      }
    })
  await test.step('a member begins with the games played last, and opens one', async () => {
    await opener.click()
    await expect(field).toBeFocused()
    const latest = page.getByRole('group', { name: t('lobby-search', 'recent') })
    await expect(latest.getByRole('option').first()).toBeVisible()
    await field.fill('arara dorada')
    await page.getByRole('option', { name: /Arara Dourada/ }).click()
    await expect(page).toHaveURL(/#game-1001/)
  })
})
