import { paid } from '#games/paid.ts'
import { rational } from '#games/slots/rational.ts'
import { multiplierAt } from './growth.ts'
import { leastTarget } from './point.ts'

/** A bet of a round. Multipliers are in hundredths. */
export interface CrashBet {
  readonly id: string
  /** Minor units. */
  readonly stake: bigint
  /** Where it cashes out by itself, also when its player is away. */
  readonly target?: number
  /** Where it was cashed out. */
  readonly cashedAt?: number
}

/** What a bet pays that was cashed out at a multiplier, in minor units. */
export const crashWin = (stake: bigint, cashedAt: number): bigint => paid(stake, rational(BigInt(cashedAt), 100n))

/**
 * The automatic cash-outs that are due at a multiplier: bets that are still in with a target up to it, the lowest first; of equal
 * targets, by their id, so that every gateway does the same. They come before any cash-out by hand of that moment.
 *
 * @param multiplier the present one, or the point of the round if it has ended
 */
export const dueCashOuts = (
  bets: readonly CrashBet[],
  multiplier: number,
): (CrashBet & { readonly target: number })[] =>
  bets
    .filter((bet): bet is CrashBet & { readonly target: number } => bet.target !== undefined)
    .filter(({ target, cashedAt }) => cashedAt === undefined && target <= multiplier)
    .toSorted((a, b) => a.target - b.target || (a.id < b.id ? -1 : 1))

/** What a cash-out by hand meets. */
export type CashOut = 'too-early' | 'too-late' | { readonly cashedAt: number }

/**
 * What a cash-out by hand gets that the gateway received so many milliseconds after the start, by its own clock: the multiplier of that
 * moment, or the bet's target if that was lower. The time that a client names counts for nothing.
 *
 * @param point where the round ends: its point, or the forced one if that is lower
 */
export function cashOutAt(bet: CrashBet, ms: number, point: number): CashOut {
  if (bet.cashedAt !== undefined) return { cashedAt: bet.cashedAt }
  const multiplier = Math.min(multiplierAt(ms), bet.target ?? Number.POSITIVE_INFINITY)
  if (multiplier > point) return 'too-late'
  return multiplier < leastTarget ? 'too-early' : { cashedAt: multiplier }
}

/**
 * Where a bet is cashed out when its round has ended: by hand, at its target, at the forced point if the round got that far; nothing if
 * it lost.
 *
 * @param forced where the house ends the round at the latest, if it does
 */
export function finalCashOut(
  { target, cashedAt }: Pick<CrashBet, 'target' | 'cashedAt'>,
  point: number,
  forced?: number,
): number | undefined {
  if (cashedAt !== undefined) return cashedAt
  const planned = Math.min(target ?? Number.POSITIVE_INFINITY, forced ?? Number.POSITIVE_INFINITY)
  return planned <= point ? planned : undefined
}
