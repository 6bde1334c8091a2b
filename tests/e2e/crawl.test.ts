import type { Page } from '@playwright/test'
import { mainPages, otherPages } from '#scripts/bench/pages.ts'
import { type Account, demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expectLinksLeadSomewhere, expectSound, htmlOf, routes, visitorOf } from '#tests/support/crawl.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

/** One of each for all pages of a worker. */
const accounts: Partial<Record<'member' | 'agent', Promise<Account>>> = {}
const memberOf = () => (accounts.member ??= openAccount(5000n))
const agentOf = () => (accounts.agent ??= demoAccount('rafael', 'agent'))

const pathOf = (page: Page) => new URL(page.url()).pathname

/** The home page under other names; that they are the same page is tested with the routes. */
const aliases = ['/home/', '/index/']
/** Shown in a frame alone, which scripts open. */
const frame = '/play/slots/'
/** What stands at every address that is none. */
const nowhere = '/nowhere/'

for (const route of [...routes, nowhere].filter((one) => !aliases.includes(one))) {
  test(`crawl: ${route} as a visitor and as a member`, async ({ page, site, request }) => {
    const address = site.path(route)
    if (route === nowhere) expectConsole(page, /404/)
    const { read } = await visitorOf(page)
    await page.goto(address)
    const guard = /data-guard="(\w+)"/.exec((await htmlOf(request, address)) ?? '')?.[1]
    if (guard === undefined) {
      await read('visitor')
      await expectSound(page, 'visitor')
      await expectLinksLeadSomewhere(page, request)
    } else
      await expect(page).toHaveURL(({ pathname }) => pathname === site.path(guard === 'agent' ? '/agent/' : '/login/'))
    await enterAs(page, await memberOf())
    await page.goto(address)
    if (guard === 'agent') await expect(page).toHaveURL(({ pathname }) => pathname === site.path('/agent/'))
    await read('member')
    await expectSound(page, 'member')
    await expectLinksLeadSomewhere(page, request)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('crawl: every page has its words and fits; a member’s page says what it needs', async ({
    page,
    site,
    request,
  }) => {
    for (const route of routes.filter((one) => one !== frame)) {
      const address = site.path(route)
      expect((await page.goto(address))?.status(), route).toBe(200)
      await expect(page.locator('h1'), route).toHaveCount(1)
      const words = await page.locator('main').innerText()
      expect(words.length, route).toBeGreaterThan(100)
      if ((await htmlOf(request, address))?.includes('data-guard='))
        expect(words).toContain(site.t('system', 'noscript'))
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
  expect(measured.toSorted()).toEqual(readable.filter((route) => ![...aliases, frame].includes(route)))
})
