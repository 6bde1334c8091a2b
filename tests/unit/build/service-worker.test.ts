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
