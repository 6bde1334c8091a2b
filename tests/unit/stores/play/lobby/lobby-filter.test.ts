import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changed,
  chosenParts,
  filterOf,
  type LobbyFilter,
  searchOf,
  shows,
  wholeLobby,
  without,
} from '#stores/play/lobby/lobby-filter.ts'
import { fakeBrowser, openTab } from '#tests/unit/stores/fake-page.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

const narrowed: LobbyFilter = { show: 'all', vendor: 'ARARA', classify: 'asia', search: 'tigre', cursor: 'AAAA' }

describe('the effect of a change on the rest (rule 6.4)', () => {
  test.each<[string, Partial<LobbyFilter>, LobbyFilter]>([
    ['all resets vendor and classification', { show: 'all' }, wholeLobby],
    ['hot has no classification', { show: 'hot' }, { ...wholeLobby, show: 'hot', vendor: 'ARARA' }],
    [
      'favourites keep both',
      { show: 'favourites' },
      { ...narrowed, show: 'favourites', search: '', cursor: undefined },
    ],
    ['another vendor resets the classification', { vendor: 'LUMORA' }, { ...wholeLobby, vendor: 'LUMORA' }],
    ['no vendor does so too', { vendor: undefined }, wholeLobby],
    ['a classification keeps the vendor', { classify: 'new' }, { ...wholeLobby, vendor: 'ARARA', classify: 'new' }],
    ['all classifications keep it as well', { classify: undefined }, { ...wholeLobby, vendor: 'ARARA' }],
    [
      'typing keeps the filter and goes to the first page',
      { search: 'onca' },
      { ...narrowed, search: 'onca', cursor: undefined },
    ],
    ['a page keeps everything', { cursor: 'BBBB' }, { ...narrowed, cursor: 'BBBB' }],
    ['a page by its number drops the cursor', { page: 3 }, { ...narrowed, cursor: undefined, page: 3 }],
    ['the first page as well', { cursor: undefined }, { ...narrowed, cursor: undefined }],
  ])('%s', (_rule, change, next) => expect(changed(narrowed, change)).toEqual(next))
})

test('each choice can be taken back alone, and the others stay (rule 6.4)', () => {
  expect(chosenParts(narrowed)).toEqual(['vendor', 'classify', 'search'])
  expect(chosenParts({ ...wholeLobby, show: 'hot' })).toEqual([])
  const first = { ...narrowed, cursor: undefined, page: undefined }
  expect(without(narrowed, 'vendor')).toEqual({ ...first, vendor: undefined })
  expect(without(narrowed, 'classify')).toEqual({ ...first, classify: undefined })
  expect(without({ ...narrowed, page: 3 }, 'search')).toEqual({ ...first, search: '' })
})

describe('the address of a filter', () => {
  test.each<[string, LobbyFilter]>([
    ['', wholeLobby],
    ['?vendor=ARARA&class=asia&q=tigre&cursor=AAAA', narrowed],
    ['?show=hot&class=asia&q=tigre', { ...wholeLobby, show: 'hot' }],
    ['?show=recent&class=asia&q=tigre', { ...wholeLobby, show: 'recent', classify: 'asia' }],
    ['?show=everything&vendor=&class=&q=&cursor=', wholeLobby],
    ['?vassalage=ARARA', { ...wholeLobby, vendor: 'ARARA' }],
    ['?vassalage=ARARA&vendor=LUMORA', { ...wholeLobby, vendor: 'LUMORA' }],
  ])('%j is read', (search, filter) => expect(filterOf(search)).toEqual(filter))

  test('leaves out defaults, and trims the search', () => {
    expect(searchOf(wholeLobby, '?show=hot&vendor=A&vassalage=B&class=b&q=c&cursor=d')).toBe('')
    expect(searchOf({ ...wholeLobby, search: '  tigre ' }, '')).toBe('?q=tigre')
    expect(searchOf({ ...wholeLobby, search: '   ' }, '?q=tigre')).toBe('')
  })

  test('parameters of a campaign stay as they are', () => {
    const search = searchOf(narrowed, '?utm_source=mail&show=hot&ref=a%26b')
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      utm_source: 'mail',
      ref: 'a&b',
      vendor: 'ARARA',
      class: 'asia',
      q: 'tigre',
      cursor: 'AAAA',
    })
    expect(searchOf(wholeLobby, search)).toBe('?utm_source=mail&ref=a%26b')
  })

  test('every filter survives being written into the address and read back', () => {
    const word = fc.constantFrom('ARARA', 'asia', 'a&b=c', 'ação', '100%', '+')
    const optional = fc.option(word, { nil: undefined })
    const change: fc.Arbitrary<Partial<LobbyFilter>> = fc.oneof(
      fc.record({ show: fc.constantFrom(...shows) }),
      fc.record({ vendor: optional }),
      fc.record({ classify: optional }),
      fc.record({ search: word }),
      fc.record({ cursor: fc.constantFrom('AAAA', 'B-_9', undefined) }),
    )
    // The page offers the search among all games only, and no classifications among the hot ones.
    const offered = ({ show }: LobbyFilter, change: Partial<LobbyFilter>) =>
      !(change.search !== undefined && show !== 'all') && !('classify' in change && show === 'hot')
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let filter = wholeLobby
        for (const change of changes) if (offered(filter, change)) filter = changed(filter, change)
        expect(filterOf(searchOf(filter, '?utm=x'))).toEqual(filter)
      }),
    )
  })
})

describe('on the page', () => {
  async function openLobby(address: string) {
    const page = await openTab(fakeBrowser().page(address))
    const { $lobbyFilter, showInLobby } = await import('#stores/play/lobby/lobby-filter.ts')
    $lobbyFilter.listen(() => undefined)
    return { page, $lobbyFilter, showInLobby }
  }

  test('a choice is a new entry of the history, and going back undoes it', async () => {
    const { page, $lobbyFilter, showInLobby } = await openLobby('/rng/?utm=x')
    showInLobby({ vendor: 'ARARA' })
    showInLobby({ classify: 'asia' })
    expect(page.history).toEqual(['/rng/?utm=x', '/rng/?utm=x&vendor=ARARA', '/rng/?utm=x&vendor=ARARA&class=asia'])
    page.back()
    expect($lobbyFilter.get()).toEqual({ ...wholeLobby, vendor: 'ARARA' })
  })

  test('typing replaces the entry, letter by letter', async () => {
    const { page, $lobbyFilter, showInLobby } = await openLobby('/rng/?cursor=AAAA')
    for (const search of ['t', 'ti', 'tig']) showInLobby({ search })
    expect(page.history).toEqual(['/rng/?q=tig'])
    expect($lobbyFilter.get().search).toBe('tig')
  })
})
