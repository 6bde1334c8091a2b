import { paid } from '#games/paid.ts'
import type { Choice, Play, Risk } from './play.ts'
import type { KeptSlip } from './slip.ts'

/** The risks of a row whose options are each a line of their own. */
export const optionRisks = (at: string, options: readonly string[], tierOf: (option: string) => string): Risk[] =>
  options.map((number) => ({ at, number, tiers: [tierOf(number)], times: 1 }))

/** The risks of rows that each stand for a position: all plays that look at the position name it alike. */
export const positionRisks = (names: readonly string[], choice: Choice): Risk[] =>
  names.flatMap((name, row) => optionRisks(name, choice[row] ?? [], () => 'line'))

/** The name under which risks on a number are summed up. It has no other space than the one before the number. */
export const riskName = ({ at, number }: Pick<Risk, 'at' | 'number'>): string => `${at} ${number}`

/**
 * What a bet could win if a number comes, in minor units, by {@link riskName}: the highest of its prizes, and no more than the bet pays.
 * Empty for a play that is not about single numbers.
 */
export function risked(
  { risks }: Pick<Play<never>, 'risks'>,
  { choice, lineStake, odds, mostBet }: Pick<KeptSlip, 'choice' | 'lineStake' | 'odds' | 'mostBet'>,
): ReadonlyMap<string, bigint> {
  const prizes = new Map(Object.entries(odds).map(([tier, each]) => [tier, paid(lineStake, each)]))
  const sums = new Map<string, bigint>()
  for (const risk of risks?.(choice) ?? []) {
    const prize = risk.tiers.reduce((most, tier) => larger(most, prizes.get(tier) ?? 0n), 0n)
    const sum = (sums.get(riskName(risk)) ?? 0n) + prize * BigInt(risk.times)
    sums.set(riskName(risk), sum < mostBet ? sum : mostBet)
  }
  return sums
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
