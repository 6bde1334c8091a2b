import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { foldName, rankName, searchByName, searchRanks } from '#lib/search.ts'

const names = ['Arara Dourada', 'Fúria da Onça', 'Tigre e Dragão ao Vivo', 'Olho do Oráculo', 'Ouro Fino']
const found = (search: string) => searchByName(search, names, (name) => name)

test('names are folded to plain lower-case words', () => {
  expect(foldName('  Fúria  da Onça! ')).toBe('furia da onca')
  expect(foldName('Bola-Sete: 7')).toBe('bola sete 7')
  expect(foldName('¡!')).toBe('')
})

test('case, accents and outer spaces do not matter', () => {
  for (const search of ['fúria', 'FURIA', '  furia ', 'da onca', 'FÚRIA DA ONÇA']) {
    expect(found(search)).toEqual(['Fúria da Onça'])
  }
})

test('better matches come first, equal ones in the order they came', () => {
  expect(rankName('ouro', 'ouro')).toBe(searchRanks.whole)
  expect(searchByName('ouro', ['Touro', 'Mina de Ouro', 'Ouro Fino', 'Besouro', 'Ouro'], (name) => name)).toEqual([
    'Ouro',
    'Ouro Fino',
    'Mina de Ouro',
    'Touro',
    'Besouro',
  ])
})

test('similar names are returned only if nothing matches exactly', () => {
  expect(searchByName('pato', ['Gato', 'Pato'], (name) => name)).toEqual(['Pato'])
  expect(searchByName('rato', ['Gato', 'Pato'], (name) => name)).toEqual(['Gato', 'Pato'])
})

test('a blank search gives everything, signs alone and two mistakes nothing', () => {
  expect(found('   ')).toEqual(names)
  expect(found('???')).toEqual([])
  expect(found('drqgxo')).toEqual([])
  expect(found('zzzz')).toEqual([])
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
        const at = place % (name.length - 1)
        const typed = mistakes[mistake as keyof typeof mistakes](name, at)
        expect(found(typed)).toContain(name)
      },
    ),
  )
})
