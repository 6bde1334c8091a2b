import type { Volatility } from '#games/slots/types.ts'

/** The eight mathematical profiles of the studio's slots. Many games share a profile; each has a look of its own. */
export const profileIds = [
  /** 3 × 3, five lines. */
  'classic',
  /** 5 × 3, twenty lines. */
  'video',
  /** 5 × 3, 243 ways. */
  'ways-243',
  /** 5 × 4, 1,024 ways. */
  'ways-1024',
  /** 6 × 5, eight or more of a kind pay anywhere; wins vanish and new symbols fall. */
  'cascade',
  /** 5 × 3 with coins that hold while the rest spins again. */
  'hold',
  /** 5 × 3 with free spins whose multiplier grows. */
  'growing',
  /** 5 × 3 with wilds that fill their reel. */
  'expanding',
] as const
export type ProfileId = (typeof profileIds)[number]

/** Whether a stored or received text names a profile. */
export function isProfileId(text: string): text is ProfileId {
  return profileIds.some((id) => id === text)
}

/** What a cell can show. A profile uses some of them; a look gives each a picture. */
export const reelSymbols = [
  'wild',
  'scatter',
  'coin',
  'high1',
  'high2',
  'high3',
  'mid1',
  'mid2',
  'low1',
  'low2',
  'low3',
  'low4',
] as const
export type ReelSymbol = (typeof reelSymbols)[number]

/** A cell: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number]

/** A win of one step. Amounts are minor units. */
export type ReelWin = {
  /** How it was won. `line` has the index of its line, `ways` the number of its ways. */
  readonly by: 'line' | 'ways' | 'anywhere' | 'scatter' | 'coins'
  readonly symbol: ReelSymbol
  /** Reels, or symbols if it pays anywhere. */
  readonly count: number
  readonly line?: number | undefined
  readonly ways?: number | undefined
  readonly cells: readonly Cell[]
  /** With the multiplier of its step. */
  readonly amount: bigint
}

/**
 * One picture of a round, in the order in which they are shown: a spin, a fall of new symbols after a win, a respin with
 * held coins, or a free spin.
 */
export type ReelStep = {
  readonly kind: 'spin' | 'fall' | 'respin' | 'free'
  /** Symbols by reel, then row. */
  readonly window: readonly (readonly ReelSymbol[])[]
  readonly wins: readonly ReelWin[]
  /** Every win of the step was multiplied by this; 1 if by nothing. */
  readonly multiplier: number
  /** Reels that a wild fills, from 0. The window shows them filled. */
  readonly expanded?: readonly number[] | undefined
  /** Coins that are held, with what they pay, in minor units. */
  readonly coins?: readonly { readonly cell: Cell; readonly amount: bigint }[] | undefined
  /** Free spins or respins that follow this step. */
  readonly left: number
  /** Free spins that this step awarded. */
  readonly awarded: number
  /** All wins of the step, in minor units. */
  readonly win: bigint
}

/** A whole round: it is drawn at once, and shown step by step. */
export type ReelRound = {
  readonly profile: ProfileId
  /** Version of the profile that it was drawn with. */
  readonly version: string
  /** Minor units, as is `win`. */
  readonly stake: bigint
  readonly win: bigint
  readonly steps: readonly ReelStep[]
}

/** Free spins of a profile, for its rules. */
export type FreeSpinFacts = {
  /** Scatters that award them, anywhere in the window; more award no more. */
  readonly scatters: number
  readonly count: number
  /** The largest number of free spins in a round. Scatters in free spins award at most what is left of it. */
  readonly cap: number
  /** Of the first free spin, the second, …; the last one holds for all further ones. */
  readonly multipliers: readonly number[]
}

/** Hold and respin of a profile, for its rules. */
export type HoldFacts = {
  /** Coins in the window that start the respins. */
  readonly coins: number
  /** Respins without a new coin that end it; every new coin sets them back to this number. */
  readonly respins: number
  /** What a coin can pay, in hundredths of the total stake, ascending. */
  readonly values: readonly number[]
  /** What a full window of coins pays in addition, in hundredths of the total stake. */
  readonly full: number
}

/** What a player can know of a profile before a bet. */
export type ProfileFacts = {
  readonly id: ProfileId
  /** Changes with anything that changes the odds. */
  readonly version: string
  readonly reels: number
  readonly rows: number
  readonly pays: 'lines' | 'ways' | 'anywhere'
  /** Number of lines or ways; 0 if it pays anywhere. */
  readonly lines: number
  /** Rows of each line by reel; empty without lines. */
  readonly paths: readonly (readonly number[])[]
  readonly symbols: readonly ReelSymbol[]
  /**
   * Pays of a symbol by count, in hundredths of the total stake; on lines in hundredths of the stake of one line. Scatters
   * pay the total stake everywhere. If it pays anywhere, a pay holds from its count up to the next one.
   */
  readonly table: readonly { readonly symbol: ReelSymbol; readonly count: number; readonly pay: number }[]
  /** Present if scatters award free spins. */
  readonly freeSpins?: FreeSpinFacts | undefined
  /** Present if coins are held. */
  readonly hold?: HoldFacts | undefined
  /** Present if wins vanish: what the spin and each of its falls is multiplied by. After the last nothing falls. */
  readonly falls?: readonly number[] | undefined
  /** Present if a wild fills its reel: the reels that can have one, from 0. */
  readonly wildReels?: readonly number[] | undefined
  /** Theoretical return to player in hundredths of a percent: 9612 is 96.12 %. */
  readonly rtp: number
  /** Share of rounds that win anything, in hundredths of a percent. */
  readonly hitFrequency: number
  readonly volatility: Volatility
  /** The largest possible win of a round in hundredths of the stake. */
  readonly maxWin: bigint
  /** Total stakes to choose from, in minor units, ascending. */
  readonly stakes: readonly bigint[]
}
