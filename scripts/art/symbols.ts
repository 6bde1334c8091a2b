import type { MotifName, SceneName } from '#gateway/seed/catalogue/art-names.ts'
import type { SlotTheme } from '#gateway/seed/catalogue/types.ts'

/** Names of the symbols every slots theme has, from the most to the least valuable. */
export const SYMBOLS = [
  ...(['wild', 'scatter', 'high1', 'high2', 'high3', 'mid1', 'mid2', 'low1', 'low2', 'low3', 'low4'] as const),
] as const
export type SymbolName = (typeof SYMBOLS)[number]

/** A figure, turned on the colour wheel by degrees where a number stands beside it. */
type SymbolFigure = MotifName | readonly [motif: MotifName, tint: number]

export interface SymbolSet {
  readonly scene: SceneName
  readonly sky?: number
  readonly figures: Readonly<Record<Exclude<SymbolName, `low${number}`>, SymbolFigure>>
  /** Gradients of the card ranks A, K, Q, J which are the low symbols. */
  readonly ranks: readonly [string, string, string, string]
}

const EMERALD = '#d8ffd8 #3fd07a:45 #06603a'
const RUBY = '#ffd0d8 #f0304a:45 #7a0424'
const SAPPHIRE = '#d0f0ff #2f8af0:45 #0a2a8a'
const AMBER = '#fff7c8 #ffb41f:45 #9a4a00'
const VIOLET = '#f0d8ff #a04af0:45 #3d0a86'
const AQUA = '#d8fff8 #1fc7c0:45 #065a6a'

export const symbolSets: Readonly<Record<SlotTheme, SymbolSet>> = {
  'arara-dourada': {
    scene: 'jungle',
    figures: {
      wild: 'macaw',
      scatter: 'sunmask',
      high1: 'toucan',
      high2: 'monkey',
      high3: 'boto',
      mid1: 'butterfly',
      mid2: 'lotus',
    },
    ranks: [RUBY, AMBER, EMERALD, SAPPHIRE],
  },
  'furia-da-onca': {
    scene: 'temple',
    figures: {
      wild: 'jaguar',
      scatter: 'drum',
      high1: 'cobra',
      high2: 'owl',
      high3: 'wolf',
      mid1: 'sword',
      mid2: 'compass',
    },
    ranks: [AMBER, RUBY, EMERALD, AQUA],
  },
  'chuva-de-gemas': {
    scene: 'space',
    figures: {
      wild: 'gems',
      scatter: 'crystalball',
      high1: 'crown',
      high2: 'unicorn',
      high3: 'astronaut',
      mid1: 'potion',
      mid2: ['clover', 190],
    },
    ranks: [VIOLET, SAPPHIRE, AQUA, RUBY],
  },
  'bau-do-capitao': {
    scene: 'harbour',
    figures: {
      wild: 'pirate',
      scatter: 'chest',
      high1: ['macaw', 90],
      high2: 'octopus',
      high3: 'shark',
      mid1: 'compass',
      mid2: 'anchor',
    },
    ranks: [RUBY, AMBER, AQUA, SAPPHIRE],
  },
  'mascara-do-farao': {
    scene: 'desert',
    figures: {
      wild: 'pharaoh',
      scatter: 'pyramid',
      high1: 'cobra',
      high2: ['luckycat', 40],
      high3: 'sunmask',
      mid1: 'grimoire',
      mid2: 'phoenix',
    },
    ranks: [AMBER, AQUA, RUBY, SAPPHIRE],
  },
  'frutas-mil': {
    scene: 'candy',
    figures: {
      wild: 'seven',
      scatter: 'bell',
      high1: 'fruits',
      high2: 'pineapple',
      high3: 'chili',
      mid1: 'icecream',
      mid2: 'clover',
    },
    ranks: [RUBY, AMBER, EMERALD, VIOLET],
  },
  'dragao-de-jade': {
    scene: 'palace',
    figures: {
      wild: 'dragon',
      scatter: 'lantern',
      high1: 'tiger',
      high2: 'luckycat',
      high3: 'goldfish',
      mid1: 'lotus',
      mid2: 'mahjong',
    },
    ranks: [RUBY, EMERALD, AMBER, SAPPHIRE],
  },
  'noite-de-folia': {
    scene: 'carnival',
    figures: {
      wild: 'mask',
      scatter: 'balloon',
      high1: 'drum',
      high2: 'guitar',
      high3: 'crown',
      mid1: ['butterfly', 60],
      mid2: 'icecream',
    },
    ranks: [VIOLET, RUBY, AQUA, AMBER],
  },
}
