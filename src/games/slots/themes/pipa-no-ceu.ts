import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Wilds on every reel and low pays. */
export const theme: Theme = {
  id: 'pipa-no-ceu',
  version: '1.0.0',
  volatility: 'low',
  rtp: 9663,
  hitFrequency: 4421,
  maxWin: 62122n,
  stakes: stakeLadder,
  strips: [
    strip('CFSHDAEBGHFGBCHDFWEDBICAEWIG'),
    strip('FHECWICSEAHDEBDGIFHGBDAWCFBG'),
    strip('AIGSWHFGBEFCHDACEBCHDWFEIDGB'),
    strip('ADHCWGCHEDIWDHGEFBEASFBIFGBC'),
    strip('HCAFDECSGHEBHFBEWAICDWGIBDFG'),
  ],
  paytable: {
    wild: [33, 120, 380],
    high1: [27, 90, 300],
    high2: [21, 65, 220],
    high3: [17, 50, 150],
    mid1: [12, 33, 100],
    mid2: [10, 28, 80],
    low1: [7, 18, 55],
    low2: [7, 18, 55],
    low3: [5, 16, 45],
    low4: [5, 16, 45],
  },
  scatterPays: [1, 5, 30],
  freeSpins: { count: 9, multiplier: 2, cap: 36 },
  look: {
    sky: ['#1f8af0', '#8ad8ff', '#0e3a6a'],
    glow: 'rgb(255 255 255 / 0.6)',
    land: ['#4a9ad8', '#1c5a96'],
    frame: ['#ffffff', '#ffd24a', '#c8601a'],
    jewel: ['#ff9ac8', '#f0286a', '#8a0a3e'],
    reel: ['#1a4f96', '#0a2752'],
    title: ['#ffffff', '#ffe36b', '#0a2a6a'],
    silhouettes: [
      'M0 160v-50h30v-24h40v18h26V70h44v40h22V84h36v26h30V60h46v44h28V80h40v30h58v50z',
      'M0 160v-26q60-34 130-6 60-30 130 0 70-34 140-2v34z',
    ],
  },
}
