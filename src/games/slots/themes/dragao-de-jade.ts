import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** The boldest: few free spins, each paid fourfold, and dragons in pairs. */
export const dragaoDeJade: Theme = {
  id: 'dragao-de-jade',
  version: '1.0.0',
  rtp: 9543,
  hitFrequency: 3161,
  maxWin: 598308n,
  stakes: stakeLadder,
  strips: [
    strip('FGAASBDHGWEHCDICFGFEHDCEIAADFEBG'),
    strip('CDBWWHGISEHEFEBFDAAIGAADFHFGCICE'),
    strip('AABFIGCDFHIEWWEDBSCGIEDFDHFCGEGH'),
    strip('BGSGIWCBDIHEHCBFEAAEHDGDCFIFGFED'),
    strip('CFGAAEFIBDFDHGDHCDGIEHIEWECHGBSF'),
  ],
  paytable: {
    wild: [75, 350, 1150],
    high1: [55, 250, 950],
    high2: [34, 130, 550],
    high3: [24, 95, 400],
    mid1: [14, 45, 140],
    mid2: [11, 34, 110],
    low1: [6, 17, 55],
    low2: [6, 17, 55],
    low3: [4, 11, 55],
    low4: [4, 11, 50],
  },
  scatterPays: [2, 12, 80],
  freeSpins: { count: 7, multiplier: 4, cap: 21 },
}
