import { type ThemeId, themeIds } from '#games/slots/types.ts'
import { bareFigure } from './bare-figure.ts'
import { Canvas, glint, gold, group, path } from './kit/kit.ts'
import { glyphOf } from './letterings/lettering.ts'
import { letterings } from './letterings/letterings.ts'
import { picture } from './picture.ts'
import { gems, type SymbolName, type SymbolSet } from './symbol-set.ts'

const loaded = await Promise.all(
  themeIds.map(async (id) => {
    const { symbols }: { symbols: SymbolSet } = await import(`./themes/${id}.ts`)
    return [id, symbols] as const
  }),
)

/** The drawings of each theme: `themes/<id>.ts` exports them as `symbols`. */
export const symbolSets = Object.fromEntries(loaded) as Readonly<Record<ThemeId, SymbolSet>>

/** Size and baseline of the letters. */
const RANK_SCALE = 2
const RANK_BASE = 194

/** Letter, and index of its colour. */
const RANKS = { low1: ['A', 0], low2: ['K', 1], low3: ['Q', 2], low4: ['J', 3] } as const

/** Card rank as a carved letter in the theme's colours. */
function rank(set: SymbolSet, symbol: keyof typeof RANKS): string {
  const [ch, i] = RANKS[symbol]
  const c = new Canvas()
  const [advance, d] = glyphOf(letterings[set.lettering ?? 'chunky'], ch)
  const place = `translate(${Math.round(130 - (advance * RANK_SCALE) / 2)} ${RANK_BASE})scale(${RANK_SCALE})`
  const letter = (fill: string, stroke: string, width: number) =>
    group(path(d, fill, `stroke="${stroke}" stroke-width="${width}"`), place)
  const body =
    group(letter('#12081f', '#12081f', 14), 'translate(0 4)') +
    letter('#5a2c00', gold(c), 9) +
    letter(c.lin(gems[set.ranks[i]]), '#2a0f05', 2) +
    glint(92, 74, 15) +
    glint(172, 172, 9)
  return picture(260, 260, c.defs, body)
}

/** One symbol of a theme as an SVG document on a transparent background. */
export function symbol(theme: ThemeId, name: SymbolName): string {
  const set = symbolSets[theme]
  if (name === 'low1' || name === 'low2' || name === 'low3' || name === 'low4') return rank(set, name)
  const wanted = set.figures[name]
  const [motif, tint] = typeof wanted === 'string' ? [wanted, 0] : wanted
  return bareFigure(motif, set.scene, tint)
}
