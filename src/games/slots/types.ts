/** Ids of the themes. A theme defines pictures, strips, pays and free spins; the rules are the same for all. */
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

/** Symbols that pay on lines, from left to right. Scatters pay anywhere instead. */
export type LineSymbol = Exclude<SymbolId, 'scatter'>

/** Payments for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number]

/** What symbols pay on a line; one that is not in it pays nothing. */
export type Paytable = Readonly<Partial<Record<LineSymbol, Pays>>>

export type FreeSpins = {
  /** Free spins that three or more scatters award, in the base spin and in free spins. */
  readonly count: number
  /** Every win of a free spin is multiplied by this. */
  readonly multiplier: number
  /** The largest number of free spins in a round. A retrigger awards at most what is left of it. */
  readonly cap: number
}

/** The data that determines the odds of a game. */
export type Maths = {
  /** Five circular strips of symbols; a stop is the index of the symbol in the upper row. */
  readonly strips: readonly (readonly SymbolId[])[]
  /** In multiples of the line stake. */
  readonly paytable: Readonly<Record<LineSymbol, Pays>>
  /** In multiples of the total stake. */
  readonly scatterPays: Pays
  readonly freeSpins: FreeSpins
}

/** How widely the returns of rounds vary; `volatility.ts` defines the bounds. */
export type Volatility = 'low' | 'middle' | 'high'

/** Colours of a game; style sheets use them as `--g-sky` and so on. */
export type Colours = {
  /** The background from top to bottom. */
  readonly sky: readonly [sky: string, mid: string, deep: string]
  /** Light behind the reels. */
  readonly glow: string
  /** Colours of the two silhouettes. */
  readonly land: readonly [far: string, near: string]
  /** The frame around the reels, from light to dark. */
  readonly frame: readonly [string, string, string]
  /** Jewels of the frame and the spin button, from light to dark. */
  readonly jewel: readonly [string, string, string]
  /** Background of the symbols. */
  readonly reel: readonly [string, string]
  /** Gradient of the name from top to bottom, and its outline. */
  readonly title: readonly [string, string, edge: string]
}

/** Colours and silhouettes of a theme. */
export type Look = Colours & {
  /** Far and near silhouette: paths in a box of 400 by 160, from the ground upwards. */
  readonly silhouettes: readonly [far: string, near: string]
}

export type Theme = Maths & {
  readonly id: ThemeId
  /** Changes with the strips or pays. It is shown to the player and stored with every round. */
  readonly version: string
  /** Shown to the player; follows from the strips and pays. */
  readonly volatility: Volatility
  /** Theoretical return to player in hundredths of a percent: 9612 is 96.12 %. */
  readonly rtp: number
  /** Share of base spins that win anything, in hundredths of a percent. */
  readonly hitFrequency: number
  /** The largest possible win of a round, in multiples of the line stake. */
  readonly maxWin: bigint
  /** Total stakes to choose from, in minor units, ascending. */
  readonly stakes: readonly bigint[]
  readonly look: Look
}

/** A position in the window: reel 0 to 4 from the left, row 0 to 2 from the top. */
export type Position = readonly [reel: number, row: number]

/** A winning line. `line` is its index, 0 to 19; `amount` is in minor units and includes the multiplier. */
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
  /** Present with three or more scatters. */
  readonly scatter?: ScatterWin | undefined
  /** Lines and scatters together, in minor units. */
  readonly win: bigint
  /** Free spins that this spin added, after the cap. */
  readonly awardsFreeSpins: number
}

/** A whole round: the base spin and all its free spins. */
export type RoundOutcome = {
  readonly theme: ThemeId
  /** Total stake of the round in minor units. Free spins cost nothing. */
  readonly stake: bigint
  readonly win: bigint
  readonly spins: readonly Spin[]
}
