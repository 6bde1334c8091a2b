import { expect, test } from 'vitest'
import { checkedNews } from '#gateway/site/news/news-files.ts'

const promotion = {
  id: 'friday',
  type: 'PR',
  for: ['A', 'B'],
  position: 1,
  picture: '/art/banners/friday',
  texts: { en: { title: 'Friday', content: '<p>Twice.</p><ul><li>Once.</li></ul>' } },
}
const banner = {
  imageUrl: '/art/banners/friday',
  url: '/rng/',
  linkageType: 'PAGE',
  texts: { en: { title: 'Friday', lead: 'Twice' } },
}
const banners = { banners: 'w_home', list: [banner] }

test('a valid file of an operator is accepted unchanged', () => {
  expect(checkedNews(promotion)).toEqual(promotion)
  expect(checkedNews(banners)).toEqual(banners)
  expect(checkedNews({ banners: 'w_home', list: [] })).toEqual({ banners: 'w_home', list: [] })
})

test.each([
  ['no texts', { texts: {} }, /it has no texts/],
  ['a picture of what is no promotion', { type: 'PU' }, /only a promotion has a picture/],
  ['agents together with others', { type: 'PU', picture: undefined, for: ['A', 'G'] }, /for agents is for nobody else/],
  ['a promotion for agents', { for: ['G'] }, /types PU and H alone/],
  ['somebody named twice', { for: ['A', 'A'] }, /twice/],
  [
    'nothing that may be shown',
    { texts: { en: { title: 'F', content: '<script>x()</script>' } } },
    /nothing of its content in en may be shown/,
  ],
  ['no lead', { texts: { en: { title: 'F', content: '<ul><li>x</li></ul>' } } }, /does not begin with <p>/],
  ['a picture of another host', { picture: 'https://cdn.example/x' }, /picture/],
  ['a picture with its format', { picture: '/art/banners/friday.webp' }, /picture/],
  ['an id that is no address', { id: 'Friday!' }, /id/],
  ['a field too many', { colour: 'red' }, /colour/],
])('%s is refused', (_, change, why) => {
  expect(() => checkedNews({ ...promotion, ...change })).toThrow(why)
})

test.each([
  ['a page that is none', { url: 'javascript:alert(1)' }, /banner 1 leads neither/],
  ['http', { url: 'http://x.example/' }, /banner 1 leads neither/],
  ['no texts', { texts: {} }, /banner 1 has no texts/],
  ['a picture of another host', { imageUrl: '//cdn.example/x' }, /imageUrl/],
])('a banner with %s is refused', (_, change, why) => {
  expect(() => checkedNews({ banners: 'w_home', list: [{ ...banner, ...change }] })).toThrow(why)
})
