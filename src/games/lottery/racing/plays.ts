import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import { direct, positioned } from '#games/lottery/distinct/positions.ts'
import type { Play } from '#games/lottery/play.ts'
import { nameOfPosition } from '#games/lottery/position-names.ts'
import { cars } from './draw.ts'
import { dragonTiger, firstTwoSum, firstTwoSumSize, sizeAndParity } from './options.ts'

/** A play and the ranks that decide it; all other ranks may be anything. */
export type RacePlay = Play<Numbers> & { readonly reads: readonly number[] }

const reading = (reads: readonly number[], play: (reads: readonly number[]) => Play<Numbers>): RacePlay => ({
  ...play(reads),
  reads,
})

const ranks = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
/** Boards of all ten ranks are two of five, as they fit on a phone. */
const halves = [
  ['front', ranks(0, 5)],
  ['back', ranks(5, 5)],
] as const

/** The plays of PK10. */
export const racePlays: readonly RacePlay[] = [
  ...[1, 2, 3, 4, 5].map((count) => reading(ranks(0, count), (reads) => direct(`first${count}-direct`, cars, reads))),
  ...halves.map(([half, own]) => reading(own, (reads) => positioned(`${half}5-positioned`, cars, reads))),
  ...halves.map(([half, own]) => reading(own, (reads) => sizeAndParity(`${half}5-size`, reads))),
  ...ranks(0, 5).map((front) => {
    const sides = [front, cars - 1 - front] as const
    return reading(sides, () => dragonTiger(`sides-${sides.map(nameOfPosition).join('-')}`, sides))
  }),
  reading([0, 1], () => firstTwoSum),
  reading([0, 1], () => firstTwoSumSize),
]
