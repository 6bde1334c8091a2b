import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { localeOf } from '#lib/language-details.ts'
import { siteLanguages } from '#lib/languages.ts'
import { files, pageAt, pathIn, readBuilt, words } from '#tests/support/built-pages.ts'

const sizeOf = async (src: string) => {
  const { width, height, format } = await sharp(readBuilt(src)).metadata()
  return { sizes: `${width}x${height}`, type: `image/${format}` }
}

describe.each(siteLanguages)('the manifest in %s', (language) => {
  const home = pageAt(pathIn(language, '/'))
  const address = home.root.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? ''
  const manifest = JSON.parse(readBuilt(address).toString())

  test('has name, language, colours, and one identity in all languages', () => {
    expect(manifest).toMatchObject({
      name: 'Arara',
      lang: localeOf[language],
      display: 'standalone',
      id: '/',
      scope: '/',
    })
    expect(manifest.start_url).toBe(home.path)
    expect(manifest.theme_color).toBe(home.root.querySelector('meta[name="theme-color"]')?.getAttribute('content'))
  })

  test('has icons and screenshots of the sizes that it says, one icon that may be cut, and a picture for each kind of screen', async () => {
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots])
      expect(await sizeOf(src), src).toEqual({ sizes, type })
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
    expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual([
      'narrow',
      'wide',
    ])
  })

  test('has shortcuts to pages of the site', () => {
    const found = manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])
    expect(found).toContainEqual([words(language, 'common', 'nav.slots'), pathIn(language, '/rng/')])
    expect(found).toHaveLength(4)
    for (const [, url] of found) expect(files.has(`${url}index.html`), url).toBe(true)
  })
})

test('the service worker keeps files that are there', () => {
  const [, call = '{}'] = /^serve\((\{.*\})\)$/m.exec(readBuilt('/sw.js').toString()) ?? []
  const { offline, files: needed } = JSON.parse(call)
  expect(Object.values(offline)).toEqual(siteLanguages.map((language) => pathIn(language, '/offline/')))
  expect(needed.length).toBeGreaterThan(1)
  expect(needed.filter((file: string) => !files.has(file))).toEqual([])
})
