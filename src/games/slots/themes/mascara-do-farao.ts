import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Fifteen free spins at a time, at most forty-five. */
export const theme: Theme = {
  id: 'mascara-do-farao',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9605,
  hitFrequency: 3517,
  maxWin: 366082n,
  stakes: stakeLadder,
  strips: [
    strip('DACIWFBEFCDBCIGHDFEGEHGEFIHGISHA'),
    strip('DCHCIAFEGWBHGDBEIDFGEHDFSGHCAEFI'),
    strip('CEBGDHEDHCAFWFHWGCFSIBFAIGEIEDGB'),
    strip('FIHGIDEFIBGFAHSFDECDHEGWDCGBACEH'),
    strip('DGDGHEIECFWEBGDEFDWCBSFICGFAHIHA'),
  ],
  paytable: {
    wild: [110, 500, 1700],
    high1: [85, 350, 1450],
    high2: [50, 200, 850],
    high3: [36, 140, 550],
    mid1: [20, 65, 220],
    mid2: [17, 50, 170],
    low1: [9, 26, 85],
    low2: [9, 26, 85],
    low3: [6, 17, 70],
    low4: [6, 17, 70],
  },
  scatterPays: [2, 10, 60],
  freeSpins: { count: 15, multiplier: 2, cap: 45 },
  look: {
    sky: ['#4a1d3d', '#b0642a', '#2a1206'],
    glow: 'rgb(255 224 130 / 0.6)',
    land: ['#8a4a1c', '#4d240c'],
    frame: ['#fbe6b4', '#c69a54', '#6a441a'],
    jewel: ['#6fb6ff', '#1f55c8', '#0a2368'],
    reel: ['#4b2a1a', '#22110a'],
    title: ['#fff6cf', '#ffb92e', '#3a1503'],
    silhouettes: [
      'M0 160v-30h60L130 40l68 90h14l52-66 52 66h20l30-38 34 38v30z',
      'M0 160v-22q90-34 190-6 100-28 210-2v30z',
    ],
  },
}
