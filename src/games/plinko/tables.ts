import type { Risk } from '#games/risk.ts'

export const plinkoRows = [8, 12, 16] as const
export type PlinkoRows = (typeof plinkoRows)[number]

/**
 * Multipliers in tenths from the edge to the middle; the other half mirrors them.
 *
 * 8 rows at low risk and 16 at high risk are the field's usual tables, whose returns are published (0.98984 and 0.98976). The others
 * are our own. No table of whole tenths returns 99 % exactly, as paths come in 2⁸, 2¹² and 2¹⁶. With 8 rows the nearest to 99 % is
 * 0.98984, which each of ours has; with 12 and 16 rows each of ours is within 0.001 % of it. Among those that are, these were taken
 * because their multipliers never rise towards the middle, and because little is lost at low risk and much at high risk.
 */
export const plinkoTables: Readonly<Record<PlinkoRows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [56, 21, 11, 10, 5],
    middle: [120, 34, 13, 6, 5],
    high: [300, 36, 15, 4, 1],
  },
  12: {
    low: [100, 34, 19, 15, 11, 10, 4],
    middle: [350, 92, 40, 20, 13, 5, 3],
    high: [1800, 226, 78, 22, 5, 3, 2],
  },
  16: {
    low: [150, 84, 20, 17, 14, 12, 10, 10, 6],
    middle: [1000, 400, 101, 47, 26, 13, 10, 6, 4],
    high: [10000, 1300, 260, 90, 40, 20, 2, 2, 2],
  },
}
