import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Seven free spins at triple pay. */
export const theme: Theme = {
  id: 'roda-de-truco',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9578,
  hitFrequency: 3216,
  maxWin: 209600n,
  stakes: stakeLadder,
  strips: [
    strip('EAGIWFDHEDFABIECBGDEBFHGCDGFCIHS'),
    strip('HFDBIGEAFBGHDCBFCGEHWDIFGESICADE'),
    strip('EHFIGAFDBCGFBDHFCABEGDECSIDEWIHG'),
    strip('DGFWCDGFDIBEHCAICBEFSGHDAEBIHEGF'),
    strip('AFBHCWGDBACEFDIHDEBGICFDGEHSFGIE'),
  ],
  paytable: {
    wild: [95, 420, 1550],
    high1: [80, 300, 1200],
    high2: [50, 200, 840],
    high3: [38, 130, 500],
    mid1: [24, 85, 270],
    mid2: [20, 65, 220],
    low1: [14, 38, 130],
    low2: [14, 38, 130],
    low3: [8, 25, 95],
    low4: [8, 25, 95],
  },
  scatterPays: [3, 9, 45],
  freeSpins: { count: 7, multiplier: 3, cap: 28 },
  look: {
    sky: ['#0a3a26', '#15684a', '#04160e'],
    glow: 'rgb(255 240 190 / 0.4)',
    land: ['#0f4e36', '#072a1c'],
    frame: ['#fff0c0', '#b8742a', '#4a2408'],
    jewel: ['#ff8a8a', '#d0142e', '#6a0418'],
    reel: ['#0c4a34', '#052218'],
    title: ['#fffdf0', '#f4d07a', '#2a1406'],
    silhouettes: [
      'M0 160v-34h400v34zM96 0h5v34q27 4 31 30H65q4-26 31-30zM298 0h5v34q27 4 31 30h-67q4-26 31-30z',
      'M0 160v-26q200-40 400 0v26z',
    ],
  },
}
