import { type ThemeId, themeIds } from '#games/slots/types.ts'
import { bareFigure } from './bare-figure.ts'
import { rank } from './rank.ts'
import type { SymbolName, SymbolSet } from './symbol-set.ts'

const loaded = await Promise.all(
  themeIds.map(async (id) => {
    const { symbols }: { symbols: SymbolSet } = await import(`./themes/${id}.ts`)
    return [id, symbols] as const
  }),
)

/** The drawings of each theme: `themes/<id>.ts` exports them as `symbols`. */
export const symbolSets = Object.fromEntries(loaded) as Readonly<Record<ThemeId, SymbolSet>>

/** Letter, and index of its colour. */
const RANKS = { low1: ['A', 0], low2: ['K', 1], low3: ['Q', 2], low4: ['J', 3] } as const

/** One symbol of a theme as an SVG document on a transparent background. */
export function symbol(theme: ThemeId, name: SymbolName): string {
  const set = symbolSets[theme]
  if (name === 'low1' || name === 'low2' || name === 'low3' || name === 'low4') {
    const [letter, place] = RANKS[name]
    return rank(letter, set.lettering ?? 'chunky', set.ranks[place])
  }
  const wanted = set.figures[name]
  const [motif, tint] = typeof wanted === 'string' ? [wanted, 0] : wanted
  return bareFigure(motif, set.scene, tint)
}
