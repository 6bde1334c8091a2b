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

for (const route of routes) {
  test(`crawl: ${route} as a visitor and as a member`, { tag: '@pair' }, async ({ page, site, request }) => {
    // What stands there for every address that is none is visited at one.
    const address = site.path(route === '/404/' ? '/nowhere/' : route)
    if (route === '/404/') expectConsole(page, /404/)
    const { read } = await visitorOf(page)
    await page.goto(address)
    const guard = /data-guard="(\w+)"/.exec((await htmlOf(request, address)) ?? '')?.[1]
    if (guard === undefined) {
      await read('visitor')
      await expectSound(page, 'visitor')
      await expectLinksLeadSomewhere(page, request)
    } else expect(pathOf(page)).toBe(site.path(guard === 'agent' ? '/agent/' : '/login/'))
    await enterAs(page, await memberOf())
    await page.goto(address)
    await read('member')
    await expectSound(page, 'member')
    await expectLinksLeadSomewhere(page, request)
  })
}

for (const route of ['/', '/agent/', '/agentHome/', '/member/']) {
  test(`crawl: ${route} as an agent`, { tag: '@pair' }, async ({ page, site, request }) => {
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
  // The home page under other names, what has no address of its own, and a frame of the game.
  const others = ['/home/', '/index/', '/404/', '/play/slots/']
  const readable = []
  for (const route of routes)
    if (!(await (await request.get(route)).text()).includes('data-guard=')) readable.push(route)
  expect(measured.toSorted()).toEqual(readable.filter((route) => !others.includes(route)))
})
