import type { Page } from '@playwright/test'
import { isWithin, readBudgets, table } from '#scripts/bench/budgets.ts'
import { byteFigures } from '#scripts/bench/bytes.ts'
import { mainPages, otherPages } from '#scripts/bench/pages.ts'
import { readVitals } from '#scripts/bench/vitals.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import {
  expectLinksLeadSomewhere,
  expectSound,
  longerWords,
  nowhere,
  type Visitor,
  visitorOf,
} from '#tests/support/crawl.ts'
import {
  accountForms,
  expectAccessibleAs,
  forAgents,
  guarded,
  mainRoutes,
  open,
  some,
  tabs,
} from '#tests/support/crawled-pages.ts'
import { expect, expectConsole, type Site, test } from '#tests/support/e2e.ts'
import { expectFits } from '#tests/support/fits.ts'
import { isGamePage } from '#tests/support/game-pages.ts'

/** A window that a provider of identities leads back to, and that closes itself. */
const provider = '/signin/'
/**
 * This template only has other games than `/rng/`, for which axe would see the same. Its names are checked in the
 * tightest views, and its pictures in the HTML.
 */
const moreLobbies = ['/live/', '/fish/', '/pvp/', '/sports/', '/esports/', '/lott/', '/elott/']

const weighed = new Map([...mainPages, ...otherPages].map((page) => [page.route, page]))

/** Bytes of the script that folds the navigation of wide pages; the budgets are those of a phone. */
const deskNavigation = 600
/** At a desk these are read in every run and keep the budgets of a phone, but for the registration; the long run reads the others there. */
const readAtDesks = [...mainRoutes, ...accountForms]

/**
 * A visitor with an empty cache reads a page. Its bytes and shifts have budgets. Pages of other languages load the same
 * scripts, which their files show; only the texts that scripts fetch are measured here.
 */
async function readAsVisitor({ come, read }: Visitor, route: string, page: Page, site: Site): Promise<void> {
  const judged = weighed.get(route)
  const { name = route } = judged ?? {}
  await come(site.path(route))
  const weight = await read('visitor', accountForms.includes(route))
  if (!judged) return
  expect(weight.failed, `${name}: addresses that were not answered`).toEqual([])
  expect(weight.html, `${name}: the page came over the network`).toBeGreaterThan(1000)
  const { cls } = await readVitals(page)
  const isDesk = (page.viewportSize()?.width ?? 0) > 1000
  const allowed = isDesk && !readAtDesks.includes(route) ? deskNavigation : 0
  const jsTotal = weight.jsTotal + longerWords(weight.scripts) - allowed
  const { bytes, ...others } = await readBudgets()
  const own = {
    // The site under test has an identity provider, whose button is in the login.
    jsPopup: bytes.jsPopup + bytes.jsProvider,
    jsRegister: bytes.jsRegister + (isDesk ? deskNavigation : 0),
  }
  const budgets = { ...others, bytes: { ...bytes, ...own } }
  const figures = byteFigures(name, { ...weight, jsTotal, cls }, budgets, judged)
  expect(figures.every(isWithin), `\n${table(figures)}`).toBe(true)
}

// Role and size in pairs: a visitor reads a page at one size, a member at the other.
for (const tab of tabs(open)) {
  test(`crawl as a visitor: ${tab.join(' ')}`, { tag: '@phone' }, async ({ page, site, request }) => {
    if (tab.includes(nowhere)) expectConsole(page, /404/)
    const visitor = await visitorOf(page)
    for (const route of tab) {
      await readAsVisitor(visitor, route, page, site)
      await expectSound(page, route)
      if (!moreLobbies.includes(route)) await expectAccessibleAs('visitor', page, route)
      if (!mainRoutes.includes(route)) await expectFits(page, route)
      await expectLinksLeadSomewhere(page, request)
    }
  })
}

// At a desk a visitor gets other parts of the frame around all pages, so the main pages are enough.
test('crawl as a visitor at a desk: the main pages and the login pages', { tag: '@desktop-only' }, async ({
  page,
  site,
}) => {
  const visitor = await visitorOf(page)
  for (const route of readAtDesks) {
    await readAsVisitor(visitor, route, page, site)
    await expectSound(page, route)
    if (accountForms.includes(route)) await expectFits(page, route)
    else await expectAccessibleAs('visitor', page, route)
  }
})

// Redirect targets have a test of their own.
test('crawl: guarded pages redirect to the login, and the login leads back (rules 2.13 and 15.1)', {
  tag: '@once',
}, async ({ page, site }) => {
  const expectLed = async (address: string, to: string) => {
    await page.goto(address)
    await expect(page, address).toHaveURL(({ pathname }) => pathname === site.path(to))
  }
  // The files show which pages have the guard; this tests that it works.
  for (const route of some(guarded.filter((one) => !forAgents(one)))) {
    const address = `${site.path(route)}?game=1001`
    await expectLed(address, '/login/')
    expect(new URL(page.url()).searchParams.get('next')).toBe(address)
  }
  for (const route of some(guarded.filter(forAgents))) await expectLed(site.path(route), '/agent/')
  await enterAs(page, await openAccount())
  for (const route of some(guarded.filter(forAgents))) await expectLed(site.path(route), '/agent/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('crawl: every page shows its texts and fits', { tag: '@phone' }, async ({ page, site }) => {
    const read = [...open.filter((route) => route !== nowhere), ...some(guarded)]
    for (const route of read.filter((one) => !isGamePage(one) && one !== provider)) {
      expect((await page.goto(site.path(route)))?.status(), route).toBe(200)
      expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(100)
      const wide = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
      expect(wide, `${route}: pixels beyond the edge`).toBeLessThanOrEqual(0)
    }
  })
})
