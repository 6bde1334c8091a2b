import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Balanced payments with higher scatter pays. */
export const theme: Theme = {
  id: 'tatu-tesoureiro',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9570,
  hitFrequency: 3583,
  maxWin: 224668n,
  stakes: stakeLadder,
  strips: [
    strip('HEIHCDECAWBGCHDGESFAEFDBIHFDGAFI'),
    strip('GDWAGEICFGAISFBEDBWCHEDIEHBFGCHI'),
    strip('HCFEIDGCFBDGEHADIHAEDFCGIWSBHFEB'),
    strip('CBHGDHWCDEAGDFIEBFCHIESBGWIDAIGF'),
    strip('HDGCDBECFDEWIGAHDCBSFAEIHFBHGIEF'),
  ],
  paytable: {
    wild: [80, 340, 1250],
    high1: [75, 270, 1050],
    high2: [40, 170, 680],
    high3: [31, 110, 410],
    mid1: [19, 70, 220],
    mid2: [17, 55, 180],
    low1: [10, 28, 95],
    low2: [10, 28, 95],
    low3: [7, 20, 80],
    low4: [7, 20, 80],
  },
  scatterPays: [2, 12, 80],
  freeSpins: { count: 10, multiplier: 2, cap: 40 },
  look: {
    sky: ['#1f5a5e', '#5fb0a0', '#0a2426'],
    glow: 'rgb(255 236 160 / 0.55)',
    land: ['#2f7a70', '#12423f'],
    frame: ['#fff0b0', '#d8942a', '#5e3408'],
    jewel: ['#ffe08a', '#e0941f', '#7a4205'],
    reel: ['#2a2346', '#131026'],
    title: ['#fff6cf', '#ffb92e', '#3a1c06'],
    silhouettes: [
      'M0 160v-50h40l14-50h60l16 50h50l10-34h50l12 34h50l14-60h60l14 60h10v50z',
      'M0 160v-18q100-20 200-4 100-18 200 4v18zM50 144q-30-20-34-46 20 10 34 36-8-40 4-66 14 26 6 64 14-26 36-32-4 26-34 44zM336 144q-30-16-38-40 22 8 36 32-6-38 8-62 12 26 4 62 14-24 36-28-6 24-36 36z',
    ],
  },
}
