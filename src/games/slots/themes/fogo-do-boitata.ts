import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** High volatility: six free spins at five times the pay. */
export const theme: Theme = {
  id: 'fogo-do-boitata',
  version: '1.0.0',
  volatility: 'high',
  rtp: 9579,
  hitFrequency: 3001,
  maxWin: 1148775n,
  stakes: stakeLadder,
  strips: [
    strip('FAIBHIDGESGECFGECBHWDHAAFDCBGDEI'),
    strip('EISEDGICFEGBDFHBFHDCIBDGEHAAAFWC'),
    strip('EHBWDFCGBDEHFIGAAIGEHCSDFIEDACFB'),
    strip('EHGWCFEDIBGIBCDHEASDECGDFHAAHFBI'),
    strip('AAACBGHDBCFECHWDGEBGHIFDIFEDIEGS'),
  ],
  paytable: {
    wild: [75, 420, 2950],
    high1: [75, 410, 2550],
    high2: [39, 190, 1100],
    high3: [27, 120, 620],
    mid1: [14, 55, 230],
    mid2: [11, 45, 170],
    low1: [6, 17, 70],
    low2: [6, 17, 70],
    low3: [4, 12, 55],
    low4: [4, 12, 55],
  },
  scatterPays: [3, 15, 120],
  freeSpins: { count: 6, multiplier: 5, cap: 12 },
  look: {
    sky: ['#0a1030', '#1c2f7a', '#040614'],
    glow: 'rgb(255 140 50 / 0.6)',
    land: ['#17265e', '#0a1236'],
    frame: ['#fff0a8', '#ff8a2a', '#7a1c08'],
    jewel: ['#e0ff8a', '#7ac81f', '#2a5606'],
    reel: ['#141d4e', '#080c26'],
    title: ['#fff3a8', '#ff8a1f', '#2a0606'],
    silhouettes: [
      'M0 160v-50q30-10 40-40 14 20 8 44 30-8 44-60 26 34 10 66 40-14 50-50 20 30 6 56 44-20 48-66 26 36 10 70 40-10 52-48 18 28 8 50 40-16 44-52 24 30 18 66 30-10 38-40 20 30 24 54v50z',
      'M0 160v-22q60-26 120-4 70-30 140 0 80-28 140-2v28z',
    ],
  },
}
