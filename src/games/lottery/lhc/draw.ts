import { drawNumbers, type Numbers } from '#games/lottery/distinct/numbers.ts'
import type { RandomInt } from '#games/rng.ts'

/** How many numbers there are: from 1 to this. */
export const lhcPool = 49
/** The positions of the main numbers. */
export const mains = [0, 1, 2, 3, 4, 5]
/** The position of the special number: the last. */
const specialPosition = 6
export const seven = [...mains, specialPosition]

/** A draw of LHC: six main numbers and the special one, all different. */
export const drawLhc = (random: RandomInt): Numbers => drawNumbers(lhcPool, seven.length, random)

export const specialOf = (drawn: Numbers): number => drawn[specialPosition] ?? 0
