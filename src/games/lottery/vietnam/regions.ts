import { northPrizes, southPrizes } from './draw.ts'

/** The three regions of Vietnam, each with a lottery of its own. */
export const vietnamRegions = ['north', 'central', 'south'] as const
export type VietnamRegion = (typeof vietnamRegions)[number]

/** The region of a type of lottery; undefined if it is none of Vietnam. */
export const regionOf = (type: string): VietnamRegion | undefined =>
  vietnamRegions.find((region) => type === `vn-${region}`)

/** The names of a region's prizes, the special one first. */
export const prizeNames = (region: VietnamRegion): readonly string[] =>
  (region === 'north' ? northPrizes : southPrizes).map(({ name }) => name)
