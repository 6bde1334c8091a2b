import type { MotifName, SceneName } from '#lib/art-names.ts'
import { figure } from './figure.ts'
import { picture } from './picture.ts'

/** Motifs that are drawn only to the chest; their lower edge must fade out. */
const BUSTS: readonly MotifName[] = [
  ...(['macaw', 'jaguar', 'tiger', 'wolf', 'panda', 'monkey', 'unicorn', 'astronaut', 'alien', 'robot'] as const),
]

export const isBust = (motif: MotifName): boolean => BUSTS.includes(motif)

/** Scale of motifs that would otherwise not fit into the picture. */
const FITS: Partial<Record<MotifName, number>> = {
  macaw: 0.77,
  toucan: 0.77,
  drum: 0.8,
  panda: 0.8,
  fruits: 0.84,
  capybara: 0.84,
  viking: 0.86,
  icecream: 0.86,
  unicorn: 0.86,
  pyramid: 0.87,
  phoenix: 0.88,
  lantern: 0.9,
}

const FADE =
  '<linearGradient id="f" x2="0" y2="1"><stop offset=".84" stop-color="#fff"/><stop offset=".98"/></linearGradient><mask id="v"><path d="M0 0H260V260H0Z" fill="url(#f)"/></mask>'

/** A motif alone, lit as in a scene, without ground or title, in 260 × 260 units. */
export function bareFigure(motif: MotifName, scene: SceneName, tint = 0): string {
  const { body, defs } = figure('m', { motif, tint, scene, x: 130, y: 130, scale: FITS[motif] ?? 0.92 })
  return isBust(motif)
    ? picture(260, 260, [...defs, FADE], `<g mask="url(#v)">${body}</g>`)
    : picture(260, 260, defs, body)
}
