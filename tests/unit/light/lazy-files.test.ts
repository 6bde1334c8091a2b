import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFiles } from '#light/lazy-files.ts'

class Link extends EventTarget {
  rel = ''
  href = ''
  sheet: object | null = null
  remove = () => void links.splice(links.indexOf(this), 1)
}

let links: Link[]
let page: EventTarget
beforeEach(() => {
  links = [Object.assign(new Link(), { rel: 'modulepreload', href: '/_astro/games.1.js' })]
  page = new EventTarget()
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('document', {
    createElement: () => new Link(),
    querySelector: (selector: string) =>
      links.find(({ rel, href }) => selector === `link[rel="${rel}"][href="${href}"]`) ?? null,
    body: { append: (link: Link) => links.push(link) },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a late part loads with the files that it imports, each once', async () => {
  const files = ['_astro/games.1.js', '_astro/lobby.2.js']
  const { promise, resolve } = Promise.withResolvers<string>()
  const part = withFiles(() => promise, files)
  // While the part itself is on its way, so that all come in one wave.
  expect(links).toHaveLength(2)
  resolve('here')
  expect(await part).toBe('here')
  await withFiles(async () => 'again', files)
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['modulepreload', '/_astro/games.1.js'],
    ['modulepreload', '/_astro/lobby.2.js'],
  ])
})

test('a part waits for its style sheets, and requests a failed one again', async () => {
  const load = () => withFiles(async () => 'here', ['_astro/deposit.3.css'])
  const first = load()
  const [, sheet] = links
  expect(sheet).toMatchObject({ rel: 'stylesheet', href: '/_astro/deposit.3.css' })
  sheet?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('deposit')
  const [again, beside] = [load(), load()]
  expect(links).toHaveLength(2)
  const shown = vi.fn()
  void again.then(shown)
  await Promise.resolve()
  expect(shown).not.toHaveBeenCalled()
  Object.assign(links[1] ?? {}, { sheet: {} })
  links[1]?.dispatchEvent(new Event('load'))
  expect(await Promise.all([again, beside, load()])).toEqual(['here', 'here', 'here'])
})

test('a prefetched style sheet does not apply yet', async () => {
  links.push(Object.assign(new Link(), { rel: 'preload', href: '/_astro/account.4.css' }))
  const part = withFiles(async () => 'here', ['_astro/account.4.css'])
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'preload', 'stylesheet'])
  links[2]?.dispatchEvent(new Event('load'))
  expect(await part).toBe('here')
})

test('a failed part is reported and thrown', async () => {
  const told = vi.fn()
  page.addEventListener('site:part-missing', told)
  await expect(withFiles(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone')
  expect(told).toHaveBeenCalledTimes(1)
  expect(await withFiles(async () => 'here')).toBe('here')
  expect(told).toHaveBeenCalledTimes(1)
})
