import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

const listed = ['/', '/rng/', '/live/', '/promotions/', '/help/', '/login/', '/register/'] as const

/** Path of an absolute address of the site; what is left is the address the site was built for. */
const pathOf = (address: string | null) => new URL(address ?? 'x:').pathname

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address))
}

test('a shared link shows title, words and a picture in the page’s language', async ({
  page,
  site,
  language,
  request,
}) => {
  for (const route of listed) {
    await page.goto(site.path(route))
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
    expect(await meta('og:title')).toBe(await page.title())
    expect(await meta('og:description')).toBe(await meta('description'))
    expect(pathOf(await meta('og:url'))).toBe(site.path(route))
    expect(await meta('og:locale')).toBe(language === 'pt' ? 'pt_BR' : 'en')
    expect(await meta('twitter:card')).toBe('summary_large_image')
    expect(pathOf(await meta('og:image'))).toBe(`/og-${language}.jpg`)
  }
  const picture = await (await request.get(`/og-${language}.jpg`)).body()
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(picture.length).toBeLessThanOrEqual(80_000)
})

test('every page that may be found has a title and description of its own', async ({ page, request, language }) => {
  const pages = (await sitemap(request)).filter((path) => path.startsWith('/en/') === (language === 'en'))
  expect(pages.length).toBeGreaterThan(10)
  const titles = new Map<string, string>()
  for (const path of pages) {
    await page.goto(path)
    const title = await page.title()
    expect(titles.get(title), `${path} is called as another page`).toBeUndefined()
    titles.set(title, path)
    expect(pathOf(await page.locator('link[rel="canonical"]').getAttribute('href'))).toBe(path)
    const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? ''
    expect(description.length, path).toBeGreaterThanOrEqual(25)
    expect(description.length, path).toBeLessThanOrEqual(180)
  }
})

test('what search engines read is well formed and not taken for a script', async ({ page, site }) => {
  const types = async (route: string) => {
    await page.goto(site.path(route))
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    return (JSON.parse(text) as { '@type': string }[]).map((thing) => thing['@type'])
  }
  expect(await types('/')).toEqual(['Organization', 'WebSite'])
  expect(await types('/rng/')).toEqual(['BreadcrumbList'])
  const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')
  const hash = (text: string | null) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64')
  expect(policy).toContain(hash(await page.locator('head script:not([src])').first().textContent()))
  expect(policy).not.toContain(hash(await page.locator('script[type="application/ld+json"]').textContent()))
})

test('guarded pages, game frames and the 404 page are not offered to search engines', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const pages = await sitemap(request)
  expect(pages).toEqual(expect.arrayContaining([...listed, ...listed.map((route) => `/en${route}`)]))
  expect(pages.filter((path) => /member|play|404/.test(path))).toEqual([])
  for (const path of ['/404/', '/en/404/', '/member/', '/play/slots/']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex">')
    expect(html, path).not.toContain('rel="canonical"')
  }
  expectConsole(page, /404/)
  await page.goto('/nowhere/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('robots are told of the sitemap, phones of name, colours and icons', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/wps\/\n\nSitemap: http\S+\/sitemap\.xml\n$/)
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Arara', lang: 'pt-BR', start_url: '/', display: 'standalone' })
  expect(manifest.theme_color).toBe(await page.locator('meta[name="theme-color"]').getAttribute('content'))
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata()
    expect({ sizes: `${width}x${height}`, format }).toEqual({ sizes, format: 'png' })
  }
})
