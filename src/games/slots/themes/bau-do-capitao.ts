import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Few wilds, high scatter pays, free spins at triple pay. */
export const theme: Theme = {
  id: 'bau-do-capitao',
  version: '1.0.0',
  volatility: 'middle',
  rtp: 9557,
  hitFrequency: 3143,
  maxWin: 431100n,
  stakes: stakeLadder,
  strips: [
    strip('CEDIWFCBHABGHGDHAEGFCFDSDIEGIFEH'),
    strip('FEIDHCBHGDESCGDEBAFADHGWIFGCEFIB'),
    strip('IDISDGFGHAGHECBGWEDEFCEHAFDHICFB'),
    strip('GDHWFIDEHCFEFWABICGEFDSHIGCBADEH'),
    strip('DEGBFHFDAEHICEFBECDISDGHAWHICFBG'),
  ],
  paytable: {
    wild: [130, 550, 1900],
    high1: [95, 400, 1600],
    high2: [55, 220, 1000],
    high3: [40, 160, 650],
    mid1: [22, 70, 240],
    mid2: [19, 55, 190],
    low1: [9, 28, 95],
    low2: [9, 28, 95],
    low3: [6, 19, 80],
    low4: [6, 19, 75],
  },
  scatterPays: [3, 15, 100],
  freeSpins: { count: 10, multiplier: 3, cap: 40 },
  look: {
    sky: ['#0b2347', '#1b5d86', '#041021'],
    glow: 'rgb(255 190 110 / 0.5)',
    land: ['#12395c', '#071d35'],
    frame: ['#e7b878', '#8f5626', '#3b1d09'],
    jewel: ['#ffd469', '#d5851a', '#703c05'],
    reel: ['#14405f', '#081c30'],
    title: ['#fff6cf', '#ffb92e', '#3a1503'],
    silhouettes: [
      'M0 160v-34h96l6-10V66l-30 10 30-34V22h4v24l40 26-40-4v48h34l10-52 4 1-4 51h34l18-10h30v-8h40l-6 28h128v34z',
      'M0 160v-24q25-16 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v24z',
    ],
  },
}
