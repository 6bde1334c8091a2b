import type { Page, TestInfo } from '@playwright/test'
import { readBudgets } from '#scripts/bench/budgets.ts'
import { forgetVitals } from '#scripts/bench/vitals.ts'
import { type Account, demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
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
  tabs,
} from '#tests/support/crawled-pages.ts'
import { expect, expectConsole, type Site, test } from '#tests/support/e2e.ts'
import { isLong } from '#tests/support/effort.ts'
import { expectFits } from '#tests/support/fits.ts'
import { type OneByOne, oneByOne } from '#tests/support/held.ts'

/** One of each for all pages of a worker. */
const accounts: Partial<Record<'member' | 'agent', Promise<Account>>> = {}
/** Maria's lists are full, and show what an empty list hides. The pairs of the long run alone have a new member's, which are empty. */
const memberOf = ({ project }: TestInfo) =>
  (accounts.member ??= /^(phone-en|desktop-pt)$/.test(project.name) ? demoAccount('maria') : openAccount(5000n))
const agentOf = () => (accounts.agent ??= demoAccount('rafael', 'agent'))

/** The first pages of the centres, and their screens. */
const fronts = { member: '/member/', agent: '/agentHome/' } as const
const screensOf = (role: keyof typeof fronts) =>
  guarded.filter((route) => route.startsWith(fronts[role]) && route !== fronts[role])
const isScreen = (route: string) => [...screensOf('member'), ...screensOf('agent')].includes(route)
const isFront = (route: string) => route === fronts.member || route === fronts.agent
/**
 * Pages that are read by their addresses. The first page of a centre is where the walk through its screens begins. Every run opens the
 * screens from the menu there; the long run reads them by their addresses too.
 */
const loaded = guarded.filter((route) => !isFront(route) && (isLong || !isScreen(route)))
/** Members read these on a phone, the other half at a desk. */
const guardedOnPhones = loaded.filter((route, index) => index % 2 === 1 && !forAgents(route))
const guardedAtDesks = loaded.filter((route, index) => index % 2 === 0 && !forAgents(route))

/**
 * Pages that a visitor reads, on a phone: to a member at a desk they are the same words in the frame of the main pages.
 * Members read them in the long run.
 */
const readByVisitors = (route: string) => open.includes(route) && !mainRoutes.includes(route)

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
  if (!isFront(route)) return
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

/** Opens a screen of a centre as its menu or front page does, without loading a page; the answers of the gateway come one by one. */
async function openScreen({ settled }: Visitor, answers: OneByOne, page: Page, address: string): Promise<void> {
  answers.hold()
  await page.locator(`:is(nav, main) a[href="${address}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(({ pathname }) => pathname === address)
  await expect(page.locator('h1')).toBeFocused()
  // The screen before has made room; what counts is what the answers move.
  await forgetVitals(page)
  await answers.release()
  await settled()
}

for (const [role, tag] of [
  ['member', '@phone'],
  ['agent', '@desktop'],
] as const)
  test(
    `crawl through every screen as ${role}, from the menu of the centre`,
    { tag },
    async ({ page, site, request }, info) => {
      const visitor = await visitorOf(page)
      const answers = await oneByOne(page, calls)
      await enterAs(page, await (role === 'agent' ? agentOf() : memberOf(info)))
      for (const route of [fronts[role], ...screensOf(role)]) {
        if (isFront(route)) await readLoggedIn(visitor, answers, route, site)
        else await openScreen(visitor, answers, page, site.path(route))
        await expectSound(page, route)
        await expectAccessibleAs(role, page, route)
        await expectLinksLeadSomewhere(page, request)
        await expectFits(page, `${route} as ${role}`)
      }
    },
  )

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
