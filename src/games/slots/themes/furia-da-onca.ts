import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** The jaguar comes in packs: wilds in pairs and the best symbol in pairs make it swing. */
export const furiaDaOnca: Theme = {
  id: 'furia-da-onca',
  version: '1.0.0',
  rtp: 9584,
  hitFrequency: 3064,
  maxWin: 564044n,
  stakes: stakeLadder,
  strips: [
    strip('DBICGEHCHDFGFDCSEIAAEWFGDBHGFEAA'),
    strip('CHIESDGBWWGDCAAGFAAEHEFEFDCBIGFH'),
    strip('DGAAHIEIDBFHGCDECGHEFWDFAFSCEGIB'),
    strip('EHEDIDEFCHFDHGFEWWBSDGIBAAIHCGCF'),
    strip('FDCIWFEHGEHIHBGEAAIDGDBCDFCFGBSE'),
  ],
  paytable: {
    wild: [85, 350, 1250],
    high1: [60, 270, 1050],
    high2: [36, 140, 600],
    high3: [26, 100, 400],
    mid1: [14, 45, 160],
    mid2: [12, 37, 120],
    low1: [6, 19, 60],
    low2: [6, 19, 60],
    low3: [4, 12, 50],
    low4: [4, 11, 50],
  },
  scatterPays: [2, 8, 40],
  freeSpins: { count: 8, multiplier: 3, cap: 24 },
}
