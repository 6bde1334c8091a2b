import type { ProfileFacts, ReelRound, ReelStep, ReelSymbol } from '#games/reels/types.ts'
import type { Lit } from '#games/slots/lit.ts'
import { type ReelState, restingReels } from '#games/slots/scene.ts'
import type { Shown } from '#games/slots/stage.ts'

export type HeldCoin = NonNullable<ReelStep['coins']>[number]

/** What the screen of a studio's game shows. */
export type ReelsScene = Shown & {
  readonly reels: readonly ReelState<ReelSymbol>[]
  readonly free: { readonly played: number; readonly total: number } | undefined
  /** Respins that are left; undefined outside of them. */
  readonly respins: number | undefined
  /** What every win of the present step is multiplied by. */
  readonly multiplier: number
  /** Reels that a wild fills. */
  readonly expanded: readonly number[]
  readonly coins: readonly HeldCoin[]
}

/** The scene before the first round: the end of an interrupted one, or a window that looks like no win. */
export function firstScene(facts: ProfileFacts, pending: ReelRound | undefined): ReelsScene {
  const last = pending?.steps.at(-1)
  const window = last?.window ?? restingWindow(facts)
  return {
    reels: restingReels(window.map((column, reel) => columnOf(facts, column, reel))),
    lit: last && litOf(facts, last),
    overlay: undefined,
    win: undefined,
    free: undefined,
    respins: undefined,
    multiplier: 1,
    expanded: last?.expanded ?? [],
    coins: last?.coins ?? [],
  }
}

/** Symbols that pass while a reel turns; each reel begins at another one. */
export function stripOf({ symbols }: ProfileFacts, reel: number): readonly ReelSymbol[] {
  return symbols.map((_, place) => symbols[(place * 3 + reel) % symbols.length] ?? 'low1')
}

/** A column with a hidden symbol above and below. */
export function columnOf(facts: ProfileFacts, column: readonly ReelSymbol[], reel: number): readonly ReelSymbol[] {
  const strip = stripOf(facts, reel)
  return [strip[0] ?? 'low1', ...column, strip.at(-1) ?? 'low1']
}

/** Every reel shows other symbols than its neighbour, so that nothing looks like an unpaid win. */
function restingWindow({ reels, rows, symbols }: ProfileFacts): ReelSymbol[][] {
  const plain = symbols.filter((symbol) => symbol !== 'scatter' && symbol !== 'coin')
  const half = Math.ceil(plain.length / 2)
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (__, row) => {
      const place = reel % 2 === 0 ? row % half : half + (row % (plain.length - half))
      return plain[(place + (reel >> 1)) % plain.length] ?? 'low1'
    }),
  )
}

/** What to highlight of a step. */
export function litOf({ paths }: ProfileFacts, { wins, win }: ReelStep): Lit | undefined {
  if (win === 0n) return undefined
  return {
    wins: wins.map(({ line, cells }) => ({
      places: cells,
      ...(line !== undefined && { line, path: paths[line] }),
    })),
    also: [],
  }
}
