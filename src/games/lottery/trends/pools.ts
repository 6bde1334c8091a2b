import { array, integer, is } from 'superstruct'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'

/** What trends look at in the results of a type: numbers by their positions, or numbers wherever they stand. */
export interface TrendPool {
  /** The lowest and the highest number that can come. */
  readonly from: number
  readonly to: number
  /** How many numbers a result has. */
  readonly drawn: number
  /** Whether places matter. Where they do not, numbers are counted in the whole result. */
  readonly byPosition: boolean
  /** The highest number that is small. */
  readonly small: number
  /** A number that is neither big nor small, neither odd nor even: it ties. */
  readonly tie?: number
}

const digits = (drawn: number): TrendPool => ({ from: 0, to: 9, drawn, byPosition: true, small: 4 })

/** Types whose results are one row of numbers. Those with many prizes have no trends. */
const pools: Readonly<Partial<Record<LotteryTypeName, TrendPool>>> = {
  ssc: digits(5),
  p5: digits(5),
  '3d': digits(3),
  p3: digits(3),
  '11x5': { from: 1, to: 11, drawn: 5, byPosition: true, small: 5 },
  pk10: { from: 1, to: 10, drawn: 10, byPosition: true, small: 5 },
  lhc: { from: 1, to: 49, drawn: 7, byPosition: true, small: 24, tie: 49 },
  '6x60': { from: 1, to: 60, drawn: 6, byPosition: false, small: 30 },
  '5x80': { from: 1, to: 80, drawn: 5, byPosition: false, small: 40 },
}

/** What trends of a type look at; undefined for types without. */
export const trendPool = (type: LotteryTypeName): TrendPool | undefined => pools[type]

const Numbers = array(integer())

/** The numbers of a result in the form of JSON; undefined if it is none of the pool. */
export function numbersIn({ from, to, drawn }: TrendPool, result: unknown): readonly number[] | undefined {
  if (!is(result, Numbers) || result.length !== drawn) return undefined
  return result.every((number) => number >= from && number <= to) ? result : undefined
}
