import { expect, test } from 'vitest'
import { sicBoBets } from '#games/sic-bo/bets.ts'
import { betName, kindName, paysOf } from '#games/sic-bo/face/words.ts'
import { sicBoInstant } from '#games/sic-bo/instant.ts'
import { createTranslate } from '#lib/messages.ts'
import en from '#locales/en/instants-sic-bo.json' with { type: 'json' }
import pt from '#locales/pt/instants-sic-bo.json' with { type: 'json' }

const words = {
  en: createTranslate<'instants-sic-bo'>(en, 'en'),
  pt: createTranslate<'instants-sic-bo'>(pt, 'pt-BR'),
}

test.each(['en', 'pt'] as const)('in %s each bet and each kind of bets has a name of its own', (language) => {
  const names = sicBoBets.map(({ id }) => betName(words[language], id))
  const kinds = sicBoInstant.facts().map(({ bet }) => kindName(words[language], bet))
  for (const found of [names, kinds]) {
    expect(new Set(found).size).toBe(found.length)
    expect(found.filter((name) => name.includes('{{') || name.includes('sic-bo.'))).toEqual([])
  }
})

test('what stands on a bet is what the rules pay', () => {
  expect(paysOf('single-3')).toEqual(['1:1', '2:1', '15:1'])
  expect(['small', 'total-4', 'total-10', 'double-6', 'triple-2', 'any-triple', 'combination-2-5'].map(paysOf)).toEqual(
    [['1:1'], ['69:1'], ['6:1'], ['12:1'], ['207:1'], ['34:1'], ['6:1']],
  )
})
