import { expect, test } from 'vitest'
import { bannerCard } from '#parts/site/news/banner.ts'
import { homeCard, offerCard } from '#parts/site/news/promotion.ts'
import { fakeNode, nodeShape, shapeByAll, shapeOf, textsOf } from '#tests/unit/ui/markup/ends.ts'
import { htmlOf } from '#ui/markup/html.ts'
import { h } from '#ui/markup/markup.ts'

const promotion = { id: 'half', picture: '/art/banners/rodada-dupla', title: '50% <on> "top"', lead: 'A & B' }
const [termsWord, action] = ['Terms', { text: 'Join', href: '/en/member/rewardCenter/' }]

test('a card of the promotions page is the same in a built page and by a script, with its terms as each has them', () => {
  const html = { html: '<p>For <b>members</b>.</p>' }
  const built = shapeOf(htmlOf(offerCard({ ...promotion, terms: html, action }, { termsWord })))
  const nodes = fakeNode(h('p', {}, 'For ', h('b', {}, 'members'), '.')) as unknown as Node
  const byScript = fakeNode(offerCard<Node>({ ...promotion, terms: nodes, action }, { termsWord }))
  expect(nodeShape(byScript)).toEqual(built)
  expect(byScript.attributes).toEqual({ class: 'offer', id: 'half' })
  expect(byScript.querySelector('summary')?.text).toBe('Terms: 50% <on> "top"')
  expect(byScript.querySelector('details')?.text).toContain('For members.')
})

test('what an offer lacks leaves no trace: terms and button', () => {
  const card = fakeNode(offerCard<Node>({ ...promotion, terms: undefined }, { termsWord }))
  expect([card.querySelector('details'), card.querySelector('a')]).toEqual([null, null])
})

test('links to other sites tell them nothing, and the first pictures of a page are loaded at once', () => {
  const card = (href: string, eager: boolean) =>
    fakeNode(offerCard<Node>({ ...promotion, terms: undefined, action: { text: 'Go', href } }, { termsWord, eager }))
  expect(card('/en/', true).querySelector('a')?.attributes.rel).toBeUndefined()
  expect(card('https://example.org/', true).querySelector('a')?.attributes.rel).toBe('noopener')
  expect([true, false].map((eager) => card('/', eager).querySelector('img')?.attributes.loading)).toEqual([
    'eager',
    'lazy',
  ])
})

test('a card of the home page has the tall picture if there is one', () => {
  const own = shapeByAll(homeCard(promotion, '/en/promotions/#half'))
  expect(own.attributes).toEqual({ class: 'promo promo--tall', 'data-offer': 'half' })
  const foreign = shapeByAll(homeCard({ ...promotion, picture: '/pictures/x' }, '/en/promotions/#half'))
  expect(foreign.attributes.class).toBe('promo')
  expect(textsOf(foreign)).toEqual(['50% <on> "top"', 'A & B'])
})

test('the first banner stands out and is loaded at once; a phone has a picture of its own', () => {
  const banner = { ...promotion, href: '/en/promotions/#half', action: 'See more' }
  const first = fakeNode(bannerCard(banner, { isFirst: true, eager: true }))
  expect(first.querySelector('a')?.attributes).toEqual({ class: 'button button--main', href: '/en/promotions/#half' })
  expect(first.querySelector('a')?.text).toBe('See more: 50% <on> "top"')
  expect(first.querySelector('img')?.attributes).toMatchObject({ loading: 'eager', fetchpriority: 'high' })
  expect(first.querySelector('source')?.attributes.media).toBe('(max-width: 39.99rem)')
  const later = fakeNode(bannerCard({ ...banner, picture: '/pictures/x', href: undefined }, { isFirst: false }))
  expect(later.querySelector('a')).toBeNull()
  expect(later.querySelector('img')?.attributes.loading).toBe('lazy')
  expect(later.querySelectorAll('source')).toHaveLength(1)
  for (const isFirst of [true, false]) {
    const card = bannerCard(banner, { isFirst })
    expect(nodeShape(fakeNode(card))).toEqual(shapeOf(htmlOf(card)))
  }
})
