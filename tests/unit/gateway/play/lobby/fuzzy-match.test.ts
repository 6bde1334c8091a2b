import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isAlike, meantBy } from '#gateway/play/lobby/fuzzy-match.ts'

const names = ['arara dourada', 'furia da onca', 'tigre e dragao ao vivo', 'olho do oraculo', 'ouro fino']
const found = (search: string) => names.filter((name) => isAlike(search, name))

test('words may be mistyped, incomplete, and in any order', () => {
  expect(found('dragao tigre')).toEqual(['tigre e dragao ao vivo'])
  expect(found('onsa furia')).toEqual(['furia da onca'])
  expect(found('chvua')).toEqual([])
  expect(found('araar dour')).toEqual(['arara dourada'])
})

test('a space too many or too few does not matter', () => {
  expect(found('ourofino')).toEqual(['ouro fino'])
  expect(found('arara dou rada')).toEqual(['arara dourada'])
})

test('short words do not match, nor do two mistakes in a medium one', () => {
  expect(found('xa')).toEqual([])
  expect(found('fxxia')).toEqual([])
})

test('one typing mistake anywhere in a name still finds it', () => {
  const mistakes = {
    missing: (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
    added: (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at)}`,
    changed: (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at + 1)}`,
    swapped: (text: string, at: number) =>
      text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2),
  }
  assert(
    property(
      constantFrom(...names),
      constantFrom(...Object.keys(mistakes)),
      integer({ min: 0, max: 30 }),
      (name, mistake, place) => {
        const typed = mistakes[mistake as keyof typeof mistakes](name, place % (name.length - 1))
        expect(found(typed)).toContain(name)
      },
    ),
  )
})

test('the corrected text has the words of the name, in the typed order', () => {
  expect(meantBy('onsa furia', 'Fúria da Onça', 'furia da onca')).toBe('Onça Fúria')
  expect(meantBy('oraclo', 'Olho do Oráculo!', 'olho do oraculo')).toBe('Oráculo')
  expect(meantBy('furiadaonsa', 'Fúria da Onça', 'furia da onca')).toBe('Fúria da Onça')
})
