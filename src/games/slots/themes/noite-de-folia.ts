import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** A party of free spins: twelve at a time, again and again up to sixty. */
export const noiteDeFolia: Theme = {
  id: 'noite-de-folia',
  version: '1.0.0',
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
}
