import type { Play } from '#games/lottery/play.ts'
import type { Digits } from './draw.ts'
import { positioned } from './positions.ts'
import { sscPlays, threePlays, twoPlays } from './ssc.ts'

/** 3D and P3, of low frequency: three digits, drawn once a day. */
export const threeDigitPlays: readonly Play<Digits>[] = [
  ...threePlays('three', [0, 1, 2]),
  ...twoPlays('front2', [0, 1]),
  ...twoPlays('back2', [1, 2]),
  positioned('positioned', [0, 1, 2]),
]

/** P5, of low frequency: five digits, drawn once a day, with the plays of SSC. */
export const fiveDigitPlays = sscPlays
