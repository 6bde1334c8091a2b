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
 * The lanes that the navigation shows: those that the gateway allows, in the order of the site's brand, or else in the
 * gateway's order.
 */
export function shownLanes<Lane extends { readonly key: string; readonly gameType: string }>(
  lanes: readonly Lane[],
  allowed: readonly string[],
  ofBrand: readonly string[],
): Lane[] {
  const shown = lanes.filter(({ key }) => allowed.includes(key))
  return inBrandOrder(shown, ofBrand.length > 0 ? ofBrand : allowed)
}
