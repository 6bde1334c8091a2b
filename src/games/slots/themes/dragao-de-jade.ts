import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** High volatility: few free spins at four times the pay, the best symbol in pairs. */
export const theme: Theme = {
  id: 'dragao-de-jade',
  version: '1.0.0',
  volatility: 'high',
  rtp: 9543,
  hitFrequency: 3161,
  maxWin: 598308n,
  stakes: stakeLadder,
  strips: [
    strip('FGAASBDHGWEHCDICFGFEHDCEIAADFEBG'),
    strip('CDBWWHGISEHEFEBFDAAIGAADFHFGCICE'),
    strip('AABFIGCDFHIEWWEDBSCGIEDFDHFCGEGH'),
    strip('BGSGIWCBDIHEHCBFEAAEHDGDCFIFGFED'),
    strip('CFGAAEFIBDFDHGDHCDGIEHIEWECHGBSF'),
  ],
  paytable: {
    wild: [75, 350, 1150],
    high1: [55, 250, 950],
    high2: [34, 130, 550],
    high3: [24, 95, 400],
    mid1: [14, 45, 140],
    mid2: [11, 34, 110],
    low1: [6, 17, 55],
    low2: [6, 17, 55],
    low3: [4, 11, 55],
    low4: [4, 11, 50],
  },
  scatterPays: [2, 12, 80],
  freeSpins: { count: 7, multiplier: 4, cap: 21 },
  look: {
    sky: ['#3c0508', '#93150f', '#160203'],
    glow: 'rgb(255 140 50 / 0.55)',
    land: ['#6a0d0d', '#2f0406'],
    frame: ['#d9ffe6', '#36b078', '#0a4a33'],
    jewel: ['#ff8a5c', '#d3261a', '#6e0509'],
    reel: ['#4f0f12', '#220507'],
    title: ['#fff6cf', '#ffb92e', '#3a1503'],
    silhouettes: [
      'M0 160v-50l54-66 40 46 36-60 60 76 44-54 52 60 46-70 68 74v44z',
      'M0 160v-18h70v-30H58q14-6 20-20H64q20-8 26-26 6 18 26 26h-14q6 14 20 20h-12v30h180v-30h-12q14-6 20-20h-14q20-8 26-26 6 18 26 26h-14q6 14 20 20h-12v30h56v18z',
    ],
  },
}
