import { paylines } from '#games/slots/paylines.ts'
import { stakeLadder } from '#games/slots/stakes.ts'
import type { SpinProfile } from '../profile.ts'
import { strip } from '../strip.ts'

/** Twenty lines, and coins in stacks of three: six of them stay, and all other cells draw again for more. */
export const profile: SpinProfile = {
  id: 'hold',
  version: '1.0.0',
  rtp: 9604,
  hitFrequency: 4122,
  volatility: 'high',
  maxWin: 80_595n,
  stakes: stakeLadder,
  units: 20,
  kind: 'spins',
  rows: 3,
  paths: paylines,
  strips: [
    strip('FGDHBEKKKECDHGFHEGFDCGFHABH'),
    strip('HKKKEBHDGFDCFAHDWGFBEGFEWHGC'),
    strip('EHFECDFGWAEFDHBDGWHFKKKHGCHGB'),
    strip('DHFDWCABFHKKKCBEFGDHEGHWEGHF'),
    strip('HWGFHCEHDECHABDFGBEFHDGKKKGF'),
  ],
  paytable: {
    wild: [30, 120, 400],
    high1: [30, 120, 400],
    high2: [25, 80, 240],
    high3: [19, 60, 190],
    mid1: [12, 40, 120],
    mid2: [10, 30, 95],
    low1: [5, 16, 50],
    low2: [5, 15, 50],
    low3: [4, 12, 40],
  },
  hold: {
    coins: 6,
    respins: 3,
    cell: strip('KABCDDEEFFFGGGHH'),
    values: [
      { pay: 10, weight: 30 },
      { pay: 20, weight: 40 },
      { pay: 40, weight: 20 },
      { pay: 100, weight: 8 },
      { pay: 400, weight: 2 },
    ],
    full: 10_000,
  },
}
