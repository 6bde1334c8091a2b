import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Twelve free spins at a time, at most sixty. */
export const theme: Theme = {
  id: 'noite-de-folia',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9621,
  hitFrequency: 3820,
  maxWin: 234229n,
  stakes: stakeLadder,
  strips: [
    strip('FIGEGCBIWEDAGBHFDSHGHDFACBDFIECE'),
    strip('IDFEWICDFSEHWGBFCGFEIHAGEACGBDHD'),
    strip('EFCGFAGBEHFWGBIDEHDHWSCAEFDBICIG'),
    strip('FBWDAEHCEGAIBWHFCHEDCIGHFDISFEGD'),
    strip('BHEGCGIBIDAGAEBGECFDHDWFECDIFSHF'),
  ],
  paytable: {
    wild: [65, 270, 1100],
    high1: [55, 220, 850],
    high2: [33, 130, 550],
    high3: [27, 85, 350],
    mid1: [16, 55, 170],
    mid2: [13, 50, 140],
    low1: [9, 24, 85],
    low2: [9, 24, 85],
    low3: [5, 16, 65],
    low4: [5, 16, 65],
  },
  scatterPays: [2, 6, 30],
  freeSpins: { count: 12, multiplier: 2, cap: 60 },
  look: {
    sky: ['#1b0b52', '#6a1a92', '#0e0428'],
    glow: 'rgb(255 110 190 / 0.5)',
    land: ['#3c1676', '#1c0a48'],
    frame: ['#ffe9a8', '#e2962b', '#7a2a5c'],
    jewel: ['#ff8fd0', '#d61f8c', '#6e0650'],
    reel: ['#35157a', '#16083c'],
    title: ['#fff6cf', '#ff9ad2', '#3a064a'],
    silhouettes: [
      'M0 160v-58h22V78h26v20h18V56h30v44h22V70l20-12 20 12v32h24V44h34v58h22V74h28v28h20V60l16-20 16 20v42h26V84h28v20h28v56z',
      'M0 160v-22q100-26 200-8 100-20 200 4v26zM0 6q50 40 100 12 50 30 100 0 50 30 100 0 50 28 100-12v3q-50 38-100 14-50 28-100 0-50 28-100 0-50 26-100-14z',
    ],
  },
}
