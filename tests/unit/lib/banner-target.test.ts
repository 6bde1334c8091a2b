import { expect, test } from 'vitest'
import { bannerTarget } from '#lib/banner-target.ts'

test.each([
  ['PAGE', '/live/', '/live/'],
  ['PROMO', '/promotions/#free-play', '/promotions/#free-play'],
  ['PAGE', '/rng/?vassalage=LUMORA', '/rng/?vassalage=LUMORA'],
  ['LINK', 'https://blog.example/new?a=1#b', 'https://blog.example/new?a=1#b'],
])('a banner of type %s with the address %s links there', (linkageType, url, target) =>
  expect(bannerTarget({ linkageType, url })).toBe(target),
)

test.each([
  ['NONE', '/live/'],
  ['NONE', 'https://blog.example/'],
  ['PAGE', ''],
  ['LINK', '  '],
  ['LINK', 'http://blog.example/'],
  ['LINK', 'javascript:alert(1)'],
  ['LINK', 'https://somebody:secret@blog.example/'],
  ['PAGE', '//'],
])('a banner of type %s with the address %j is only a picture', (linkageType, url) =>
  expect(bannerTarget({ linkageType, url })).toBeUndefined(),
)

test('an address without a scheme is a whole one, never a route', () => {
  expect(bannerTarget({ linkageType: 'PAGE', url: '//blog.example/x' })).toBe('https://blog.example/x')
  expect(bannerTarget({ linkageType: 'PAGE', url: '/\\blog.example/x' })).toBe('https://blog.example/x')
})
