/** Ids of the themes. A theme changes pictures, strips, pays and free spins; the rules stay the same. */
export const themeIds = [
  'arara-dourada',
  'furia-da-onca',
  'chuva-de-gemas',
  'bau-do-capitao',
  'mascara-do-farao',
  'frutas-mil',
  'dragao-de-jade',
  'noite-de-folia',
  'rio-do-dourado',
  'jangada-do-sol',
  'saci-do-vento',
  'fogo-do-boitata',
  'sanfona-do-sertao',
  'cafe-da-serra',
  'pipa-no-ceu',
  'tatu-tesoureiro',
  'roda-de-truco',
  'febre-do-garimpo',
  'farol-da-ilha',
  'trem-das-gerais',
  'cacau-de-ouro',
  'beija-flor-real',
  'carranca-do-rio',
  'canto-da-iara',
] as const
export type ThemeId = (typeof themeIds)[number]

/** Whether a stored or received text names a theme. */
export function isThemeId(text: string): text is ThemeId {
  return themeIds.some((id) => id === text)
}

export const symbolIds = [
  'wild',
  'scatter',
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
export type SymbolId = (typeof symbolIds)[number]

/** Symbols that pay on lines, left to right. The scatter pays anywhere instead. */
export type LineSymbol = Exclude<SymbolId, 'scatter'>

/** Pays of three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number]

export type FreeSpins = {
  /** Free spins given by three or more scatters, in the base spin and again in a free spin. */
  readonly count: number
  /** Every win of a free spin is multiplied by this. */
  readonly multiplier: number
  /** Most free spins one round can have; a retrigger gives what is left. */
  readonly cap: number
}

/** What decides the odds of a game. */
export type Maths = {
  /** Five circular strips of symbols; a stop is the index of the symbol in the upper row. */
  readonly strips: readonly (readonly SymbolId[])[]
  /** In multiples of the line stake. */
  readonly paytable: Readonly<Record<LineSymbol, Pays>>
  /** In multiples of the total stake. */
  readonly scatterPays: Pays
  readonly freeSpins: FreeSpins
}

/** How far the returns of single rounds lie apart; `volatility.ts` says which deviation has which name. */
export type Volatility = 'low' | 'middle' | 'high'

/** Colours and silhouettes of a theme, as the style sheets name them: `--g-sky` and so on. */
export type Look = {
  /** The backdrop from above. */
  readonly sky: readonly [sky: string, mid: string, deep: string]
  /** Light behind the reels. */
  readonly glow: string
  /** Colours of the two silhouettes. */
  readonly land: readonly [far: string, near: string]
  /** Metal around the reels, from light to dark. */
  readonly frame: readonly [string, string, string]
  /** Stones of the frame and the spin button, from light to dark. */
  readonly jewel: readonly [string, string, string]
  /** Paper behind the symbols. */
  readonly reel: readonly [string, string]
  /** Fill of the name from above, and its edge. */
  readonly title: readonly [string, string, edge: string]
  /** The theme's place, far and near: paths in a box of 400 by 160 that grow upward from the ground. */
  readonly silhouettes: readonly [far: string, near: string]
}

export type Theme = Maths & {
  readonly id: ThemeId
  /** Changes whenever strips or pays do; shown to the player and kept with every round. */
  readonly version: string
  /** Stated to the player; a consequence of the strips and pays. */
  readonly volatility: Volatility
  /** Theoretical return to player in hundredths of a percent: 9612 is 96.12 %. */
  readonly rtp: number
  /** Share of base spins that win anything, in hundredths of a percent. */
  readonly hitFrequency: number
  /** The most one round can win, in multiples of the line stake. */
  readonly maxWin: bigint
  /** Total stakes a player may choose from, in minor units, ascending. */
  readonly stakes: readonly bigint[]
  readonly look: Look
}

/** A place in the window: reel 0 to 4 from the left, row 0 to 2 from above. */
export type Position = readonly [reel: number, row: number]

/** One line that won. `line` is its index, 0 to 19; `amount` is in minor units, multiplier included. */
export type Win = {
  readonly line: number
  readonly symbol: LineSymbol
  readonly count: number
  readonly positions: readonly Position[]
  readonly amount: bigint
}

export type ScatterWin = {
  readonly count: number
  readonly positions: readonly Position[]
  readonly amount: bigint
}

export type Spin = {
  readonly kind: 'base' | 'free'
  readonly stops: readonly number[]
  /** Symbols by reel, then row. */
  readonly window: readonly (readonly SymbolId[])[]
  readonly wins: readonly Win[]
  /** Present from three scatters on. */
  readonly scatter?: ScatterWin | undefined
  /** Lines and scatters together, minor units. */
  readonly win: bigint
  /** Free spins added by this spin, after the cap. */
  readonly awardsFreeSpins: number
}

/** A whole round: the base spin and every free spin it led to. */
export type RoundOutcome = {
  readonly theme: ThemeId
  /** Total stake of the round, minor units. Free spins cost nothing more. */
  readonly stake: bigint
  readonly win: bigint
  readonly spins: readonly Spin[]
}

/** Draws an integer from 0 up to, but not including, `exclusiveMax`; every value equally likely. */
export type RandomInt = (exclusiveMax: number) => number
