import type { CascadeProfile, SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import type { Pays } from '#games/slots/types.ts'

const declared = {
  version: 'tiny',
  rtp: 0,
  hitFrequency: 0,
  volatility: 'low',
  maxWin: 0n,
  stakes: [20n, 40n],
} as const
const spins = { ...declared, kind: 'spins', units: 20, rows: 2 } as const
const scatterPays: Pays = [1, 2, 5]

/** Profiles of every mechanism that are small enough to play each of their rounds. */
export const tinyProfiles: Readonly<Record<string, SpinProfile | CascadeProfile>> = {
  lines: {
    ...spins,
    id: 'video',
    paths: [
      [0, 0, 0, 0],
      [1, 0, 1, 0],
    ],
    strips: [strip('AWB'), strip('ABW'), strip('AAWB'), strip('WBA')],
    paytable: { wild: [9, 20, 0], high1: [2, 4, 0], high2: [3, 5, 0] },
  },
  'lines with growing free spins': {
    ...spins,
    id: 'growing',
    paths: [[0, 0, 0]],
    strips: [strip('ASA'), strip('WAS'), strip('BAS')],
    paytable: { high1: [7, 0, 0] },
    scatterPays,
    freeSpins: { count: 2, cap: 3, multipliers: [1, 2, 3] },
  },
  'lines with wilds that fill': {
    ...spins,
    id: 'expanding',
    paths: [
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 1],
    ],
    wildsFill: true,
    strips: [strip('ABC'), strip('BWACC'), strip('BWAAB')],
    paytable: { high1: [7, 0, 0], high2: [4, 0, 0], high3: [2, 0, 0] },
  },
  'ways with free spins': {
    ...spins,
    id: 'ways-243',
    strips: [strip('AASB'), strip('WABS'), strip('BAASW')],
    paytable: { high1: [3, 0, 0], high2: [2, 0, 0] },
    scatterPays,
    freeSpins: { count: 1, cap: 2, multipliers: [2] },
  },
  'ways across four reels': {
    ...spins,
    id: 'ways-1024',
    strips: [strip('AABC'), strip('WABC'), strip('BAACC'), strip('AWBC')],
    paytable: { high1: [3, 8, 0], high2: [2, 5, 0], high3: [0, 1, 0] },
  },
  coins: {
    ...spins,
    id: 'hold',
    paths: [
      [0, 0, 0],
      [1, 1, 1],
    ],
    strips: [strip('AKAB'), strip('KAWA'), strip('AAK')],
    paytable: { high1: [6, 0, 0] },
    hold: {
      coins: 3,
      respins: 2,
      cell: strip('AK'),
      values: [
        { pay: 1, weight: 2 },
        { pay: 5, weight: 1 },
      ],
      full: 40,
    },
  },
  falls: {
    ...declared,
    id: 'cascade',
    units: 20,
    kind: 'cascade',
    reels: 2,
    rows: 2,
    values: [
      { symbol: 'high1', value: 5 },
      { symbol: 'mid1', value: 2 },
      { symbol: 'low1', value: 1 },
    ],
    bands: [
      { count: 3, times: 1 },
      { count: 4, times: 4 },
    ],
    multipliers: [1, 2, 4],
  },
}
