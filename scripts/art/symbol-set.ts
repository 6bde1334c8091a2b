import type { LetteringName, MotifName, SceneName } from '#lib/art-names.ts'

/** Symbols of every slots theme, from the most to the least valuable. */
export const SYMBOLS = [
  ...(['wild', 'scatter', 'high1', 'high2', 'high3', 'mid1', 'mid2', 'low1', 'low2', 'low3', 'low4'] as const),
] as const
export type SymbolName = (typeof SYMBOLS)[number]

/** A figure, optionally with a rotation of its hue in degrees. */
type SymbolFigure = MotifName | readonly [motif: MotifName, tint: number]

/** Gradients of the card ranks. */
export const gems = {
  emerald: '#d8ffd8 #3fd07a:45 #06603a',
  ruby: '#ffd0d8 #f0304a:45 #7a0424',
  sapphire: '#d0f0ff #2f8af0:45 #0a2a8a',
  amber: '#fff7c8 #ffb41f:45 #9a4a00',
  violet: '#f0d8ff #a04af0:45 #3d0a86',
  aqua: '#d8fff8 #1fc7c0:45 #065a6a',
  rose: '#ffe4f4 #ff6ab8:45 #8f1157',
  lime: '#f8ffc8 #a8d82a:45 #3c6a06',
  copper: '#ffe4c8 #d8783a:45 #6a2606',
  ivory: '#ffffff #efe2c4:45 #8a7448',
  slate: '#eef4ff #8fa4cc:45 #2f3f6a',
} as const
export type GemName = keyof typeof gems

/** Appearance of the symbols of one slots theme. */
export interface SymbolSet {
  /** Scene whose light falls on the figures. */
  readonly scene: SceneName
  readonly figures: Readonly<Record<Exclude<SymbolName, `low${number}`>, SymbolFigure>>
  /** Colours of the card ranks A, K, Q, J, which are the low symbols. */
  readonly ranks: readonly [GemName, GemName, GemName, GemName]
  /** Letters of the ranks; default `chunky`. Not `royal`: its strokes cross, and its Q is too wide. */
  readonly lettering?: Exclude<LetteringName, 'royal'>
}
