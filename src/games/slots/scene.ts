import { lineCount, rows } from './paylines.ts'
import { playSpin } from './rules.ts'
import type { Position, RoundOutcome, Spin, SymbolId, Theme } from './types.ts'

/** Five symbols of a reel: the three that show, with the hidden neighbours above and below. */
export type Column = readonly SymbolId[]

export type ReelState = {
  readonly reel: number
  readonly motion: 'rest' | 'spin' | 'land'
  readonly column: Column
  /** Lands late, because one more scatter would give free spins. */
  readonly tense: boolean
}

export type Tier = 'return' | 'win' | 'big' | 'mega' | 'epic'

export type Overlay =
  | { readonly kind: 'free-intro'; readonly count: number; readonly multiplier: number; readonly more: boolean }
  | { readonly kind: 'big-win'; readonly amount: bigint; readonly tier: Tier }
  | { readonly kind: 'free-total'; readonly amount: bigint; readonly count: number; readonly tier: Tier }

export type FreeState = { readonly played: number; readonly total: number; readonly won: bigint }

/** What is to be seen. */
export type Scene = {
  readonly reels: readonly ReelState[]
  /** Spin whose wins are lit, once its reels stand. */
  readonly lit: Spin | undefined
  readonly free: FreeState | undefined
  readonly overlay: Overlay | undefined
  /** What the field "win" counts to, and from what. */
  readonly win: { readonly from: bigint; readonly to: bigint; readonly tier: Tier } | undefined
}

/** The columns of a spin, or of given stops, as they stand on the strips. */
export function columnsAt({ strips }: Theme, stops: readonly number[]): Column[] {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0
    return Array.from({ length: rows + 2 }, (_, row) => strip[(stop + row - 1 + strip.length) % strip.length] ?? 'low1')
  })
}

export function standing(columns: readonly Column[]): ReelState[] {
  return columns.map((column, reel) => ({ reel, motion: 'rest', column, tense: false }))
}

export function firstScene(theme: Theme, pending?: RoundOutcome): Scene {
  const last = pending?.spins.at(-1)
  const reels = standing(columnsAt(theme, last?.stops ?? losingStops(theme)))
  return { reels, lit: last, free: undefined, overlay: undefined, win: undefined }
}

/** What shows before the first spin must not look like a win that was not paid. */
function losingStops(theme: Theme): number[] {
  for (let attempt = 0; ; attempt++) {
    const stops = theme.strips.map((strip, reel) => (strip.indexOf('high1') + attempt * (reel + 1) * 5) % strip.length)
    if (playSpin(theme, 'base', lineCount, stops, 0).win === 0n) return stops
  }
}

/**
 * How a win is celebrated. A payment up to the stake is not a gain, and is shown without any celebration
 * (UK Gambling Commission, RTS 14F: no losses disguised as wins).
 */
export function tierOf(win: bigint, stake: bigint): Tier {
  if (win <= stake) return 'return'
  if (win < 10n * stake) return 'win'
  if (win < 25n * stake) return 'big'
  return win < 60n * stake ? 'mega' : 'epic'
}

/** Places of a lit spin: of one line, or of everything when no line is chosen. */
export function litPlaces(spin: Spin | undefined, line: number | undefined): ReadonlySet<string> {
  if (!spin) return new Set()
  const wins = line === undefined ? spin.wins : spin.wins.filter((_, index) => index === line)
  const scatter = line === undefined ? (spin.scatter?.positions ?? []) : []
  return new Set([...wins.flatMap(({ positions }) => positions), ...scatter].map(placeKey))
}

export function placeKey([reel, row]: Position): string {
  return `${reel}.${row}`
}
