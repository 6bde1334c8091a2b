import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Many small wins, and free spins without a multiplier. */
export const theme: Theme = {
  id: 'sanfona-do-sertao',
  version: '1.0.0',
  volatility: 'low',
  rtp: 9650,
  hitFrequency: 4191,
  maxWin: 75964n,
  stakes: stakeLadder,
  strips: [
    strip('FCDWGFHCAICBEDIEHBFDBIHADEFGSAGW'),
    strip('EHGCDEFDWABCFBICFDHIAWSFBGIDEHGA'),
    strip('CFHIDFBHECDWSECAGFDABWEGHAFIDGBI'),
    strip('EDIGHWBFCAGFWHCSDBIDEFGCHEIABFDA'),
    strip('EWCHIDEADCHAFCGIFGWHFSBEIGBADBFD'),
  ],
  paytable: {
    wild: [37, 140, 430],
    high1: [34, 120, 380],
    high2: [26, 85, 280],
    high3: [22, 65, 190],
    mid1: [15, 40, 120],
    mid2: [13, 36, 100],
    low1: [8, 23, 70],
    low2: [8, 23, 70],
    low3: [7, 20, 60],
    low4: [7, 20, 60],
  },
  scatterPays: [2, 8, 30],
  freeSpins: { count: 12, multiplier: 1, cap: 48 },
  look: {
    sky: ['#b83a1a', '#f08a2a', '#4a1408'],
    glow: 'rgb(255 236 150 / 0.6)',
    land: ['#a8481a', '#5e200c'],
    frame: ['#ffe9b0', '#e0a040', '#6a3208'],
    jewel: ['#ff8aa0', '#d8143a', '#6a041c'],
    reel: ['#6a1f14', '#300a08'],
    title: ['#fff6cf', '#ffd24a', '#5a1406'],
    silhouettes: [
      'M0 160v-44q100-40 200-6 100-34 200 4v46zM8 12h26l-13 26zM52 24h26l-13 26zM98 30h26l-13 26zM144 26h26l-13 26zM188 14h26l-13 26zM232 26h26l-13 26zM278 30h26l-13 26zM324 24h26l-13 26zM366 12h26l-13 26z',
      'M0 160v-20q100-22 200-6 100-18 200 2v24zM56 142V70q0-10 10-10t10 10v22h12V76q0-7 7-7t7 7v22q0 10-10 10H76v34zM322 142V84q0-9 9-9t9 9v36h12V96q0-7 7-7t7 7v24q0 12-12 12h-14v10z',
    ],
  },
}
