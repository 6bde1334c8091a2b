/**
 * Categories in the order an operator wants them. Those the operator does not name keep their order after the others;
 * a lane split off from a category (cockfight from sports) follows it.
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
 * What the navigation shows of the lanes that have vendors: those the gateway allows, in the order of the brand, which
 * was chosen for this very site, or else in the gateway's.
 */
export function shownLanes<Lane extends { readonly key: string; readonly gameType: string }>(
  lanes: readonly Lane[],
  allowed: readonly string[],
  ofBrand: readonly string[],
): Lane[] {
  const shown = lanes.filter(({ key }) => allowed.includes(key))
  return inBrandOrder(shown, ofBrand.length > 0 ? ofBrand : allowed)
}
