import { strip } from '#games/slots/strip.ts'
import { theme as frutasMil } from '#games/slots/themes/frutas-mil.ts'
import type { Pays, Theme } from '#games/slots/types.ts'

const none: Pays = [0, 0, 0]

/** Three symbols on strips of four to six stops: 2,880 windows, few enough to count them all. */
export const tinyTheme: Theme = {
  ...frutasMil,
  version: 'tiny',
  rtp: 0,
  hitFrequency: 0,
  maxWin: 0n,
  stakes: [20n, 40n],
  strips: [strip('AWASA'), strip('AAAWAS'), strip('AWAS'), strip('SAAA'), strip('AAWASA')],
  paytable: {
    wild: [3, 11, 40],
    high1: [1, 4, 9],
    high2: none,
    high3: none,
    mid1: none,
    mid2: none,
    low1: none,
    low2: none,
    low3: none,
    low4: none,
  },
  scatterPays: [1, 2, 5],
  freeSpins: { count: 2, multiplier: 3, cap: 5 },
}

/** Every combination of stops of a theme. */
export function* allStops({ strips }: Pick<Theme, 'strips'>, reel = 0): Generator<number[]> {
  const strip = strips[reel]
  if (!strip) yield []
  else for (const stop of strip.keys()) for (const rest of allStops({ strips }, reel + 1)) yield [stop, ...rest]
}
