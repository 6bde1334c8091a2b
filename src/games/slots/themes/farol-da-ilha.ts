import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Twelve free spins at double pay. */
export const theme: Theme = {
  id: 'farol-da-ilha',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9580,
  hitFrequency: 3206,
  maxWin: 211210n,
  stakes: stakeLadder,
  strips: [
    strip('CHEWFIHAGDHBFEDGEHCIABFDSCFBDIEG'),
    strip('IFHBIEFACDBSIGDEFHCDFAHGWEDGBHEC'),
    strip('HBCFHEDIFWGDIGBDEHCSECAHGADFIBEF'),
    strip('DECBDHIGHWEDBFECGAFGIHFDIECABFHS'),
    strip('EGBEHCEGDIFHAFSEHDCFDIBHAFBWCIGD'),
  ],
  paytable: {
    wild: [90, 400, 1500],
    high1: [85, 320, 1250],
    high2: [55, 210, 880],
    high3: [37, 130, 480],
    mid1: [25, 90, 290],
    mid2: [19, 65, 210],
    low1: [12, 33, 110],
    low2: [12, 33, 110],
    low3: [8, 24, 90],
    low4: [8, 24, 90],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { count: 12, multiplier: 2, cap: 48 },
  look: {
    sky: ['#0a1640', '#1c4a8a', '#040a1e'],
    glow: 'rgb(255 244 170 / 0.5)',
    land: ['#16386e', '#0a1c40'],
    frame: ['#ffffff', '#9ab4e0', '#2c3f70'],
    jewel: ['#ff9a8a', '#e0202e', '#7a0414'],
    reel: ['#12305e', '#081630'],
    title: ['#ffffff', '#ffe36b', '#0a1a4a'],
    silhouettes: [
      'M0 160v-74l40-10 30 20 20 44h220l14-30 40-14 36 8v56z',
      'M0 160v-30q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v30z',
    ],
  },
}
