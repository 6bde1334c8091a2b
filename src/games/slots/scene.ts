import type { Lit } from './lit.ts'
import { lineCount, paylines, rows } from './paylines.ts'
import { playSpin } from './rules.ts'
import type { Shown } from './stage.ts'
import type { RoundOutcome, Spin, SymbolId, Theme } from './types.ts'

/** The symbols of a reel: the visible ones, and a hidden one above and below. */
export type Column<Id extends string = SymbolId> = readonly Id[]

export type ReelState<Id extends string = SymbolId> = {
  readonly reel: number
  readonly motion: 'rest' | 'spin' | 'land' | 'fall'
  readonly column: Column<Id>
  /** The reel lands late, because one more scatter would trigger free spins. */
  readonly tense: boolean
  /** How many places each symbol of the column falls. */
  readonly drops?: readonly number[]
}

export type FreeState = { readonly played: number; readonly total: number; readonly won: bigint }

/** What the screen shows. */
export type Scene = Shown & {
  readonly reels: readonly ReelState[]
  readonly free: FreeState | undefined
}

/** The columns of a spin, or of given stops, with their neighbours on the strips. */
export function columnsAt({ strips }: Theme, stops: readonly number[]): Column[] {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0
    return Array.from({ length: rows + 2 }, (_, row) => strip[(stop + row - 1 + strip.length) % strip.length] ?? 'low1')
  })
}

export function restingReels<Id extends string>(columns: readonly Column<Id>[]): ReelState<Id>[] {
  return columns.map((column, reel) => ({ reel, motion: 'rest', column, tense: false }))
}

export function firstScene(theme: Theme, pending?: RoundOutcome): Scene {
  const last = pending?.spins.at(-1)
  const reels = restingReels(columnsAt(theme, last?.stops ?? losingStops(theme)))
  return { reels, lit: litOf(last), free: undefined, overlay: undefined, win: undefined }
}

/** Stops without a win: what is visible before the first spin must not look like an unpaid win. */
function losingStops(theme: Theme): number[] {
  for (let attempt = 0; ; attempt++) {
    const stops = theme.strips.map((strip, reel) => (strip.indexOf('high1') + attempt * (reel + 1) * 5) % strip.length)
    if (playSpin(theme, 'base', lineCount, stops, 0).win === 0n) return stops
  }
}

/** What to highlight of a spin. */
export function litOf(spin: Spin | undefined): Lit | undefined {
  if (!spin || spin.win === 0n) return undefined
  return {
    wins: spin.wins.map(({ line, positions }) => ({ line, path: paylines[line], places: positions })),
    also: spin.scatter?.positions ?? [],
  }
}
