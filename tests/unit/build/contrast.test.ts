import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { brand as builtIn } from '#lib/brand.ts'
import { surfaces, themeColour } from '#lib/theme-colour.ts'
import { readBrandFile } from '#scripts/build/brand-file.ts'
import { contrast, contrastProblems, tokensOf } from '#scripts/build/contrast.ts'

test('contrast is calculated by WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#fff', '#000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

describe('every pair of text and ground is readable, on pages, in games and on their scenes', async () => {
  const samples = await Promise.all(
    (await readdir('tests/support/brands')).map((name) => readBrandFile(`tests/support/brands/${name}/brand.json`)),
  )
  const brands = [
    { ...builtIn, name: 'dark theme', theme: 'dark', colours: {} } as const,
    { ...builtIn, name: 'light theme', theme: 'light', colours: {} } as const,
    builtIn,
    ...samples.map(({ brand }) => brand),
  ]
  test.each(brands)('$name', async (brand) => {
    const tokens = await tokensOf(brand)
    expect(contrastProblems(tokens, brand, themes)).toEqual([])
    expect(themeColour(brand)).toBe(tokens.surface)
  })
})

test('the surfaces of the themes are those of the sheet', async () => {
  for (const theme of ['dark', 'light'] as const)
    expect(surfaces[theme]).toBe((await tokensOf({ theme, colours: {} })).surface)
})

test('colours with too little contrast are named with their ratio', async () => {
  const brand = { theme: 'light', colours: { action: '#ffb0b0', link: '#aaaaaa' } } as const
  const problems = contrastProblems(await tokensOf(brand), brand, {})
  expect(problems).toContainEqual(expect.stringMatching(/^--on-action on --action: 1\.\d\d, 4\.5 needed$/))
  expect(problems.filter((problem) => problem.startsWith('--link on '))).toHaveLength(4)
})

test('a brand whose money cannot be read on a game’s scene is refused, with the game’s theme', async () => {
  const brand = { theme: 'dark', colours: { money: '#9a9a9a' } } as const
  const problems = contrastProblems(await tokensOf(brand), brand, themes)
  expect(problems).toContainEqual(
    expect.stringMatching(/^jangada-do-sol: --scene-money on --scene-side over #\w{6}: \d\.\d\d, 4\.5 needed$/),
  )
})
