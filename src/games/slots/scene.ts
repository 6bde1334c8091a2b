import type { Celebration, Tier } from './celebration.ts'
import { lineCount, rows } from './paylines.ts'
import { playSpin } from './rules.ts'
import type { Position, RoundOutcome, Spin, SymbolId, Theme } from './types.ts'

/** Five symbols of a reel: the three visible ones and their hidden neighbours. */
export type Column = readonly SymbolId[]

export type ReelState = {
  readonly reel: number
  readonly motion: 'rest' | 'spin' | 'land'
  readonly column: Column
  /** The reel lands late, because one more scatter would trigger free spins. */
  readonly tense: boolean
}

export type Overlay =
  | { readonly kind: 'free-intro'; readonly count: number; readonly multiplier: number; readonly more: boolean }
  | { readonly kind: 'big-win'; readonly amount: bigint; readonly tier: Tier }
  | { readonly kind: 'free-total'; readonly amount: bigint; readonly count: number; readonly tier: Tier }

export type FreeState = { readonly played: number; readonly total: number; readonly won: bigint }

/** A payment during the round: `to` is the sum so far, `gain` whether it exceeds the stake. */
export type Payment = {
  readonly from: bigint
  readonly to: bigint
  readonly gain: boolean
  readonly celebration: Celebration
}

/** What the screen shows. */
export type Scene = {
  readonly reels: readonly ReelState[]
  /** The spin whose wins are highlighted, once its reels have stopped. */
  readonly lit: Spin | undefined
  readonly free: FreeState | undefined
  readonly overlay: Overlay | undefined
  /** How the field "win" counts up. */
  readonly win: Payment | undefined
}

/** The columns of a spin, or of given stops, with their neighbours on the strips. */
export function columnsAt({ strips }: Theme, stops: readonly number[]): Column[] {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0
    return Array.from({ length: rows + 2 }, (_, row) => strip[(stop + row - 1 + strip.length) % strip.length] ?? 'low1')
  })
}

export function restingReels(columns: readonly Column[]): ReelState[] {
  return columns.map((column, reel) => ({ reel, motion: 'rest', column, tense: false }))
}

export function firstScene(theme: Theme, pending?: RoundOutcome): Scene {
  const last = pending?.spins.at(-1)
  const reels = restingReels(columnsAt(theme, last?.stops ?? losingStops(theme)))
  return { reels, lit: last, free: undefined, overlay: undefined, win: undefined }
}

/** Stops without a win: what is visible before the first spin must not look like an unpaid win. */
function losingStops(theme: Theme): number[] {
  for (let attempt = 0; ; attempt++) {
    const stops = theme.strips.map((strip, reel) => (strip.indexOf('high1') + attempt * (reel + 1) * 5) % strip.length)
    if (playSpin(theme, 'base', lineCount, stops, 0).win === 0n) return stops
  }
}

/** Winning positions of a spin: of one line, or of all if no line is selected. */
export function litPlaces(spin: Spin | undefined, line: number | undefined): ReadonlySet<string> {
  if (!spin) return new Set()
  const wins = line === undefined ? spin.wins : spin.wins.filter((_, index) => index === line)
  const scatter = line === undefined ? (spin.scatter?.positions ?? []) : []
  return new Set([...wins.flatMap(({ positions }) => positions), ...scatter].map(placeKey))
}

export function placeKey([reel, row]: Position): string {
  return `${reel}.${row}`
}
