import type { CascadeProfile, Profile, SpinProfile } from './profile.ts'
import { type ProfileFacts, type ReelSymbol, reelSymbols } from './types.ts'

type Table = ProfileFacts['table']
type Shape = Omit<ProfileFacts, 'id' | 'version' | 'rtp' | 'hitFrequency' | 'volatility' | 'maxWin' | 'stakes'>

/** What a player can know of a profile before a bet. */
export function factsOf(profile: Profile): ProfileFacts {
  const { id, version, rtp, hitFrequency, volatility, maxWin, stakes } = profile
  const shape = profile.kind === 'cascade' ? cascadeShape(profile) : spinShape(profile)
  return { id, version, ...shape, rtp, hitFrequency, volatility, maxWin, stakes }
}

function spinShape(profile: SpinProfile): Shape {
  const { strips, rows, paths, freeSpins, wildsFill } = profile
  const reels = strips.length
  const onStrips = new Set(strips.flat())
  const wildReels = [...strips.keys()].filter((reel) => strips[reel]?.includes('wild'))
  return {
    reels,
    rows,
    pays: paths ? 'lines' : 'ways',
    lines: paths ? paths.length : rows ** reels,
    paths: paths ?? [],
    symbols: reelSymbols.filter((symbol) => onStrips.has(symbol)),
    table: spinTable(profile),
    ...(freeSpins && { freeSpins: { scatters: 3, ...freeSpins } }),
    ...holdFacts(profile),
    ...(wildsFill && { wildReels }),
  }
}

/** Pays of lines in hundredths of the stake of a line, all others in hundredths of the total stake. */
function spinTable({ paytable, scatterPays, paths, units }: SpinProfile): Table {
  const hundredths = paths ? 100 : 100 / units
  const ofKind = (symbol: ReelSymbol, pays: readonly number[], times: number): Table =>
    pays.map((pay, more) => ({ symbol, count: more + 3, pay: pay * times })).filter(({ pay }) => pay > 0)
  const paid = reelSymbols.flatMap((symbol): Table => {
    if (symbol === 'scatter' || symbol === 'coin') return []
    return ofKind(symbol, paytable[symbol] ?? [], hundredths)
  })
  return scatterPays ? [...paid, ...ofKind('scatter', scatterPays, 100)] : paid
}

function holdFacts({ hold, units }: SpinProfile): Pick<ProfileFacts, 'hold'> {
  if (!hold) return {}
  const hundredths = 100 / units
  const values = hold.values.map(({ pay }) => pay * hundredths).toSorted((a, b) => a - b)
  return { hold: { coins: hold.coins, respins: hold.respins, values, full: hold.full * hundredths } }
}

function cascadeShape({ reels, rows, values, bands, multipliers, units }: CascadeProfile): Shape {
  return {
    reels,
    rows,
    pays: 'anywhere',
    lines: 0,
    paths: [],
    symbols: values.map(({ symbol }) => symbol),
    table: values.flatMap(({ symbol, value }) =>
      bands.map(({ count, times }) => ({ symbol, count, pay: (value * times * 100) / units })),
    ),
    falls: multipliers,
  }
}
