import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Balanced payments, ten free spins at double pay. */
export const theme: Theme = {
  id: 'arara-dourada',
  version: '1.0.0',
  volatility: 'middle',
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
  look: {
    sky: ['#0a3d3a', '#0c6b4f', '#04150f'],
    glow: 'rgb(255 214 92 / 0.5)',
    land: ['#0a4c3a', '#062a22'],
    frame: ['#fff2b8', '#e9a92b', '#7c4305'],
    jewel: ['#ff6a5c', '#d3142f', '#7a0518'],
    reel: ['#0d4a43', '#062320'],
    title: ['#fff6cf', '#ffb92e', '#3a1503'],
    silhouettes: [
      'M0 160V92q40-44 92-20 40-52 96-22 44-34 92 6 60-26 120 24v80z',
      'M0 160v-40q20-8 34 8 0-52 26-82-4 42-6 82 14-44 46-60-22 36-32 74 60-34 132-12 50-22 96 4-6-40-36-70 36 14 48 56 2-46 20-74 14 44 6 92 30-22 66-18v40z',
    ],
  },
}
