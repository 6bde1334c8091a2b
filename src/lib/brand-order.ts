/**
 * Sorts categories in the operator's order. Categories that the operator does not name follow in their own order. A
 * lane that was split off from a category (cockfight from sports) comes right after it.
 *
 * @param wanted keys or game types, first to last
 */
export function inBrandOrder<Lane extends { readonly key: string; readonly gameType: string }>(
  lanes: readonly Lane[],
  wanted: readonly string[],
): Lane[] {
  const places = new Map(wanted.map((name, index) => [name, index]))
  const placeOf = ({ key, gameType }: Lane) => places.get(key) ?? places.get(gameType) ?? wanted.length
  return lanes.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/**
 * The lanes that the navigation shows: those that the gateway allows. Lanes with a game that can be played come first, and both
 * kinds are in the order of the site's brand, or else in the gateway's order (product rule 5.1).
 *
 * @param canPlay whether a game of the lane can be played
 */
export function shownLanes<Lane extends { readonly key: string; readonly gameType: string }>(
  lanes: readonly Lane[],
  allowed: readonly string[],
  ofBrand: readonly string[],
  canPlay: (lane: Lane) => boolean,
): Lane[] {
  const shown = lanes.filter(({ key }) => allowed.includes(key))
  return playableFirst(inBrandOrder(shown, ofBrand.length > 0 ? ofBrand : allowed), canPlay)
}

/** The same lanes, those with a game that can be played first; otherwise in the same order. */
export const playableFirst = <Lane>(lanes: readonly Lane[], canPlay: (lane: Lane) => boolean): Lane[] => [
  ...lanes.filter(canPlay),
  ...lanes.filter((lane) => !canPlay(lane)),
]

/** Whether one of these games is a game of the lane that can be played; a vendor's card is no game. */
export function hasPlayable(
  { cards }: { readonly cards: readonly { readonly vassalage: string }[] },
  games: readonly { readonly vassalage: string; readonly isGame: boolean; readonly maintenance: boolean }[],
): boolean {
  const codes = new Set(cards.map(({ vassalage }) => vassalage))
  return games.some(({ vassalage, isGame, maintenance }) => isGame && !maintenance && codes.has(vassalage))
}
