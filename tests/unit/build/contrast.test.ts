import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { surfaces, themeColour } from '#lib/theme-colour.ts'
import { contrast, contrastProblems, tokensOf } from '#scripts/build/contrast.ts'

const sheet = readFileSync('src/styles/tokens.css', 'utf8')

test('contrast is calculated by WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

test.each(['dark', 'light'] as const)('every pair of the %s theme is readable', (theme) => {
  const tokens = tokensOf(sheet, { theme, colours: {} })
  expect(contrastProblems(tokens)).toEqual([])
  expect(themeColour({ theme, colours: {} })).toBe(tokens.surface)
  expect(surfaces[theme]).toBe(tokens.surface)
})

test('colours with too little contrast are named with their ratio', () => {
  const tokens = tokensOf(sheet, { theme: 'light', colours: { action: '#ffb0b0', link: '#aaaaaa' } })
  const problems = contrastProblems(tokens)
  expect(problems).toContainEqual(expect.stringMatching(/^--on-action on --action: 1\.\d\d, 4\.5 needed$/))
  expect(problems.filter((problem) => problem.startsWith('--link on '))).toHaveLength(4)
})
