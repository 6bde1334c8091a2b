import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seedGames, seedVendors } from '#gateway/seed/catalogue/index.ts'
import { checkMessages } from '#scripts/check-messages.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { type OperatorSite, openOperatorSite } from '#tests/support/operator-site.ts'

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

test('no file of another brand’s site knows the first brand', { tag: '@once' }, async () => {
  // Games and studios belong to the gateway's catalogue, whatever they are called.
  const names = [...seedGames.map(({ gameName }) => gameName), ...seedVendors.map(({ name }) => name)].sort(
    (a, b) => b.length - a.length,
  )
  const files = await built(/\.(html|js|css|svg|json|xml|txt|webmanifest)$|_headers$/)
  expect(files.size).toBeGreaterThan(60)
  const licence = /^fonts[/\\]OFL\.txt$/
  const known = [...files]
    .filter(([name]) => !licence.test(name))
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

test('colours, age, categories and ways to pay are the operator’s', { tag: '@once' }, async ({ page }) => {
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
  const order = ['/sports/', '/live/', '/rng/'].map((route) => lobbies.indexOf(route))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  const top = await page
    .locator('[data-nav] > ul > li > a')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')))
  // Home and promotions, then the brand's categories, then the others in the gateway's order.
  const categories = [...new Set(top.slice(2))]
  expect(categories.slice(0, 3)).toEqual(['/sports/', '/live/', '/rng/'])
  expect(categories.slice(3)).toContain('/fish/')
})

test('a light brand is as readable as the dark one', { tag: '@once' }, async ({ page }) => {
  for (const route of ['/', '/rng/', '/help/']) {
    await page.goto(`${site.url}${route}`)
    await expectAccessible(page, route)
  }
})

test('a language is added by its texts and one line', { tag: '@once' }, async () => {
  const problems = await checkMessages(site.root)
  expect(problems.filter((problem) => problem.startsWith('ar/'))).toEqual([])
  const pages = await built(/^ar[/\\].*\.html$/)
  expect(pages.size).toBeGreaterThan(10)
  for (const [name, html] of pages) {
    expect(html, name).toMatch(/<html[^>]* lang="ar" dir="rtl"/)
    if (html.includes('name="robots" content="noindex"')) continue
    const languages = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, tag]) => tag)
    expect(languages, name).toEqual(['pt-BR', 'en', 'ar', 'x-default'])
  }
  expect(await readFile(join(site.dist, 'sitemap.xml'), 'utf8')).toContain('<loc>https://tucano.example/ar/rng/</loc>')
})

test('right to left, the page is mirrored and never scrolls sideways', { tag: '@once' }, async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const route of ['/ar/', '/ar/rng/', '/ar/promotions/', '/ar/help/']) {
      await page.goto(`${site.url}${route}`)
      const wide = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
      expect(wide, `pixels beyond the edge of ${route} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto(`${site.url}/ar/`)
  const menu = await page.locator('#menu').boundingBox()
  expect(menu?.x ?? 0, 'the side menu stands at the right').toBeGreaterThan(720)
})
