import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, type CardFilter, selectCards } from '#lib/lobby-cards.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

const card = (
  id: number,
  name: string,
  vendor: string,
  classify: string[] = [],
  hot = false,
  playable = hot,
): Card => ({
  id,
  name,
  vendor,
  classify,
  hot,
  playable,
})

const cards = [
  card(1, 'Fúria da Onça', 'ARARA', ['animals', 'new'], true),
  card(2, 'Dragão de Jade', 'ARARA', ['asia']),
  card(3, 'Tigre e Dragão', 'LUMORA', ['asia', 'animals'], true),
  card(4, 'Frutas Mil', 'LUMORA', [], false, true),
]
const everything: CardFilter = { show: 'all', vendor: undefined, classify: undefined, search: '' }
const lists = { favourites: [4, 1, 99], recent: [3, 2] }

const ids = (filter: Partial<CardFilter>) => selectCards(cards, { ...everything, ...filter }, lists).map(({ id }) => id)

describe('which cards a lobby shows', () => {
  test.each<[string, Partial<CardFilter>, number[]]>([
    ['all, in the order of the page', {}, [1, 2, 3, 4]],
    ['hot', { show: 'hot' }, [1, 3]],
    ['what can be played now', { show: 'playable' }, [1, 3, 4]],
    ['what can be played now of a vendor', { show: 'playable', vendor: 'ARARA' }, [1]],
    ['a vendor', { vendor: 'LUMORA' }, [3, 4]],
    ['a classification', { classify: 'animals' }, [1, 3]],
    ['both', { vendor: 'ARARA', classify: 'asia' }, [2]],
    ['hot of a vendor', { show: 'hot', vendor: 'LUMORA' }, [3]],
    ['an unknown vendor', { vendor: 'NOBODY' }, []],
    ['favourites in their own order, without games of other lobbies', { show: 'favourites' }, [4, 1]],
    ['recent ones, the latest first', { show: 'recent' }, [3, 2]],
    ['favourites of a vendor', { show: 'favourites', vendor: 'ARARA' }, [1]],
    ['a search without accents', { search: ' furia ' }, [1]],
    ['a search puts the better match first', { search: 'dragao' }, [2, 3]],
    ['a search within a vendor', { search: 'dragao', vendor: 'LUMORA' }, [3]],
    ['nothing that is not there', { search: 'zzzz' }, []],
  ])('%s', (_what, filter, expected) => expect(ids(filter)).toEqual(expected))

  test('lists of a person who has none are empty', () => {
    for (const show of ['favourites', 'recent'] as const) {
      expect(selectCards(cards, { ...everything, show }, { favourites: [], recent: [] })).toEqual([])
    }
  })

  test('a filter never adds a card, and a narrower one never shows more', () => {
    const some = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values)
    const show = fc.constantFrom('all', 'playable', 'hot', 'recent', 'favourites')
    const filters = fc.record({ show, vendor: some('ARARA', 'LUMORA', 'X'), classify: some('asia', 'animals', 'x') })
    fc.assert(
      fc.property(filters, ({ show, vendor, classify }) => {
        const wide = ids({ show })
        const narrow = ids({ show, vendor, classify })
        expect(narrow).toEqual(wide.filter((id) => narrow.includes(id)))
        for (const { id, ...found } of cards.filter(({ id }) => narrow.includes(id))) {
          expect([id, found.vendor]).toEqual([id, vendor ?? found.vendor])
          expect(found.classify).toEqual(classify ? expect.arrayContaining([classify]) : found.classify)
        }
      }),
    )
  })
})
