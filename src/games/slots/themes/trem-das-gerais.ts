import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** The second-best symbol comes in pairs; free spins at triple pay. */
export const theme: Theme = {
  id: 'trem-das-gerais',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9565,
  hitFrequency: 3304,
  maxWin: 406125n,
  stakes: stakeLadder,
  strips: [
    strip('DEIGASCHAIFDCGEDBBEHGFCDGEWBBFHI'),
    strip('CGHFIBBFDCESIABBFHWGHDECGDIFEADH'),
    strip('HDEADEHDICDHWCBHCIBBEGFESFGAFIWG'),
    strip('EABBCIGFAGHDBBGHDGCFSEDIFECIEWHI'),
    strip('EDHCDFWCAGEHISGAHFBBFBBICGDHEDFI'),
  ],
  paytable: {
    wild: [70, 310, 1150],
    high1: [65, 250, 980],
    high2: [37, 150, 620],
    high3: [29, 100, 370],
    mid1: [18, 60, 210],
    mid2: [15, 50, 160],
    low1: [9, 26, 90],
    low2: [9, 26, 90],
    low3: [6, 19, 70],
    low4: [6, 19, 70],
  },
  scatterPays: [2, 10, 60],
  freeSpins: { count: 9, multiplier: 3, cap: 27 },
  look: {
    sky: ['#7a2a5a', '#e87a8a', '#2a0c26'],
    glow: 'rgb(255 226 190 / 0.55)',
    land: ['#a84a72', '#571f48'],
    frame: ['#ffe9a8', '#c8862a', '#4e2c0a'],
    jewel: ['#8ae0b0', '#1f8a68', '#064034'],
    reel: ['#5a2048', '#280c22'],
    title: ['#fff6e0', '#ffc85a', '#3a0c2a'],
    silhouettes: [
      'M0 160v-50l60-60 50 50 60-74 70 84 50-50 60 50 50-30v80z',
      'M0 160v-64h400v64h-16v-22q0-22-22-22t-22 22v22h-24v-22q0-22-22-22t-22 22v22h-24v-22q0-22-22-22t-22 22v22h-24v-22q0-22-22-22t-22 22v22h-24v-22q0-22-22-22t-22 22v22H68v-22q0-22-22-22t-22 22v22z',
    ],
  },
}
