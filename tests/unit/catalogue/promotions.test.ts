import { expect, test } from 'vitest'
import { partsOf } from '#catalogue/promotions.ts'
import { linkInLanguage } from '#lib/local-path.ts'

test('a content is lead, terms and button', () => {
  const content =
    '<p>All <b>day</b> &amp; night</p><ul><li>One</li></ul><p><a href="/rng/?show=hot">See &lt;all&gt;</a></p>'
  expect(partsOf({ content }, 'en')).toEqual({
    lead: 'All day & night',
    terms: '<ul><li>One</li></ul>',
    action: { href: '/en/rng/?show=hot', text: 'See <all>' },
  })
})

test.each([
  ['<p>Only this</p>', { lead: 'Only this', terms: '' }],
  ['<ul><li>No lead</li></ul>', { lead: '', terms: '<ul><li>No lead</li></ul>' }],
  [
    '<p>Lead</p><p>See <a href="/help/">the help</a></p>',
    { lead: 'Lead', terms: '<p>See <a href="/help/" rel="noopener noreferrer">the help</a></p>' },
  ],
  [
    '<p>Lead</p><p><a href="https://x.example/">Out</a></p>',
    { lead: 'Lead', terms: '', action: { href: 'https://x.example/', text: 'Out' } },
  ],
  ['<p>Lead</p><p><a href="javascript:alert(1)">No</a></p>', { lead: 'Lead', terms: '<p><a>No</a></p>' }],
  ['<script>alert(1)</script><p onclick="x()">Lead</p><img src=x onerror=y>', { lead: 'Lead', terms: '' }],
  ['', { lead: '', terms: '' }],
])('%s', (content, parts) => {
  expect(partsOf({ content }, 'pt')).toEqual(parts)
})

test.each([
  ['pt', '/rng/', '/rng/'],
  ['en', '/', '/en/'],
  ['en', '/promotions/#free-play', '/en/promotions/#free-play'],
  ['en', '/english/', '/en/english/'],
  ['en', '/en', '/en'],
  ['en', '/en/rng/', '/en/rng/'],
  ['en', '/pt/rng/', '/pt/rng/'],
  ['pt', '/en/rng/', '/en/rng/'],
  ['en', '/wps/system/help', '/wps/system/help'],
  ['en', '/art/rules.pdf?x=1', '/art/rules.pdf?x=1'],
  ['en', '/rng/?file=a.pdf', '/en/rng/?file=a.pdf'],
] as const)('for readers of %s, %s links to %s', (language, href, where) => {
  expect(linkInLanguage(language, href)).toBe(where)
})
