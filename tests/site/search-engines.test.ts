import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { siteLanguages } from '#lib/languages.ts'
import { type BuiltPage, pageAt, pages, pathIn, readBuilt, textOf } from '#tests/support/built-pages.ts'

const listed = ['/', '/rng/', '/live/', '/promotions/', '/help/', '/login/', '/register/'] as const

/** Path of an absolute address of the site: removes the address for which the site was built. */
const pathOf = (address: string | undefined) => new URL(address ?? 'x:').pathname

const meta = ({ root }: BuiltPage, name: string) =>
  root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
const linked = ({ root }: BuiltPage, selector: string) =>
  pathOf(root.querySelector(`link${selector}`)?.getAttribute('href'))

const found = [
  ...readBuilt('sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address]) => pathOf(address))

describe.each(siteLanguages)('in %s', (language) => {
  test.each(listed)('a shared link to %s shows title, words and a picture in the page’s language', (route) => {
    const page = pageAt(pathIn(language, route))
    expect(meta(page, 'og:title')).toBe(textOf(page.root.querySelector('title')))
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'))
    expect(pathOf(meta(page, 'og:url'))).toBe(page.path)
    expect(meta(page, 'og:locale')).toBe(language === 'pt' ? 'pt_BR' : language)
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    expect(pathOf(meta(page, 'og:image'))).toBe(`/og-${language}.jpg`)
  })

  test('the picture of a shared link has its stated size, and is light', async () => {
    const picture = readBuilt(`og-${language}.jpg`)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(picture.length).toBeLessThanOrEqual(80_000)
  })

  test('every indexed page has its own title and description', () => {
    const mine = found.map(pageAt).filter((page) => page.language === language)
    expect(mine.length).toBeGreaterThan(10)
    const titles = mine.map(({ root }) => textOf(root.querySelector('title')))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    for (const page of mine) {
      expect(linked(page, '[rel="canonical"]')).toBe(page.path)
      const description = meta(page, 'description') ?? ''
      expect(description.length, page.path).toBeGreaterThanOrEqual(25)
      expect(description.length, page.path).toBeLessThanOrEqual(180)
    }
  })

  test('data for search engines are well formed and not taken for a script', () => {
    const dataOf = (route: string) =>
      pageAt(pathIn(language, route)).root.querySelector('script[type="application/ld+json"]')?.rawText ?? ''
    const types = (route: string) => (JSON.parse(dataOf(route)) as { '@type': string }[]).map((one) => one['@type'])
    expect(types('/')).toEqual(['Organization', 'WebSite'])
    expect(types('/rng/')).toEqual(['BreadcrumbList'])
    const { root } = pageAt(pathIn(language, '/rng/'))
    const policy = root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content')
    const hash = (text: string) => createHash('sha256').update(text).digest('base64')
    expect(policy).toContain(hash(root.querySelector('head script:not([src])')?.rawText ?? ''))
    expect(policy).not.toContain(hash(dataOf('/rng/')))
  })
})

test.each(found)('%s names its other languages', (path) => {
  const page = pageAt(path)
  for (const [language, tag] of [
    ['pt', 'pt-BR'],
    ['en', 'en'],
    ['pt', 'x-default'],
  ] as const)
    expect(linked(page, `[hreflang="${tag}"]`)).toBe(pathIn(language, page.route))
})

test('guarded pages, game frames and the 404 page are not offered to search engines', () => {
  expect(found).toEqual(expect.arrayContaining([...listed, ...listed.map((route) => `/en${route}`)]))
  const hidden = pages.filter(({ html, route }) => html.includes('data-guard=') || /404|play|signin/.test(route))
  expect(hidden.length).toBeGreaterThan(10)
  for (const { path, html } of hidden) {
    expect(found, path).not.toContain(path)
    expect(html, path).toContain('<meta name="robots" content="noindex">')
    expect(html, path).not.toContain('rel="canonical"')
  }
})

test('robots.txt names the sitemap', () => {
  const robots = readBuilt('robots.txt').toString()
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/wps\/\n\nSitemap: http\S+\/sitemap\.xml\n$/)
})
