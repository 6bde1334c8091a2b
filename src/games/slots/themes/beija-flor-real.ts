import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Twenty free spins without a multiplier. */
export const theme: Theme = {
  id: 'beija-flor-real',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9619,
  hitFrequency: 3753,
  maxWin: 193102n,
  stakes: stakeLadder,
  strips: [
    strip('HIEBADGCEGFDIBFIEGCEAHGDCFSIDHWB'),
    strip('IDHIWEDHCGDBFGSIGAWEHCEFDBFCAHBF'),
    strip('EADGBWEBIEHIFGSIFEGCHFCHAGIDBCWD'),
    strip('HWAFGCHEDFIGDBEFBWHCASDHCIFBGIDE'),
    strip('CGHAFIHEIHEDGICDFBGEDSECAFWBDHBF'),
  ],
  paytable: {
    wild: [70, 310, 1150],
    high1: [60, 230, 880],
    high2: [34, 140, 560],
    high3: [26, 90, 340],
    mid1: [16, 55, 180],
    mid2: [14, 45, 140],
    low1: [8, 23, 80],
    low2: [8, 23, 80],
    low3: [6, 17, 65],
    low4: [6, 17, 65],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { count: 20, multiplier: 1, cap: 60 },
  look: {
    sky: ['#6a0a4e', '#d0288a', '#26041e'],
    glow: 'rgb(255 190 230 / 0.5)',
    land: ['#96186a', '#4e0a3c'],
    frame: ['#f0ffe0', '#5ac88a', '#0e5a44'],
    jewel: ['#b8ffd0', '#1fb87a', '#065a40'],
    reel: ['#5e0f4a', '#2a0622'],
    title: ['#ffffff', '#ffb0dc', '#4a0636'],
    silhouettes: [
      'M0 160v-56q100-50 200-10 100-40 200 10v56z',
      'M0 160v-16q100-16 200-2 100-14 200 2v16zM44 146V90h5v56zM46 56a14 14 0 0 1 14 14 14 14 0 1 1-14 14 14 14 0 1 1-14-14 14 14 0 0 1 14-14zM104 146v-30h5v30zM106 88a11 11 0 0 1 11 11 11 11 0 1 1-11 11 11 11 0 1 1-11-11 11 11 0 0 1 11-11zM300 146v-34h5v34zM302 82a12 12 0 0 1 12 12 12 12 0 1 1-12 12 12 12 0 1 1-12-12 12 12 0 0 1 12-12zM358 146V84h5v62zM360 48a15 15 0 0 1 15 15 15 15 0 1 1-15 15 15 15 0 1 1-15-15 15 15 0 0 1 15-15z',
    ],
  },
}
