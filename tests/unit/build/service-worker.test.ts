import { expect, test } from 'vitest'
import { deployOf } from '#scripts/build/service-worker.ts'

const page = (sheet: string) =>
  `<link rel="stylesheet" href="/_astro/${sheet}"><img src="/art/logo/mark.svg"><a href="/rng/"></a>`
const pages = (sheet = 'site.a.css') =>
  new Map([
    ['/offline/', page(sheet)],
    ['/en/offline/', page(sheet)],
  ])

test('a deploy names the offline pages by language and what they need', () => {
  expect(deployOf(pages(), ['site.a.css'])).toMatchObject({
    offline: { '': '/offline/', en: '/en/offline/' },
    files: ['/_astro/site.a.css', '/art/logo/mark.svg'],
  })
})

test('its version changes with any file and any offline page, and with nothing else', () => {
  const { version } = deployOf(pages(), ['a.js', 'b.js'])
  expect(deployOf(pages(), ['b.js', 'a.js']).version).toBe(version)
  expect(deployOf(pages(), ['a.js', 'c.js']).version).not.toBe(version)
  expect(deployOf(pages('site.b.css'), ['a.js', 'b.js']).version).not.toBe(version)
})

test('a page that works without a network is named with its own files, those that it loads later, and its words (rule 36.11)', () => {
  const html = `<html data-words="en.1a2b">${page('site.a.css')}`
  const { keepable } = deployOf(pages(), [], new Map([['/en/fairness/', html]]), ['/_astro/check.b.js'])
  expect(keepable).toEqual({
    '/en/fairness/': [
      '/_astro/check.b.js',
      '/_astro/site.a.css',
      '/_astro/words/en.1a2b/fairness-picture.json',
      '/_astro/words/en.1a2b/fairness-verify.json',
      ...['11x5', 'digits', 'lao', 'lhc', 'picks', 'pk10', 'sea', 'vietnam'].map(
        (area) => `/_astro/words/en.1a2b/lottery-${area}.json`,
      ),
      '/art/logo/mark.svg',
    ],
  })
  const changed = new Map([['/en/fairness/', `${html} `]])
  expect(deployOf(pages(), [], changed).version).not.toBe(deployOf(pages(), []).version)
})
