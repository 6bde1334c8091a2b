import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Three wilds in a row on the middle reels, seven free spins at four times the pay. */
export const theme: Theme = {
  id: 'carranca-do-rio',
  version: '1.0.0',
  volatility: 'high',
  rtp: 9570,
  hitFrequency: 3354,
  maxWin: 1030190n,
  stakes: stakeLadder,
  strips: [
    strip('ISCEAHFDGADHFEIBFCHEGDEBDHABFICG'),
    strip('FICEIFGADFHSAIBEDCWWWGHCEFGEAHBD'),
    strip('AFHEFCISWWWBDCEGBDFGAHCDGIBADEHI'),
    strip('ADIFDHEGIDHAEWWWHIFCGBCAGFDBESCG'),
    strip('IHDSCGHCDEIAFEIABGCHEBDFBEHGAFDG'),
  ],
  paytable: {
    wild: [50, 280, 1950],
    high1: [40, 230, 1400],
    high2: [23, 120, 660],
    high3: [16, 75, 380],
    mid1: [8, 33, 140],
    mid2: [7, 26, 100],
    low1: [4, 10, 40],
    low2: [4, 10, 40],
    low3: [2, 7, 33],
    low4: [2, 7, 33],
  },
  scatterPays: [2, 10, 60],
  freeSpins: { count: 7, multiplier: 4, cap: 21 },
  look: {
    sky: ['#0a4a4e', '#2a9a8a', '#03201f'],
    glow: 'rgb(255 226 150 / 0.5)',
    land: ['#14686a', '#083a3c'],
    frame: ['#ffcf9a', '#b84a24', '#4e140a'],
    jewel: ['#fff08a', '#e8b01f', '#7a5205'],
    reel: ['#4a1410', '#220806'],
    title: ['#fff6d8', '#ffb45a', '#4a0c06'],
    silhouettes: [
      'M0 160V50h60l20 40h40l16 30h120l18-40h50l16-30h60v110z',
      'M0 160v-24q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v24zM120 130h150q24-4 40-30-6 44-40 52H150q-26-4-30-22zM196 130V70l46 44h-40v16z',
    ],
  },
}
