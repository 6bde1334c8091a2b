import type { Page, TestInfo } from '@playwright/test'
import { isWithin, readBudgets, table } from '#scripts/bench/budgets.ts'
import { byteFigures } from '#scripts/bench/bytes.ts'
import { mainPages, otherPages } from '#scripts/bench/pages.ts'
import { forgetVitals, readVitals } from '#scripts/bench/vitals.ts'
import { expectAccessible, expectWholeAccessible } from '#tests/support/accessible.ts'
import { type Account, demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import {
  expectLinksLeadSomewhere,
  expectSound,
  guardOf,
  longerWords,
  nowhere,
  routes,
  type Visitor,
  visitorOf,
} from '#tests/support/crawl.ts'
import { expect, expectConsole, type Site, test } from '#tests/support/e2e.ts'
import { isLong } from '#tests/support/effort.ts'
import { expectFits } from '#tests/support/fits.ts'
import { isGamePage } from '#tests/support/game-pages.ts'
import { type OneByOne, oneByOne } from '#tests/support/held.ts'

/** One of each for all pages of a worker. */
const accounts: Partial<Record<'member' | 'agent', Promise<Account>>> = {}
/** Maria's lists are full, and show what an empty list hides. The pairs of the long run alone have a new member's, which are empty. */
const memberOf = ({ project }: TestInfo) =>
  (accounts.member ??= /^(phone-en|desktop-pt)$/.test(project.name) ? demoAccount('maria') : openAccount(5000n))
const agentOf = () => (accounts.agent ??= demoAccount('rafael', 'agent'))

/** The home page under other names; that they are the same page is tested with the routes. */
const aliases = ['/home/', '/index/']
/** A window that a provider of identities leads back to, and that closes itself. */
const provider = '/signin/'
/**
 * This template only has other games than `/rng/`, for which axe would see the same. Its names are checked in the
 * tightest views, and its pictures in the HTML.
 */
const moreLobbies = ['/live/', '/fish/', '/pvp/', '/sports/', '/esports/', '/lott/', '/elott/']

/** Members are led away from these: the home page, again. */
const accountForms = ['/login/', '/register/']

const crawled = [...routes, nowhere].filter((route) => !aliases.includes(route))
const open = crawled.filter((route) => guardOf(route) === undefined)
const guarded = crawled.filter((route) => guardOf(route) !== undefined)
const forAgents = (route: string) => guardOf(route) === 'agent'
/** The first pages of the centres, and their screens. */
const fronts = { member: '/member/', agent: '/agentHome/' } as const
const screensOf = (role: keyof typeof fronts) =>
  guarded.filter((route) => route.startsWith(fronts[role]) && route !== fronts[role])
const isScreen = (route: string) => [...screensOf('member'), ...screensOf('agent')].includes(route)
/** Pages that somebody logged in reads by their addresses. Screens are opened from the menu in every run, and by theirs in the long run. */
const loaded = guarded.filter((route) => isLong || !isScreen(route))
/** Members read these on a phone, the other half at a desk. */
const guardedOnPhones = loaded.filter((route, index) => index % 2 === 1 && !forAgents(route))
const guardedAtDesks = loaded.filter((route, index) => index % 2 === 0 && !forAgents(route))

/** Roles and widths with which this worker has checked the frame that stands around every page. */
const framed = new Set<string>()

/** Checks the page; the first one of a role at a width together with its frame, which is the same around the others. */
async function expectAccessibleAs(role: 'visitor' | 'member' | 'agent', page: Page, route: string): Promise<void> {
  const frame = `${role} ${page.viewportSize()?.width}`
  const check = framed.has(frame) ? expectAccessible : expectWholeAccessible
  framed.add(frame)
  await check(page, `${route} as ${role}`)
}

/** Pages for one tab, one after another: the second page of a tab costs half as much as the first. */
const inOneTab = 4
const tabs = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / inOneTab) }, (_, at) => all.slice(at * inOneTab, (at + 1) * inOneTab))

const mainRoutes = mainPages.map(({ route }) => route)
/**
 * Pages that a visitor reads, on a phone: to a member at a desk they are the same words in the frame of the main pages.
 * Members read them in the long run.
 */
const readByVisitors = (route: string) => open.includes(route) && !mainRoutes.includes(route)

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

/** Addresses of the gateway's calls. */
const calls = '**/wps/**'

/**
 * Somebody logged in reads a page with an empty cache, to which the answers of the gateway come one by one. The first page of a
 * centre has a budget for its scripts.
 */
async function readLoggedIn({ go, read }: Visitor, answers: OneByOne, route: string, site: Site): Promise<void> {
  answers.hold()
  await go(site.path(route))
  await answers.release()
  const { jsTotal, scripts } = await read('member')
  if (route !== '/member/' && route !== '/agentHome/') return
  const { centre } = await readBudgets()
  expect(jsTotal + longerWords(scripts), `${route}: bytes of scripts`).toBeLessThanOrEqual(centre.jsFirst)
}

for (const [tag, all] of [
  [
    '@desktop',
    tabs([
      ...open.filter((route) => !accountForms.includes(route) && (isLong || !readByVisitors(route))),
      ...guardedAtDesks,
    ]),
  ],
  ['@phone', tabs(guardedOnPhones)],
] as const)
  for (const tab of all) {
    test(`crawl as a member: ${tab.join(' ')}`, { tag }, async ({ page, site, request }, info) => {
      if (tab.includes(nowhere)) expectConsole(page, /404/)
      const visitor = await visitorOf(page)
      const answers = await oneByOne(page, calls)
      await enterAs(page, await memberOf(info))
      for (const route of tab) {
        await readLoggedIn(visitor, answers, route, site)
        await expectSound(page, route)
        if (!readByVisitors(route)) await expectAccessibleAs('member', page, route)
        await expectLinksLeadSomewhere(page, request)
        await expectFits(page, route)
      }
    })
  }

/** Opens a screen of a centre as its menu does, without loading a page; the answers of the gateway come one by one. */
async function openScreen({ settled }: Visitor, answers: OneByOne, page: Page, address: string): Promise<void> {
  answers.hold()
  await page.locator(`nav a[href="${address}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(({ pathname }) => pathname === address)
  await expect(page.locator('h1')).toBeFocused()
  // The screen before has made room; what counts is what the answers move.
  await forgetVitals(page)
  await answers.release()
  await settled()
}

// The tests of the screens check their states with axe.
for (const [role, tag] of [
  ['member', '@phone'],
  ['agent', '@desktop'],
] as const)
  test(
    `crawl as ${role}: every screen, opened from the menu of the centre`,
    { tag },
    async ({ page, site, request }, info) => {
      const visitor = await visitorOf(page)
      const answers = await oneByOne(page, calls)
      await enterAs(page, await (role === 'agent' ? agentOf() : memberOf(info)))
      await visitor.go(site.path(fronts[role]))
      await visitor.read('member')
      for (const route of screensOf(role)) {
        await openScreen(visitor, answers, page, site.path(route))
        await expectSound(page, route)
        await expectLinksLeadSomewhere(page, request)
        await expectFits(page, `${route} as ${role}`)
      }
    },
  )

/** All of the same kind in the long run. */
const some = (all: readonly string[]) => (isLong ? all : all.slice(0, 2))

// Redirect targets have a test of their own.
test(
  'crawl: guarded pages redirect to the login, and the login leads back',
  { tag: '@once' },
  async ({ page, site }, info) => {
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
    await enterAs(page, await memberOf(info))
    for (const route of some(guarded.filter(forAgents))) await expectLed(site.path(route), '/agent/')
  },
)

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

test('crawl as an agent', { tag: '@once' }, async ({ page, site, request }) => {
  const visitor = await visitorOf(page)
  const answers = await oneByOne(page, calls)
  await enterAs(page, await agentOf())
  for (const route of ['/', '/agent/', ...loaded.filter(forAgents), '/member/']) {
    await readLoggedIn(visitor, answers, route, site)
    expect(new URL(page.url()).pathname).toBe(site.path(route))
    await expectSound(page, `${route} as an agent`)
    await expectAccessibleAs('agent', page, route)
    await expectLinksLeadSomewhere(page, request)
    // Also at the sizes of phones; others read the rest.
    if (forAgents(route)) await expectFits(page, `${route} as an agent`)
  }
})
