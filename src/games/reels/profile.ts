import type { Pays, Paytable } from '#games/slots/types.ts'
import type { ProfileFacts, ProfileId, ReelSymbol } from './types.ts'

/** What every profile declares. The figures follow from its data, and the tests compute them again exactly. */
type Declared = Pick<ProfileFacts, 'version' | 'rtp' | 'hitFrequency' | 'volatility' | 'maxWin' | 'stakes'> & {
  readonly id: ProfileId
  /**
   * How many units a total stake has. Pays are whole units, and every stake is a multiple of them, so that every amount
   * is a whole number of minor units and nothing is ever rounded. A game of lines has one unit per line.
   */
  readonly units: number
}

/** Free spins for three scatters or more. */
export type FreeSpins = {
  readonly count: number
  /** The largest number in a round; scatters in free spins award at most what is left of it. */
  readonly cap: number
  /** Of the first free spin, the second, …; the last one holds for all further ones. */
  readonly multipliers: readonly number[]
}

/** What a coin can pay, in units, and how often: `weight` of the sum of all weights. */
export type CoinValue = { readonly pay: number; readonly weight: number }

/** Hold and respin. Coins stay in the window while every other cell draws again. */
export type Hold = {
  /** Coins in the window that start it. */
  readonly coins: number
  /** Respins without a new coin that end it; every new coin sets them back to this number. */
  readonly respins: number
  /** What a free cell draws in a respin; each entry is equally likely, and only a coin counts. */
  readonly cell: readonly ReelSymbol[]
  readonly values: readonly CoinValue[]
  /** What a full window of coins pays in addition, in units. */
  readonly full: number
}

/** A game of reels that turn: circular strips, and pays on lines or ways from the left. */
export type SpinProfile = Declared & {
  readonly kind: 'spins'
  readonly rows: number
  readonly strips: readonly (readonly ReelSymbol[])[]
  /** Rows of each line by reel; without it, every way across neighbouring reels pays. */
  readonly paths?: readonly (readonly number[])[]
  /** For three, four and five of a kind, in units. */
  readonly paytable: Paytable
  /** For three, four and five scatters or more, in multiples of the total stake. */
  readonly scatterPays?: Pays
  readonly freeSpins?: FreeSpins
  readonly hold?: Hold
  /** A wild fills its reel before wins are counted. */
  readonly wildsFill?: true
}

/** A game whose cells are drawn one by one. Eight or more of a kind pay anywhere and vanish, and new symbols fall. */
export type CascadeProfile = Declared & {
  readonly kind: 'cascade'
  readonly reels: number
  readonly rows: number
  /** All symbols, equally likely in every cell, and what they are worth. */
  readonly values: readonly { readonly symbol: ReelSymbol; readonly value: number }[]
  /** From `count` of a kind on, a symbol pays `times` its value, in units. Ascending. */
  readonly bands: readonly { readonly count: number; readonly times: number }[]
  /** Of the spin, its first fall, its second, …; after the last one nothing falls any more. */
  readonly multipliers: readonly number[]
}

export type Profile = SpinProfile | CascadeProfile
