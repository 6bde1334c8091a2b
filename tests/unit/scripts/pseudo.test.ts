import { expect, test } from 'vitest'
import { entriesOf, readLocales } from '#scripts/messages/locales.ts'
import { pseudoText } from '#scripts/messages/pseudo.ts'

test('a pseudo-text is in brackets, accented and longer, and keeps its placeholders', () => {
  expect(pseudoText('Bet {{amount}} on {{count}} lines', 'xl')).toBe('⟦Béét {{amount}} óóññ {{count}} lííññééš⟧')
})

test('the letters of the mirrored language run from right to left', () => {
  expect(pseudoText('Bet {{amount}}', 'xr')).toBe('⟦\u202eBéét \u202c{{amount}}⟧')
})

test('the copy grows by about 40 %', async () => {
  const copy = (await readLocales(process.cwd())).get('en') ?? new Map()
  const texts = [...entriesOf(copy)].map(({ text }) => text)
  const length = (all: readonly string[]) => all.join('').length
  const grown = length(texts.map((text) => pseudoText(text, 'xl'))) / length(texts)
  expect(grown).toBeGreaterThan(1.35)
  expect(grown).toBeLessThan(1.5)
})
