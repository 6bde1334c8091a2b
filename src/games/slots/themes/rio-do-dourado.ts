import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Balanced payments, free spins at double pay. */
export const theme: Theme = {
  id: 'rio-do-dourado',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9624,
  hitFrequency: 3533,
  maxWin: 328176n,
  stakes: stakeLadder,
  strips: [
    strip('CBAHEFIHDIFDGFDEHGCBFHECDISABEGW'),
    strip('FABIGCFSCEGIEGAIDEIHBDFHCWEFHBDG'),
    strip('EGHFASCHGDFIEDWEBCFIGHDGWAIEBHDC'),
    strip('FDWBCGEIHEDGFCBFIHGDIEBHCDFAIGAS'),
    strip('WHEDHSGIEBFGDECAGIBGFHCIDHBDEACF'),
  ],
  paytable: {
    wild: [85, 380, 1400],
    high1: [80, 300, 1200],
    high2: [45, 190, 760],
    high3: [35, 120, 460],
    mid1: [22, 75, 250],
    mid2: [19, 60, 200],
    low1: [11, 32, 110],
    low2: [11, 32, 110],
    low3: [8, 23, 85],
    low4: [8, 23, 85],
  },
  scatterPays: [2, 10, 60],
  freeSpins: { count: 10, multiplier: 2, cap: 50 },
  look: {
    sky: ['#06382f', '#1f8a64', '#031a14'],
    glow: 'rgb(190 255 170 / 0.45)',
    land: ['#0d5a44', '#06302a'],
    frame: ['#fff0b0', '#d99a2a', '#5e3408'],
    jewel: ['#ffd07a', '#f0781f', '#7a2a05'],
    reel: ['#0b4a3c', '#042019'],
    title: ['#fff6cf', '#ffb92e', '#0a2a1c'],
    silhouettes: [
      'M0 160V70q26-22 52-6 20-26 56-10 30-22 62 4 34-26 70-2 30-20 60 0 40-24 64 4 20-8 36 6v94z',
      'M0 160v-26q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v26zM30 134q-2-50 8-84 4 40-2 84zM44 134q4-40 18-64-2 34-10 64zM352 134q-6-44-20-70 4 40 12 70zM370 134q-2-52 10-92 4 50-2 92z',
    ],
  },
}
