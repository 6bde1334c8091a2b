import { chaseStake, growing } from '#games/lottery/chase.ts'
import { rational } from '#games/slots/rational.ts'

/** How the multiples of a chase grow from draw to draw, in tenths: 10 keeps them, 20 doubles them. */
export const growths = [10, 15, 20, 30] as const
export type Growth = (typeof growths)[number]

/**
 * The multiples of a chase, as far as the lottery takes them.
 *
 * @param most the highest multiple of a draw
 */
export const multiplesOf = (draws: number, growth: Growth, most: number): readonly number[] =>
  growing(draws, 1, rational(BigInt(growth), 10n)).map((multiple) => Math.min(multiple, most))

/**
 * What each draw costs, and all up to it, in minor units.
 *
 * @param stakeOf what the bets cost on one draw, by its multiple
 */
export function costsOf(
  stakeOf: (multiple: number) => bigint,
  multiples: readonly number[],
): readonly { readonly stake: bigint; readonly sum: bigint }[] {
  return multiples.map((multiple, index) => ({
    stake: stakeOf(multiple),
    sum: chaseStake(stakeOf, multiples.slice(0, index + 1)),
  }))
}
