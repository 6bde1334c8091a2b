import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Long free games: fifteen spins at a time, at most forty-five. */
export const mascaraDoFarao: Theme = {
  id: 'mascara-do-farao',
  version: '1.0.0',
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
}
