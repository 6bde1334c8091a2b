import type { Page } from '@playwright/test'
import { mainPages, otherPages } from '#scripts/bench/pages.ts'
import { type Account, demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expectLinksLeadSomewhere, expectSound, htmlOf, routes, visitorOf } from '#tests/support/crawl.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { expectFits } from '#tests/support/fits.ts'

/** One of each for all pages of a worker. */
const accounts: Partial<Record<'member' | 'agent', Promise<Account>>> = {}
const memberOf = () => (accounts.member ??= openAccount(5000n))
const agentOf = () => (accounts.agent ??= demoAccount('rafael', 'agent'))

const pathOf = (page: Page) => new URL(page.url()).pathname

/** The home page under other names; that they are the same page is tested with the routes. */
const aliases = ['/home/', '/index/']
/** Shown in a frame alone, which scripts open. */
const frame = '/play/slots/'
/** A window that a provider of identities leads back to, and that closes itself. */
const provider = '/signin/'
/** What stands at every address that is none. */
const nowhere = '/nowhere/'

const crawled = [...routes, nowhere].filter((one) => !aliases.includes(one))

// Role and size in pairs: a page is read by a visitor at one size and by a member at the other, by turns.
for (const [index, route] of crawled.entries()) {
  test(`crawl: ${route}`, async ({ page, site, request, isMobile }) => {
    const role = (index % 2 === 0) === isMobile ? 'visitor' : 'member'
    const address = site.path(route)
    if (route === nowhere) expectConsole(page, /404/)
    const { read } = await visitorOf(page)
    if (role === 'member') await enterAs(page, await memberOf())
    await page.goto(address)
    const guard = /data-guard="(\w+)"/.exec((await htmlOf(request, address)) ?? '')?.[1]
    const led = guard === 'agent' ? '/agent/' : role === 'visitor' && guard !== undefined ? '/login/' : undefined
    if (led !== undefined) await expect(page).toHaveURL(({ pathname }) => pathname === site.path(led))
    // Where a visitor is led has an address, and a test, of its own.
    if (led !== undefined && role === 'visitor') return
    await read(role)
    await expectSound(page, role)
    await expectLinksLeadSomewhere(page, request)
    // Portuguese words are the longer ones.
    if (site.path('/') === '/') await expectFits(page, role)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('crawl: every page has its words in view and fits', { tag: '@phone' }, async ({ page, site }) => {
    for (const route of routes.filter((one) => one !== frame && one !== provider)) {
      expect((await page.goto(site.path(route)))?.status(), route).toBe(200)
      expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(100)
      const wide = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
      expect(wide, `${route}: pixels beyond the edge`).toBeLessThanOrEqual(0)
    }
  })
})

for (const route of ['/', '/agent/', '/agentHome/', '/member/']) {
  test(`crawl: ${route} as an agent`, { tag: '@once' }, async ({ page, site, request }) => {
    const { read } = await visitorOf(page)
    await enterAs(page, await agentOf())
    await page.goto(site.path(route))
    await read('member')
    expect(pathOf(page)).toBe(site.path(route))
    await expectSound(page, 'agent')
    await expectLinksLeadSomewhere(page, request)
  })
}

test('the bench measures every page that a visitor can read', { tag: '@once' }, async ({ request }) => {
  const measured = [...mainPages, ...otherPages].map(({ route }) => route)
  const readable = []
  for (const route of routes) if (!(await htmlOf(request, route))?.includes('data-guard=')) readable.push(route)
  expect(measured.toSorted()).toEqual(readable.filter((route) => ![...aliases, frame, provider].includes(route)))
})
