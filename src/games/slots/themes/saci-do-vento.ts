import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Wilds only on the middle reels, in pairs; free spins at four times the pay. */
export const theme: Theme = {
  id: 'saci-do-vento',
  version: '1.0.0',
  volatility: 'high',
  rtp: 9565,
  hitFrequency: 3501,
  maxWin: 793896n,
  stakes: stakeLadder,
  strips: [
    strip('BDHEADIHFDEIHGADGCSFEAGCBFEGIFHC'),
    strip('GHCGFBGEFDBAIDHADCEIBECFGDFSHIWW'),
    strip('DASEGFBGCHWWHECIDEFIECHDFGABFWHB'),
    strip('GDEGBCWWHIFAEHGFDCBSHDIEFDAICGEB'),
    strip('IEGDFABHEDGICHSABGHEIDEFGBHCFACF'),
  ],
  paytable: {
    wild: [60, 330, 2350],
    high1: [65, 330, 2100],
    high2: [35, 170, 970],
    high3: [24, 110, 560],
    mid1: [13, 50, 210],
    mid2: [10, 38, 150],
    low1: [6, 15, 65],
    low2: [6, 15, 65],
    low3: [3, 10, 50],
    low4: [3, 10, 50],
  },
  scatterPays: [2, 10, 100],
  freeSpins: { count: 8, multiplier: 4, cap: 24 },
  look: {
    sky: ['#0a1f3d', '#14506a', '#030c18'],
    glow: 'rgb(140 255 210 / 0.4)',
    land: ['#0e4050', '#06202e'],
    frame: ['#e8ffd8', '#5fae7a', '#12402e'],
    jewel: ['#ff9a8a', '#d81f30', '#6a0414'],
    reel: ['#0f3a4a', '#061a26'],
    title: ['#f6ffe0', '#8ae86a', '#06281e'],
    silhouettes: [
      'M20 160V0h12v52h2v4h-2v104zM78 160V0h9v86h2v4h-2v70zM130 160V0h12v40h2v4h-2v116zM262 160V0h10v64h2v4h-2v92zM318 160V0h12v34h2v4h-2v122zM372 160V0h9v92h2v4h-2v64z',
      'M0 160v-20q100-20 200-4 100-18 200 4v20zM46 140V0h16v60h3v5h-3v75zM54 60q24-20 48-14-20 16-48 20zM346 140V0h16v88h3v5h-3v47zM350 88q-26-22-52-14 22 18 52 20z',
    ],
  },
}
