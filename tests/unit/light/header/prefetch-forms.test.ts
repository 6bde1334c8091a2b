import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchForms } from '#light/header/prefetch-forms.ts'

const island = {
  dataset: {
    login: '/_astro/react.1.js /_astro/login.1.js /_astro/words/pt.1/auth.json',
    register: '/_astro/react.1.js /_astro/register.1.js /wps/system/registerRules',
  },
}

const asked = vi.fn(async (_file: string, _how: RequestInit) => new Response('…'))
let line: object | undefined
/** Files that the page has named already. */
let named: readonly string[]
const querySelector = (selector: string) => {
  const href = /^link\[href="(.*)"\]$/.exec(selector)?.[1]
  return href === undefined ? island : named.includes(href) ? {} : null
}

beforeEach(() => {
  line = undefined
  named = []
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('document', {
    documentElement: { dataset: { role: 'visitor' } },
    querySelector: (selector: string) => querySelector(selector),
  })
  vi.stubGlobal('location', { pathname: '/rng/' })
  vi.stubGlobal('navigator', {
    get connection() {
      return line
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

const files = () => asked.mock.calls.map(([file]) => file)

test('each file of login and registration is fetched once, after everything else, without a call to the gateway', () => {
  prefetchForms()
  expect(files()).toEqual([
    '/_astro/react.1.js',
    '/_astro/login.1.js',
    '/_astro/words/pt.1/auth.json',
    '/_astro/register.1.js',
  ])
  for (const [, how] of asked.mock.calls) expect(how).toEqual({ priority: 'low' })
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched on a connection such as %o',
  (scarce) => {
    line = scarce
    prefetchForms()
    expect(files()).toEqual([])
  },
)

test('nothing is fetched for a logged-in member', () => {
  document.documentElement.dataset.role = 'member'
  prefetchForms()
  expect(files()).toEqual([])
})

test('a failed file is left to the tap', async () => {
  asked.mockRejectedValue(new TypeError('no network'))
  prefetchForms()
  await Promise.allSettled(asked.mock.results.map(({ value }) => value))
  asked.mockResolvedValue(new Response('…'))
  expect(files()).toHaveLength(4)
})

test('files that the page has named itself are not fetched again', () => {
  named = ['/_astro/react.1.js', '/_astro/register.1.js', '/_astro/words/pt.1/auth.json']
  prefetchForms()
  expect(files()).toEqual(['/_astro/login.1.js'])
})

test.each(['/register/', '/en/login/'])('on %s, nothing is fetched for the other form', (pathname) => {
  vi.stubGlobal('location', { pathname })
  prefetchForms()
  expect(files()).toEqual([])
})
