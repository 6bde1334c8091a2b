import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { homeBanners } from '#catalogue/news.ts'
import type { Banner } from '#contract/site/news/announcement.ts'

const home = JSON.parse(readFileSync('locales/en/home.json', 'utf8'))
beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { home } } })
})

const banner = (change: Partial<Banner>): Banner => ({
  groupName: 'w_home',
  imageUrl: '/art/banners/boas-vindas',
  url: '/live/',
  linkageType: 'PAGE',
  title: 'Tables',
  lead: 'Live',
  ...change,
})
const promotion = { id: 'free-play', picture: '/art/banners/x', title: 'Play', lead: 'Free', terms: '' }
const hrefs = (...banners: Banner[]) => homeBanners('en', banners, [promotion]).map(({ href }) => href)

test('banners of the home page link to their targets, or to nothing', () => {
  const elsewhere = banner({ linkageType: 'LINK', url: 'https://blog.example/' })
  expect(hrefs(banner({}), elsewhere)).toEqual(['/live/', 'https://blog.example/'])
  expect(hrefs(banner({ linkageType: 'NONE' }), banner({ url: '' }))).toEqual([undefined, undefined])
})

test('banners of other groups are not shown there; without banners the promotions replace them', () => {
  expect(hrefs(banner({ groupName: 'w_login' }), banner({ url: '/rng/' }))).toEqual(['/rng/'])
  expect(hrefs(banner({ groupName: 'w_login' }))).toEqual(['/promotions/#free-play'])
})
