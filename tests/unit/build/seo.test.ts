import { expect, test } from 'vitest'
import { brand } from '#lib/brand.ts'
import { structuredData } from '#lib/structured-data.ts'
import { sitemapEntry } from '#scripts/build/sitemap.ts'

const page = (route: string) => ({
  brand: { ...brand, name: 'Tucano', legalName: 'Tucano Ltda.', contact: { email: 'a@tucano.example' } },
  route,
  title: 'Slots',
  tag: 'en',
  address: (to: string) => `https://site.example/en${to}`,
  file: (path: string) => `https://site.example${path}`,
})

test('the home page describes the operator and the search', () => {
  expect(structuredData(page('/'))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Tucano',
      legalName: 'Tucano Ltda.',
      url: 'https://site.example/en/',
      logo: 'https://site.example/icon-512.png',
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: 'a@tucano.example' },
    },
    expect.objectContaining({
      '@type': 'WebSite',
      inLanguage: 'en',
      potentialAction: expect.objectContaining({
        target: { '@type': 'EntryPoint', urlTemplate: 'https://site.example/en/rng/?q={search_term_string}' },
      }),
    }),
  ])
})

test('any other page has breadcrumbs', () => {
  expect(structuredData(page('/rng/'))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Tucano', item: 'https://site.example/en/' },
        { '@type': 'ListItem', position: 2, name: 'Slots', item: 'https://site.example/en/rng/' },
      ],
    },
  ])
})

test('the sitemap has a page with its languages, and none without its own address', () => {
  const html =
    '<link rel="canonical" href="https://s.example/rng/"><link rel="alternate" hreflang="en" href="https://s.example/en/rng/">'
  expect(sitemapEntry(html)).toBe(
    '<url><loc>https://s.example/rng/</loc><xhtml:link rel="alternate" hreflang="en" href="https://s.example/en/rng/"/></url>',
  )
  expect(sitemapEntry('<meta name="robots" content="noindex">')).toBeUndefined()
})
