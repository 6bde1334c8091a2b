import { expect, expectConsole, test } from '#tests/support/e2e.ts'

test.use({ javaScriptEnabled: false })

const lobbyGames = { '/rng/': 226, '/live/': 1 } as const
const pages = ['/', '/rng/', '/live/', '/promotions/', '/help/', '/nowhere/'] as const

test('without scripts pages have their text, links and sizes', async ({ page, site, language }) => {
  const { t, path } = site
  const headings = {
    '/': t('home', 'heading', { brand: 'Arara' }),
    '/rng/': t('common', 'category.RNG'),
    '/live/': t('common', 'category.LIVE'),
    '/promotions/': t('home', 'promotions.title'),
    '/help/': t('help', 'heading'),
    '/nowhere/': t('help', 'notFound.heading'),
  } as const
  expectConsole(page, /404/)
  for (const route of pages) {
    const response = await page.goto(path(route))
    expect(response?.status(), route).toBe(route === '/nowhere/' ? 404 : 200)
    const heading = page.getByRole('heading', { level: 1, name: headings[route], exact: true })
    await expect(heading, route).toHaveCount(1)
    await expect(page.locator('html'), route).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en')
    await expect(page, route).toHaveTitle(/Arara/)
    await expect(page.locator('meta[name="description"]'), route).toHaveAttribute('content', /\S{3,}/)
    const unsized = await page
      .locator('img')
      .evaluateAll((images) => images.filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height')))
    expect(unsized, route).toHaveLength(0)
    const styled = await page.locator('[style], [onclick]').count()
    expect(styled, `${route}: inline styles and handlers`).toBe(0)
  }
})

test('pages say which address is their own and where their other languages are', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const pathOf = async (selector: string) =>
    new URL((await page.locator(selector).getAttribute('href')) ?? '', 'http://x.invalid').pathname
  for (const route of ['/', '/rng/', '/promotions/', '/help/']) {
    await page.goto(site.path(route))
    expect(await pathOf('link[rel="canonical"]')).toBe(site.path(route))
    expect(await pathOf('link[hreflang="pt-BR"]')).toBe(route)
    expect(await pathOf('link[hreflang="en"]')).toBe(`/en${route}`)
    expect(await pathOf('link[hreflang="x-default"]')).toBe(route)
  }
})

test('a lobby shows every game without scripts, each with its name and link', async ({ page, site }) => {
  for (const [route, least] of Object.entries(lobbyGames)) {
    await page.goto(site.path(route))
    const cards = page.locator('[data-game]')
    expect(await cards.count()).toBeGreaterThanOrEqual(least)
    await expect(page.locator('[data-game]:visible')).toHaveCount(await cards.count())
    const nameless = await cards.evaluateAll((elements) =>
      elements.filter((element) => {
        const link = element.querySelector('a')
        const own = element.matches('.tile--vendor')
          ? new RegExp(`\\?vassalage=${element.getAttribute('data-vendor')}$`)
          : new RegExp(`^#game-${element.getAttribute('data-game')}$`)
        return !link?.textContent?.trim() || !own.test(link.getAttribute('href') ?? '')
      }),
    )
    expect(nameless).toHaveLength(0)
  }
  await page.goto(site.path('/rng/'))
  await expect(page.locator('[data-game]')).toHaveCount(lobbyGames['/rng/'])
})

test('help carries every article without scripts, each at its own address', async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/help/'))
  for (const term of ['about', 'deposit', 'responsible', 'terms', 'privacy']) {
    const article = page.locator(`article#${term}`)
    await expect(
      article.getByRole('heading', { level: 2, name: t('help', `${term}.title`), exact: true }),
    ).toBeVisible()
    await expect(article).toContainText(t('help', `${term}.lead`, { brand: 'Arara' }))
  }
})

test('the login and registration addresses show the home page without scripts', { tag: '@once' }, async ({
  page,
  site,
}) => {
  for (const route of ['/login/', '/register/']) {
    await page.goto(site.path(route))
    await expect(page.getByRole('heading', { name: site.t('home', 'hot.title') })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Arara Dourada' }).first()).toBeVisible()
  }
})
