import { expect, test } from 'vitest'
import { type BuiltPage, files, pages } from '#tests/support/built-pages.ts'

/** Hashes that open something instead of leading to an element. */
const opens = /^#(login|register|forgot|changePassword|notice|announcement|help|games?|chat|contract|search)\b|^#$/
const here = 'https://site.invalid'

/** The page for unknown addresses is served at every such address, including its own. */
const nowhere = '/404/'

const byPath = new Map(pages.map((page) => [page.path, page]))

/** The address as a page has it, if it belongs to this site. */
function ownAddress(page: BuiltPage, address: string): URL | undefined {
  if (/^(mailto|tel):/.test(address)) return undefined
  const url = new URL(address, here + page.path)
  return url.origin === here ? url : undefined
}

function leadsSomewhere(page: BuiltPage, address: string): boolean {
  const url = ownAddress(page, address)
  if (!url) return true
  const target = byPath.get(url.pathname)
  if (!target) return url.pathname === nowhere || files.has(url.pathname)
  if (url.hash === '' || opens.test(url.hash)) return true
  return target.root.querySelector(`[id="${decodeURIComponent(url.hash.slice(1))}"]`) !== null
}

test.each(pages)('every link of $path finds its page, and its place on the page', (page) => {
  const addresses = page.root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
  expect([...new Set(addresses)].filter((address) => !leadsSomewhere(page, address))).toEqual([])
})

test.each(pages)('every file that $path names exists', (page) => {
  const named = page.root
    .querySelectorAll(
      'img[src], script[src], source[src], link[rel="stylesheet"], link[rel="icon"], link[rel="manifest"]',
    )
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
  const sets = page.root
    .querySelectorAll('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
    )
  const missing = [...new Set([...named, ...sets])].filter((address) => {
    const url = ownAddress(page, address)
    return url !== undefined && !url.pathname.startsWith('/wps/') && !files.has(url.pathname)
  })
  expect(missing).toEqual([])
})
