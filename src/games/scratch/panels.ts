import { drawnFrom } from '#games/fairness/shuffle.ts'
import type { RandomInt } from '#games/rng.ts'

/** Panels of a ticket, and symbols that may be on them: one for each prize. */
export const [panelCount, symbolCount] = [9, 10]

/** So many panels with one symbol win its prize. */
export const matching = 3

const counted = (panels: readonly number[], symbol: number): number => panels.filter((panel) => panel === symbol).length

/** The symbol that is on three panels, if one is. */
export const winningSymbol = (panels: readonly number[]): number | undefined =>
  panels.find((symbol) => counted(panels, symbol) >= matching)

/**
 * The panels of a ticket whose prize is known: the symbol of the prize on three places that are drawn, the other panels as
 * {@link fillers} draws them.
 *
 * @param won the symbol of the prize, if there is one
 */
export function panelsFor(won: number | undefined, random: RandomInt): number[] {
  if (won === undefined) return fillers(panelCount, undefined, random)
  const places = drawnFrom(panelCount, matching, random)
  const others = fillers(panelCount - matching, won, random)
  return Array.from({ length: panelCount }, (_, place) => (places.includes(place) ? won : (others.shift() ?? won)))
}

/**
 * Panels that win nothing and suggest nothing. Each is drawn by itself, all symbols alike. Where that brings a symbol three times or
 * more by chance, only the first panel of it stays, and the others get symbols that are nowhere else on the ticket.
 *
 * So two of a symbol are on a ticket exactly when the independent draws brought exactly two: on a ticket without a prize with the
 * chance C(9, 2) · 0.1² · 0.9⁷ = 17.2 % for each symbol, and never more often because its prize is great. A ticket arranged at will
 * could show two of the greatest prize on every loss; drawing again until nothing wins would bring two of a symbol more often, too.
 *
 * @param without a symbol that may not be among them, because it wins
 */
function fillers(count: number, without: number | undefined, random: RandomInt): number[] {
  const symbols = Array.from({ length: symbolCount }, (_, symbol) => symbol).filter((symbol) => symbol !== without)
  const drawn = Array.from({ length: count }, () => symbols[random(symbols.length)] ?? 0)
  const unused = symbols.filter((symbol) => !drawn.includes(symbol))
  return drawn.map((symbol, place) => {
    if (counted(drawn, symbol) < matching || drawn.indexOf(symbol) === place) return symbol
    return unused.splice(random(unused.length), 1)[0] ?? symbol
  })
}
