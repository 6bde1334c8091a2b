import { array, create, record, string, type } from 'superstruct'
import { northPrizes, southPrizes, type VietnamDraw } from './draw.ts'

/** The three regions of Vietnam, each with a lottery of its own. */
const vietnamRegions = ['north', 'central', 'south'] as const
export type VietnamRegion = (typeof vietnamRegions)[number]

/** The region of a type of lottery; undefined if it is none of Vietnam. */
export const regionOf = (type: string): VietnamRegion | undefined =>
  vietnamRegions.find((region) => type === `vn-${region}`)

/**
 * The prizes of each station that drew, by name: one in the North and the Centre, two at once in the South.
 *
 * @param result as it is stored
 * @throws {StructError} if it is no result of the region
 */
export const stationsOf = (region: VietnamRegion, result: unknown): readonly VietnamDraw[] =>
  region === 'south' ? Object.values(create(result, Pair)) : [create(result, Prizes)]

const Prizes = record(string(), array(string()))
const Pair = type({ first: Prizes, second: Prizes })

/** The names of a region's prizes, the special one first. */
export const prizeNames = (region: VietnamRegion): readonly string[] =>
  (region === 'north' ? northPrizes : southPrizes).map(({ name }) => name)
