import { describe, expect, test } from 'vitest'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { pageAt, pages, pathIn, textOf, words } from '#tests/support/built-pages.ts'
import { isGamePage } from '#tests/support/game-pages.ts'

/** A window of a provider of identities, which closes itself. */
const signIn = '/signin/'
const read = pages.filter(({ route }) => !isGamePage(route) && route !== signIn)

describe.each(pages)('$path', ({ root, language }) => {
  test('names its language and subject, and has no styles and handlers of its own', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(language === 'pt' ? 'pt-BR' : language)
    expect(textOf(root.querySelector('title'))).toMatch(/\S{3,}/)
    expect(root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '').toMatch(/\S{3,}/)
    expect(root.querySelectorAll('[style], [onclick], [onload], [onerror]').map(String)).toEqual([])
  })

  test('gives every picture its size, so that nothing moves when it loads', () => {
    const unsized = root
      .querySelectorAll('img')
      .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
    expect(unsized.map(String)).toEqual([])
  })

  test('uses each id once', () => {
    // The content of a template counts once: from the template or, without scripts, from its copy.
    const copies = new Set(root.querySelectorAll('noscript').flatMap((copy) => copy.querySelectorAll('[id]')))
    const ids = root.querySelectorAll('[id]').flatMap((element) => (copies.has(element) ? [] : [element.id]))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test.each(read)('$path has one heading and its texts', ({ root, html, language }) => {
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  const main = textOf(root.querySelector('main'))
  expect(main.length).toBeGreaterThan(100)
  if (html.includes('data-guard=')) expect(main).toContain(words(language, 'system', 'noscript'))
})

const headings: Readonly<Record<string, readonly [area: string, key: string]>> = {
  '/': ['home', 'heading'],
  '/rng/': ['common', 'category.RNG'],
  '/live/': ['common', 'category.LIVE'],
  '/promotions/': ['home', 'promotions.title'],
  '/promotion/': ['home', 'promotion.heading'],
  '/help/': ['help', 'heading'],
  '/pointMall/': ['points-mall', 'heading'],
  '/vip/': ['vip', 'heading'],
  '/jackpot/': ['jackpot', 'heading'],
  '/returns/': ['returns', 'heading'],
  '/app/': ['system', 'app.heading'],
  '/mirrors/': ['system', 'mirrors.heading'],
  '/fairness/': ['fairness-verify', 'heading'],
  '/feedback/': ['system', 'feedback.heading'],
  '/support/': ['system', 'support.heading'],
  '/maintenance/': ['system', 'maintenance.heading'],
  '/region/': ['system', 'region.heading'],
  '/offline/': ['system', 'offline.heading'],
  '/agent/': ['agent-centre', 'heading'],
}

describe.each(siteLanguages)('in %s', (language) => {
  const at = (route: string) => pageAt(pathIn(language, route))

  test('"more", the menu of a phone and the footer name every category, and the footer each vendor once', () => {
    const { root } = at('/live/')
    const named = (selector: string) => root.querySelectorAll(selector).map(textOf)
    const bar = root.querySelectorAll('[data-nav] > ul > li').map((entry) => textOf(entry.querySelector('a')))
    const categories = bar.slice(2)
    expect(categories).toHaveLength(9)
    // One for scripts to unfold, and one for pages without scripts.
    for (const held of ['template', 'noscript']) expect(named(`#nav-more ${held} a`)).toEqual(bar)
    expect(named('.side__lanes a')).toEqual(categories)
    expect(named('.footer__links div:first-child a')).toEqual(categories)
    const vendors = named('.footer__vendors a')
    expect(vendors).toHaveLength(21)
    expect(new Set(vendors).size).toBe(21)
  })

  test.each(Object.entries(headings))('%s has the heading that the menus use', (route, [area, key]) => {
    expect(textOf(at(route).root.querySelector('h1'))).toBe(words(language, area, key))
  })

  test('an unknown address shows the 404 page', () => {
    const { root } = pageAt(language === 'pt' ? '/404.html' : `/${language}/404/`)
    expect(textOf(root.querySelector('h1'))).toBe(words(language, 'help', 'notFound.heading'))
  })

  test('the home page under its other names gives the bare address as canonical', () => {
    for (const route of ['/index/', '/home/']) {
      const { root } = at(route)
      expect(textOf(root.querySelector('h1'))).toBe(words(language, 'home', 'heading'))
      const own = root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
      expect(new URL(own).pathname).toBe(pathIn(language, '/'))
    }
  })

  test('without scripts, login and registration show the home page (rule 2.13)', () => {
    for (const route of ['/login/', '/register/']) {
      const { root } = at(route)
      const titles = root.querySelectorAll('h2').map(textOf)
      expect(titles).toContain(words(language, 'home', 'hot.title'))
      expect(root.querySelectorAll('[data-game] a').map(textOf)).toContain('Arara Dourada')
    }
  })

  test('the help has every article, each at its own address', () => {
    const { root } = at('/help/')
    for (const term of ['about', 'deposit', 'responsible', 'terms', 'privacy']) {
      const article = root.querySelector(`article#${term}`)
      expect(textOf(article?.querySelector('h2'))).toBe(words(language, 'help', `${term}.title`))
      expect(textOf(article)).toContain(words(language, 'help', `${term}.lead`))
    }
  })

  test.each([
    ['/rng/', 48, 'LUMORA'],
    ['/live/', 1, 'SALAOREAL'],
  ] as const)('the lobby %s shows a page of games, each with its name and link', (route, least, vendor) => {
    const cards = at(route).root.querySelectorAll('[data-grid] [data-game]')
    expect(cards.length).toBeGreaterThanOrEqual(least)
    if (route === '/rng/') expect(cards).toHaveLength(least)
    for (const card of cards) {
      expect(card.hasAttribute('hidden')).toBe(false)
      const link = card.querySelector('a')
      expect(textOf(link)).not.toBe('')
      const own = card.classList.contains('tile--vendor')
        ? new RegExp(`\\?vassalage=${card.getAttribute('data-vendor')}$`)
        : new RegExp(`^#game-${card.getAttribute('data-game')}$`)
      expect(link?.getAttribute('href')).toMatch(own)
    }
    // Without scripts the card of a vendor leads to this page, which has its games.
    const isCard = cards
      .filter((card) => card.getAttribute('data-vendor') === vendor)
      .map((card) => card.classList.contains('tile--vendor'))
    expect(new Set(isCard)).toEqual(new Set([true, false]))
  })

  test('the list of languages leads to the same page', () => {
    const others: readonly SiteLanguage[] = siteLanguages.filter((code) => code !== language)
    for (const { route, root } of pages.filter(
      (page) => page.language === language && page.root.querySelector('footer'),
    )) {
      const addresses = root.querySelectorAll('footer a').map((link) => link.getAttribute('href'))
      const same = route.replace(/^\/(home|index)\/$/, '/').replace('/404.html', '/404/')
      for (const other of others) expect(addresses, route).toContain(pathIn(other, same))
    }
  })
})
