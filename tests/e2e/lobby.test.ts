import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { openFilters } from '#tests/support/player.ts'

const shown = (page: Page) => page.locator('[data-game]:visible')

test('every choice is in the address and survives a reload and going back, which finds the list where it was left', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const opener = page.getByRole('button', { name: t('lobby', 'filters') })
  const query = (name: string) => new URL(page.url()).searchParams.get(name)
  const top = () => page.evaluate(() => Math.round(scrollY))
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  const pager = page.getByRole('navigation', { name: t('lobby', 'pager'), exact: true })
  const next = pager.getByRole('link', { name: t('lobby', 'pager.next'), exact: true })
  const resting = page.locator('.tile--resting:visible')
  // The first tiles appear a frame before the others.
  const whole = () => expect(page.locator('[data-grid="lobby"]')).toHaveAttribute('aria-busy', 'false')
  await page.goto(`${path('/rng/')}?utm_source=ad`)
  await expect(pager).toBeVisible()
  await expect(shown(page)).toHaveCount(48)

  await test.step('playable games come first; hot games are playable, without classifications and search', async () => {
    await expect(shown(page).first()).not.toHaveClass(/tile--resting/)
    // That classifications have names in every lobby, and a single one is no choice: tests/site/lobbies.test.ts.
    await openFilters(page, site)
    await expect(classes).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await show.getByRole('link', { name: t('lobby', 'show.hot') }).click()
    await expect(page).toHaveURL(/show=hot/)
    await expect(page.locator('.tile:visible:not(.tile--hot)')).toHaveCount(0)
    await expect(resting).toHaveCount(0)
    await expect(shown(page)).not.toHaveCount(0)
    await openFilters(page, site)
    await expect(vendors).toBeVisible()
    await expect(classes).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('playable games are a choice too, with that of a vendor; a lobby without them says so', async () => {
    await show.getByRole('link', { name: t('lobby', 'show.playable') }).click()
    await expect(page).toHaveURL(/show=playable/)
    await expect(shown(page)).toHaveCount(48)
    await expect(resting).toHaveCount(0)
    await openFilters(page, site)
    await vendors.getByRole('link', { name: /^Lumora/ }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-game]:visible:not([data-vendor="LUMORA"])')).toHaveCount(0)
    await expect(resting).toHaveCount(0)
    expect([query('show'), query('vendor')]).toEqual(['playable', 'LUMORA'])
    await page.goto(path('/fish/?show=playable'))
    await expect(page.getByRole('heading', { name: t('lobby-empty', 'empty.playable.title') })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/vendor=LUMORA/)
  })

  await test.step('all games, of one classification', async () => {
    await show.getByRole('link', { name: t('lobby', 'show.all') }).click()
    await expect(page).not.toHaveURL(/show=|vendor=/)
    await openFilters(page, site)
    await classes.getByRole('link', { name: t('lobby', 'class.video') }).click()
    await expect(page).toHaveURL(/class=video/)
    await page.getByRole('button', { name: new RegExp(`^${t('lobby', 'filters.show').split(' ')[0]} \\d`) }).click()
    await expect(classes).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
    await expect(shown(page)).toHaveCount(48)
    await whole()
  })

  const left = await test.step('going back from another page shows the list where it was left', async () => {
    const card = shown(page).nth(40)
    await card.scrollIntoViewIfNeeded()
    const before = await top()
    expect(before).toBeGreaterThan(100)
    await page.goto(path(anyPage))
    await page.goBack()
    await expect(card).toBeVisible()
    await expect.poll(top).toBe(before)
    return before
  })

  const [first] = await shown(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-game')))
  const onSecond = await test.step('the next page comes without another load, and begins at its top', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await next.click()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(
      pager.getByRole('link', { name: t('lobby', 'pager.page', { number: 2 }), exact: true }),
    ).toHaveAttribute('aria-current', 'page')
    await expect(page.locator(`[data-game="${first}"]`)).toHaveCount(0)
    await whole()
    await expect.poll(top).toBeLessThan(left)
    await expect(page.locator('body[data-same]')).toHaveCount(1)
    const count = await shown(page).count()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(48)
    return count
  })

  await test.step('a page survives a reload, going back and forward', async () => {
    await page.reload()
    await expect(page.locator(`[data-game="${first}"]`)).toHaveCount(0)
    await expect(shown(page)).toHaveCount(onSecond)
    await page.goBack()
    await expect(page.locator(`[data-game="${first}"]`)).toBeVisible()
    await openFilters(page, site)
    await expect(classes.getByRole('link', { name: t('lobby', 'class.video') })).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Escape')
    await page.goForward()
    await expect(shown(page)).toHaveCount(onSecond)
  })

  await test.step('a vendor resets the classification and the page, and keeps the campaign', async () => {
    await openFilters(page, site)
    await vendors.getByRole('link', { name: /Arara Originals/ }).click()
    await expect(page).toHaveURL(/vendor=ARARA/)
    expect([query('class'), query('page'), query('utm_source')]).toEqual([null, null, 'ad'])
    await expect(shown(page)).toHaveCount(24)
    await expect(next).toHaveCount(0)
  })

  await test.step('each choice can be taken back alone, and all at once', async () => {
    await classes.getByRole('link', { name: t('lobby', 'class.video') }).click()
    await expect(page).toHaveURL(/vendor=ARARA&class=video/)
    // Its button stands over what is not scrolled to.
    await page.locator('#filters').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
    await expectAccessible(page, 'the sheet of filters')
    await page.keyboard.press('Escape')
    await expect(opener).toHaveText(`${t('lobby', 'filters')}2`)
    const chip = (name: string) =>
      page.getByRole('link', { name: `${name} ${t('lobby-found', 'filters.remove')}`, exact: true })
    await chip('Arara Originals').click()
    await expect(page).not.toHaveURL(/vendor=/)
    expect(query('class')).toBe('video')
    await expect(chip('Arara Originals')).toHaveCount(0)
    await openFilters(page, site)
    await page.getByRole('link', { name: t('lobby-found', 'filters.clear'), exact: true }).click()
    await expect(page).not.toHaveURL(/class=/)
    await expect(page.getByRole('link', { name: t('lobby-found', 'filters.clear'), exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(opener).toHaveText(t('lobby', 'filters'))
    await page.goBack()
    await expect(chip(t('lobby', 'class.video'))).toBeVisible()
  })
})

test('games begin in the first third of a phone, and are in view when it is turned; a filter in the address adds no line (rule 6.16)', {
  tag: '@phone-only',
}, async ({ page, site }) => {
  const top = async () => (await shown(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
  for (const [width, height, limit] of [
    [360, 740, 740 / 3],
    [320, 640, 640 / 3],
    [780, 360, 180],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(site.path('/rng/'))
      await expect(shown(page).first()).toBeVisible()
      expect(await top()).toBeLessThan(limit)
      // A filter in the address adds no line.
      await page.goto(`${site.path('/rng/')}?vendor=LUMORA&class=jackpot`)
      await expect(page.getByRole('button', { name: site.t('lobby', 'filters') })).toContainText('2')
      await expect(shown(page)).toHaveCount(7)
      expect(await top()).toBeLessThan(limit)
    })
})

// That the pages together are the whole lobby: tests/unit/gateway/play/lobby/lobby.test.ts.
test('a lobby shows the gateway’s current games, and the rest stays as it was built', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.route('**/wps/game/games?**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [first, second, ...others] = body.value.games
    body.value.games = [
      { ...first, displayName: 'Arara Renomeada' },
      ...others,
      { ...second, nodeId: 999_999, displayName: 'Jogo Novo' },
    ]
    await route.fulfill({ response: answer, json: body })
  })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const tile of document.querySelectorAll('[data-grid="lobby"] [data-game]'))
        tile.setAttribute('data-built', '')
    })
  })
  await page.goto(site.path('/rng/'))
  await expect(page.getByRole('link', { name: 'Arara Renomeada', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jogo Novo', exact: true })).toHaveCount(1)
  await expect(shown(page)).toHaveCount(48)
  await expect(page.locator('[data-built]')).toHaveCount(46)
})

test('the search accepts missing accents and a wrong letter, and reports an empty result', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.goto(path('/rng/'))
  await openFilters(page, site)
  const search = page.getByRole('searchbox')
  await search.fill('furia da onca')
  await expect(shown(page).getByRole('link', { name: 'Fúria da Onça', exact: true })).toBeVisible()
  await search.fill('FÚRIA DA ONSA')
  await expect(shown(page).getByRole('link', { name: 'Fúria da Onça', exact: true })).toBeVisible()
  await expect(page.getByText(t('lobby-found', 'meant', { meant: 'Fúria da Onça' }))).toBeVisible()
  await search.fill('zzzz qqqq')
  const title = t('lobby-empty', 'empty.search.title', { search: 'zzzz qqqq' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^0 / })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const clear = page.getByRole('button', { name: t('lobby-empty', 'empty.clear') })
  await expect(clear).toBeVisible()
  await expectAccessible(page, 'no results')
  await clear.click()
  await openFilters(page, site)
  await expect(search).toHaveValue('')
  await expect(shown(page)).toHaveCount(48)
})
