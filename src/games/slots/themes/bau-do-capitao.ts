import { stakeLadder } from '#games/slots/stakes.ts'
import { strip } from '#games/slots/strip.ts'
import type { Theme } from '#games/slots/types.ts'

/** Few wilds, rich scatters, and free spins that pay threefold. */
export const bauDoCapitao: Theme = {
  id: 'bau-do-capitao',
  version: '1.0.0',
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
}
