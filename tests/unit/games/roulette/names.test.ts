import { expect, test } from 'vitest'
import { odds, placeName } from '#games/roulette/face/words.ts'
import { positionOf, positions } from '#games/roulette/positions.ts'
import { createTranslate } from '#lib/messages.ts'
import en from '#locales/en/instants-roulette.json' with { type: 'json' }
import pt from '#locales/pt/instants-roulette.json' with { type: 'json' }

const words = {
  en: createTranslate<'instants-roulette'>(en, 'en'),
  pt: createTranslate<'instants-roulette'>(pt, 'pt-BR'),
}

test.each(['en', 'pt'] as const)('in %s each of the 157 places has a name of its own, without gaps', (language) => {
  const names = positions.map((position) => placeName(words[language], position))
  expect(names).toHaveLength(157)
  expect(new Set(names).size).toBe(157)
  expect(names.filter((name) => name.includes('{{') || name.includes('roulette.'))).toEqual([])
})

test.each([
  ['split-17-20', 'Split 17 and 20', 'Dividida 17 e 20', '17:1'],
  ['corner-25-26-28-29', 'Corner 25, 26, 28 and 29', 'Canto 25, 26, 28 e 29', '8:1'],
  ['line-31-32-33-34-35-36', 'Six line 31 to 36', 'Linha 31 a 36', '5:1'],
  ['column-2', 'Column 2: 2 to 35 in steps of three', 'Coluna 2: 2 a 35, de três em três', '2:1'],
  ['straight-0', 'Straight up 0', 'Pleno 0', '35:1'],
])('%s is called %s and %s, and pays %s', (id, inEnglish, inPortuguese, pays) => {
  const position = positionOf(id)
  if (!position) throw new Error(`no place ${id}`)
  expect(placeName(words.en, position)).toBe(inEnglish)
  expect(placeName(words.pt, position)).toBe(inPortuguese)
  expect(odds(position)).toBe(pays)
})
