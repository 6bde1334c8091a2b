import { searchByName } from './search.ts'

/** The properties of a card that filters use, read from its `data-` attributes. */
export interface Card {
  readonly id: number
  readonly name: string
  readonly vendor: string
  readonly classify: readonly string[]
  readonly hot: boolean
  /** True for a game that can be played now; false for the card of a vendor. */
  readonly playable: boolean
}

export interface CardFilter {
  readonly show: 'all' | 'playable' | 'hot' | 'recent' | 'favourites'
  readonly vendor: string | undefined
  readonly classify: string | undefined
  readonly search: string
}

/** The person's own lists, which are not in the HTML: node ids in order. */
export interface PersonalLists {
  readonly favourites: readonly number[]
  readonly recent: readonly number[]
}

/** The cards that a lobby shows, in order. The rules are those of the gateway's call `getGames`. */
export function selectCards(cards: readonly Card[], filter: CardFilter, lists: PersonalLists): Card[] {
  const { vendor, classify, search } = filter
  const listed = filter.show === 'favourites' ? lists.favourites : filter.show === 'recent' ? lists.recent : undefined
  const { show } = filter
  const base = listed
    ? inOrder(cards, listed)
    : cards.filter((card) => (show !== 'hot' || card.hot) && (show !== 'playable' || card.playable))
  const fitting = base.filter(
    (card) =>
      (vendor === undefined || card.vendor === vendor) && (classify === undefined || card.classify.includes(classify)),
  )
  return searchByName(search, fitting, (card) => card.name)
}

function inOrder(cards: readonly Card[], ids: readonly number[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
