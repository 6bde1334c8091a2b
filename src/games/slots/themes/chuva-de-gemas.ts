import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Many small wins: wilds on every reel and a flat paytable. */
export const chuvaDeGemas: Theme = {
  id: 'chuva-de-gemas',
  version: '1.0.0',
  rtp: 9631,
  hitFrequency: 4226,
  maxWin: 160827n,
  stakes: stakeLadder,
  strips: [
    strip('ICFBFDHSDGHCWCAFGFEHIEDHGAEBGWIE'),
    strip('CEGBSWGDGFHCGHDFIDWEBIFCFEIHAHAE'),
    strip('BFIECGHGCBEDWAFHDEFSGAIBGHFHWICD'),
    strip('FEHGDAEIGCIFHCIGDEFBWHGCHWDEBASD'),
    strip('CDIGWHDCHIAEGFDEFHFESWBGIFIACBEG'),
  ],
  paytable: {
    wild: [45, 180, 600],
    high1: [37, 130, 450],
    high2: [28, 95, 350],
    high3: [23, 70, 230],
    mid1: [16, 45, 140],
    mid2: [14, 40, 120],
    low1: [9, 26, 80],
    low2: [9, 26, 80],
    low3: [7, 21, 65],
    low4: [7, 21, 65],
  },
  scatterPays: [1, 5, 25],
  freeSpins: { count: 12, multiplier: 2, cap: 48 },
}
