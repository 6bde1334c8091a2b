import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { brandWords, brand as builtIn } from '#lib/brand.ts'
import { inBrandOrder, shownLanes } from '#lib/brand-order.ts'
import { themeSheet } from '#scripts/build/brand.ts'
import { readBrandFile } from '#scripts/build/brand-file.ts'
import { iconPicture, socialPicture } from '#scripts/build/pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'))
  await cp('tests/support/brands/tucano', folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

/** The sample's file with something else in it. */
async function readWith(changes: object) {
  const file = join(folder, 'brand.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...changes }))
  return readBrandFile(file)
}

test('a brand is read with its logos', async () => {
  const { brand, mark, wordmark } = await readBrandFile('tests/support/brands/tucano/brand.json')
  expect(brand).toMatchObject({ name: 'Tucano', currency: 'EUR', theme: 'light', ageLimit: 21 })
  expect(mark).toMatch(/^<svg(?![\s\S]*<title>)/)
  expect(wordmark).toContain('currentColor')
})

describe('an unusable value is named', () => {
  test.each([
    [{ colours: { action: 'red' } }, /colours\.action/],
    [{ colours: { action: '#fff;}body{display:none}' } }, /colours\.action/],
    [{ colours: { 'font-body': '#ffffff' } }, /font-body/],
    [{ currency: 'euro' }, /currency/],
    [{ ageLimit: 16 }, /ageLimit/],
    [{ colour: {} }, /colour/],
    [{ social: ['javascript:alert(1)'] }, /social\.0/],
    [{ logo: { mark: '/etc/mark.svg', wordmark: 'wordmark.svg' } }, /logo\.mark/],
    [{ colours: { text: '#eeeeee' } }, /--text on --ground: 1\.\d\d, 4\.5 needed/],
  ])('%j', async (changes, message) => {
    await expect(readWith(changes)).rejects.toThrow(message)
  })

  test.each([
    '<svg><script>1</script></svg>',
    '<svg onload="x()"></svg>',
    '<svg><image href="https://a.example/x.png"/></svg>',
    '<svg><path fill="url(https://a.example/x)"/></svg>',
    '<svg style="x"></svg>',
    '<html></html>',
  ])('the logo %s', async (svg) => {
    await writeFile(join(folder, 'mark.svg'), svg)
    await expect(readWith({})).rejects.toThrow(/mark\.svg (is not one SVG element|must not hold)/)
  })
})

test('a theme is one rule in the layer of tokens, and no rule without values', () => {
  expect(themeSheet({ colours: { action: '#0b5f3c' } })).toBe(
    '@layer tokens { :root, [data-theme] { --action: #0b5f3c; } }\n',
  )
  expect(themeSheet(builtIn)).toBe('')
})

test('texts may use the values of the brand', () => {
  expect(brandWords).toEqual({ brand: builtIn.name, age: builtIn.ageLimit })
})

test('icons are square on the brand’s ground, and a shared link’s picture is small enough', async () => {
  const { mark, wordmark } = await readBrandFile('tests/support/brands/tucano/brand.json')
  const icon = sharp(await iconPicture(mark, 192, '#ff0000'))
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
  const [corner] = (
    await icon.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  ).values()
  expect(corner).toBe(255)
  const picture = await socialPicture({ mark, wordmark }, 'pt')
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(picture.length).toBeLessThanOrEqual(80_000)
})

test('categories follow the operator’s order, then the others, with a split-off lane beside its own', () => {
  const lane = (key: string, gameType = key) => ({ key, gameType })
  const lanes = [lane('RNG'), lane('SPORTS'), lane('COCKFIGHT', 'SPORTS'), lane('FISH'), lane('LIVE')]
  const order = (wanted: string[]) => inBrandOrder(lanes, wanted).map(({ key }) => key)
  expect(order(['LIVE', 'SPORTS'])).toEqual(['LIVE', 'SPORTS', 'COCKFIGHT', 'RNG', 'FISH'])
  expect(order([])).toEqual(lanes.map(({ key }) => key))
})

test('the navigation shows the allowed categories, in the order of the brand or else of the gateway', () => {
  const lanes = ['RNG', 'SPORTS', 'FISH', 'LIVE'].map((key) => ({ key, gameType: key }))
  const cockfight = { key: 'COCKFIGHT', gameType: 'SPORTS' }
  const shown = (allowed: string[], ofBrand: string[] = []) =>
    shownLanes([...lanes, cockfight], allowed, ofBrand, () => true).map(({ key }) => key)
  expect(shown(['LIVE', 'RNG', 'ESPORTS'])).toEqual(['LIVE', 'RNG'])
  expect(shown(['LIVE', 'FISH', 'RNG'], ['RNG', 'SPORTS'])).toEqual(['RNG', 'FISH', 'LIVE'])
  // An operator may allow sports without cockfights.
  expect(shown(['SPORTS'])).toEqual(['SPORTS'])
  expect(shown([])).toEqual([])
})

test('categories in which something can be played come first, whatever order the operator set', () => {
  const lanes = ['ELOTT', 'LIVE', 'RNG', 'PVP'].map((key) => ({ key, gameType: key }))
  const playable = (...keys: string[]) =>
    shownLanes(lanes, ['PVP', 'LIVE', 'ELOTT', 'RNG'], [], ({ key }) => keys.includes(key)).map(({ key }) => key)
  expect(playable('RNG')).toEqual(['RNG', 'PVP', 'LIVE', 'ELOTT'])
  expect(playable('ELOTT', 'PVP')).toEqual(['PVP', 'ELOTT', 'LIVE', 'RNG'])
  expect(playable()).toEqual(['PVP', 'LIVE', 'ELOTT', 'RNG'])
})

test('the gateway allows every category unless its operator says otherwise, the brand’s first', () => {
  const { categories } = brandSetting.fallback
  expect(categories.slice(0, builtIn.categories.length)).toEqual(builtIn.categories)
  for (const { gameType } of seedGames) expect(categories).toContain(gameType)
  expect(categories).toContain('COCKFIGHT')
  expect(new Set(categories).size).toBe(categories.length)
})
