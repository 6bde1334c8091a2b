import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Rare but high wins: four and five of a kind pay far more than three. */
export const theme: Theme = {
  id: 'febre-do-garimpo',
  version: '1.0.0',
  volatility: 'high',
  rtp: 9564,
  hitFrequency: 3271,
  maxWin: 802135n,
  stakes: stakeLadder,
  strips: [
    strip('GFDCIDEFIWEGCADFHCFAHGBHDEGHEISB'),
    strip('CDEFGBFGCAWIEBHCEGFIDEFDIHSADGIH'),
    strip('BCHDCFEBWGFAEHGDBFGDICGSIAEDHEIH'),
    strip('HGICWEFIECHECAEHFSDHGBDFGIDFABID'),
    strip('BDGWIHSDEFACEIAFHICDBCFGEFHGDEGH'),
  ],
  paytable: {
    wild: [130, 690, 4850],
    high1: [100, 550, 3450],
    high2: [60, 290, 1600],
    high3: [40, 180, 920],
    mid1: [21, 80, 350],
    mid2: [16, 65, 250],
    low1: [9, 25, 100],
    low2: [9, 25, 100],
    low3: [6, 17, 80],
    low4: [6, 17, 80],
  },
  scatterPays: [2, 20, 200],
  freeSpins: { count: 10, multiplier: 3, cap: 40 },
  look: {
    sky: ['#2a1246', '#5a2a8a', '#0e0618'],
    glow: 'rgb(255 206 90 / 0.55)',
    land: ['#42206a', '#1e0c36'],
    frame: ['#fff3b8', '#e8a01f', '#6a3c04'],
    jewel: ['#8affd0', '#1fb88a', '#065a44'],
    reel: ['#2c1650', '#130828'],
    title: ['#fff6cf', '#ffc22e', '#2a0c3a'],
    silhouettes: [
      'M0 0h400v40l-20-14-16 40-18-44-26 20-14 50-22-60-34 22-18-20-20 44-24-50-30 16-14 40-20-54-30 24-20-16-16 44-20-60-14 30-24-12z',
      'M0 160v-30l30-16 40 20 46-28 40 30 60-10 50 14 44-34 40 26 50-20v48z',
    ],
  },
}
