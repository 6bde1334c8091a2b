import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** The house classic: even pays, ten free spins that pay double. */
export const araraDourada: Theme = {
  id: 'arara-dourada',
  version: '1.0.0',
  rtp: 9610,
  hitFrequency: 3479,
  maxWin: 323464n,
  stakes: stakeLadder,
  strips: [
    strip('EWDFCHFACESBHFBIGIDCHGDBDAEGEFIG'),
    strip('GECAICEAEHFCHGIHDHBFDFSWDGEBGIFD'),
    strip('BGSIDHDEGCEWFAEWHIBDFHEFGHCGIFAC'),
    strip('ISHWGBDCHEBFEHCFDBWDEGICGEHAGAIF'),
    strip('GCFDFEFHDAEIGBEWCHCDAIDGIEFHSWHB'),
  ],
  paytable: {
    wild: [80, 350, 1350],
    high1: [75, 270, 1100],
    high2: [40, 160, 700],
    high3: [34, 110, 400],
    mid1: [21, 70, 220],
    mid2: [16, 55, 180],
    low1: [11, 30, 110],
    low2: [11, 30, 110],
    low3: [7, 21, 80],
    low4: [7, 21, 80],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { count: 10, multiplier: 2, cap: 50 },
}
