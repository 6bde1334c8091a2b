import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getHelpCenter } from '#contract/site/system/get-help-center.ts'
import { seedGames, seedVendors } from '#gateway/seed/catalogue/index.ts'
import { checkMessages } from '#scripts/check-messages.ts'
import { pseudoLanguages, pseudoText } from '#scripts/messages/pseudo.ts'
import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, gateway } from '#tests/support/account.ts'
import { guardOf, nowhere, routes, type Visitor, visitorOf } from '#tests/support/crawl.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { isLong } from '#tests/support/effort.ts'
import { isGamePage } from '#tests/support/game-pages.ts'
import { type OperatorSite, openOperatorSite } from '#tests/support/operator-site.ts'
import { mirrorFaults, type Place, readPseudo } from '#tests/support/pseudo-page.ts'

/** The operator’s names, and those of the accounts that open its pages, with their letters. */
const names = [
  'Tucano',
  `© ${new Date().getFullYear()} Tucano Jogos Ltda.`,
  'SEPA',
  'Multibanco',
  'maria',
  'MA',
  'Rafael',
  'RA',
]
/** The home page again, a game’s frame, and a window that only this run’s own site has. */
const apart = ['/home/', '/index/', '/signin/']

// One after the other, so that the site is built once.
test.describe.configure({ mode: 'default' })

let site: OperatorSite
test.beforeAll(async () => {
  test.setTimeout(400_000)
  site = await openOperatorSite()
})
test.afterAll(() => site.close())

async function built(pattern: RegExp): Promise<Map<string, string>> {
  const names = (await readdir(site.dist, { recursive: true })).filter((name) => pattern.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(site.dist, name), 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

test('no file of another brand’s site contains the first brand', { tag: '@once' }, async () => {
  // Names of games and studios come from the gateway's catalogue and are not translated.
  const names = [...seedGames.map(({ gameName }) => gameName), ...seedVendors.map(({ name }) => name)]
    .filter((name) => name.includes('Arara'))
    .sort((a, b) => b.length - a.length)
  const files = await built(/\.(html|js|css|svg|json|xml|txt|webmanifest)$|_headers$/)
  expect(files.size).toBeGreaterThan(60)
  const licence = /^fonts[/\\]OFL\.txt$/
  const known = [...files]
    .filter(([name, text]) => !licence.test(name) && text.includes('Arara'))
    .filter(([, text]) => names.reduce((rest, name) => rest.replaceAll(name, ''), text).includes('Arara'))
  expect(known.map(([name]) => name)).toEqual([])
  expect(files.get('index.html')).toContain('Tucano')
})

test('a site without a provider of identities and a chat room names neither', { tag: '@once' }, async () => {
  const files = await built(/\.html$|_headers$/)
  const naming = [...files].filter(([, text]) => /identitytoolkit|recaptcha|chat\.example|signin/.test(text))
  expect(naming.map(([name]) => name)).toEqual([])
  expect([...files.keys()].filter((name) => name.includes('signin'))).toEqual([])
})

test('colours, age, categories and ways to pay are the operator’s; a light brand is as readable as the dark one', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(site.url)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 24, 47)')
  await expect(root).toHaveCSS('background-color', 'rgb(242, 245, 241)')
  await expect(page.locator('.button--main').first()).toHaveCSS('background-color', 'rgb(11, 95, 60)')
  await expect(page.locator('.care__age')).toHaveText('21+')
  await expect(page.getByRole('contentinfo')).toContainText('Tucano Jogos Ltda.')
  await expect(page.getByRole('contentinfo')).toContainText('Multibanco')
  const lobbies = await page
    .locator('.footer__links a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // What can be played comes first, in the operator's order otherwise (product rule 5.1).
  const order = ['/live/', '/rng/', '/sports/'].map((route) => lobbies.indexOf(route))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  const top = await page
    .locator('[data-nav] > ul > li > a')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')))
  // Home and promotions, then what can be played, the brand's categories first; then the others in the same way.
  const categories = [...new Set(top.slice(2))]
  expect(categories.slice(0, 3)).toEqual(['/live/', '/rng/', '/elott/'])
  expect(categories.indexOf('/sports/')).toBeLessThan(categories.indexOf('/fish/'))
  await expectWholeAccessible(page, 'home')
  for (const route of ['/rng/', '/help/']) {
    await page.goto(`${site.url}${route}`)
    await expectWholeAccessible(page, route)
  }
})

test('games have the operator’s colours', { tag: '@once' }, async () => {
  const [html = ''] = (await built(/^play[/\\]slots[/\\]index\.html$/)).values()
  expect(html).toMatch(/<html[^>]* data-theme="light"/)
  const sheets = await built(/^_astro[/\\].*\.css$/)
  const linked = [...sheets].filter(([name]) => html.includes(name.replaceAll('\\', '/'))).map(([, text]) => text)
  expect(linked.join('')).toContain('--action:#0b5f3c')
})

test.describe('languages that were added by their folders and codes', () => {
  const codes = ['xl', 'xr'] as const

  test('their texts are complete, and pages, alternatives and sitemap follow', { tag: '@once' }, async () => {
    const problems = await checkMessages(site.root)
    expect(problems.filter((problem) => /^x[lr]\//.test(problem))).toEqual([])
    const sitemap = await readFile(join(site.dist, 'sitemap.xml'), 'utf8')
    const counted = [...(await built(/^en[/\\].*\.html$/)).keys()].length
    for (const code of codes) {
      const { tag, direction } = pseudoLanguages[code]
      const pages = await built(new RegExp(`^${code}[/\\\\].*\\.html$`))
      expect(pages.size).toBe(counted)
      for (const [name, html] of pages) {
        expect(html, name).toMatch(new RegExp(`<html[^>]* lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`))
        if (html.includes('name="robots" content="noindex"')) continue
        const languages = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, other]) => other)
        expect(languages, name).toEqual(['pt-BR', 'en', 'en-XA', 'en-XB', 'x-default'])
      }
      expect(sitemap).toContain(`<loc>https://tucano.example/${code}/rng/</loc>`)
    }
  })

  test('the gateway writes in them', { tag: '@once' }, async () => {
    const call = gateway(site.url)
    const { data } = await call(getGameVendors, { platform: 'html5-desktop', language: 'xl' })
    expect(data.lanes.map(({ title }) => title)).toContain(pseudoText('Slots', 'xl'))
    const { list } = await call(getHelpCenter, { device: 'WEB', lang: 'xr' })
    expect(list[0]?.title).toBe(pseudoText('About us', 'xr'))
  })

  const accountForms = ['/login/', '/register/']
  /** The pages with the most content; the long run checks all. */
  const main = ['/', '/rng/', ...accountForms, '/member/depositv2/']
  const routesOf = (guard: string | undefined) =>
    (isLong ? [...routes, nowhere] : main).filter(
      (route) => guardOf(route) === guard && !apart.includes(route) && !isGamePage(route),
    )

  for (const guard of [undefined, 'member', 'agent'] as const) {
    const all = routesOf(guard)
    if (all.length === 0) continue
    test(`no text is cut off, overlapping or untranslated, and the mirror language is mirrored: ${guard ?? 'open'}`, {
      tag: '@once',
    }, async ({ page }) => {
      if (all.includes(nowhere)) expectConsole(page, /404/)
      const visitor = await visitorOf(page)
      if (guard) await enterAs(page, await demoAccount(guard === 'agent' ? 'rafael' : 'maria', guard, site.url))
      // This operator does without some features, and without their pages.
      const there = all.filter(
        (route) => route === nowhere || existsSync(join(site.dist, codes[0], route, 'index.html')),
      )
      expect(there.length).toBeGreaterThan(all.length / 2)
      for (const route of there) await expectWordsFit(page, visitor, route)
    })
  }

  /** Looks at a page once in each language, at both widths. */
  async function expectWordsFit(page: Page, visitor: Visitor, route: string): Promise<void> {
    const ltr = new Map<number, readonly Place[]>()
    for (const code of codes) {
      await page.goto(`${site.url}/${code}${route}`)
      await visitor.read(guardOf(route) ? 'member' : 'visitor', accountForms.includes(route))
      // A screen may ask for its content after everything else has come.
      if (guardOf(route)) await expect(page.locator('main .skeleton:visible')).toHaveCount(0)
      // Maria's level appears late, and so do the counts of unread messages, rewards and missions to claim, which move the
      // entries after them.
      if (route.startsWith('/member/')) {
        if (route === '/member/') await expect(page.locator('.me__vip')).toBeVisible()
        await expect(page.locator(':is(.centre__nav, .rows) .side__count')).toHaveCount(3)
      }
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { problems, places } = await readPseudo(page, names)
        const other = ltr.get(width)
        const mirror = other ? mirrorFaults(other, places, width) : []
        expect.soft([...problems, ...mirror], `/${code}${route} at ${width}`).toEqual([])
        ltr.set(width, places)
      }
    }
  }
})
