import { rebateOf } from './rebate.ts'

export interface CashBackRates {
  /** Hundredths of a per cent of the loss. */
  readonly rate: number
  /** The smallest loss with cash back. Minor units. */
  readonly minimum: bigint
  /** The largest amount; null for no bound. Minor units. */
  readonly cap: bigint | null
}

/** The cash back of a loss, with its calculation. Minor units. */
export interface CashBackSum {
  /** Rounded down, and at most the cap; 0 without cash back. */
  readonly amount: bigint
  /** The part of the loss before the cap, rounded down, and what rounding dropped, in ten-thousandths of a minor unit. */
  readonly part: bigint
  readonly dropped: bigint
  /** Why nothing is given back; undefined if something is. */
  readonly reason: 'no_loss' | 'small' | undefined
}

/**
 * Cash back on the bets of a period (product rule 28.12): stake less win, times the rate, rounded down, at most the
 * cap. A net win, a loss below the minimum, and a part of less than one minor unit give nothing.
 */
export function cashBackOf(stake: bigint, win: bigint, { rate, minimum, cap }: CashBackRates): CashBackSum {
  const loss = stake - win
  const { amount: part, dropped } = rebateOf(loss > 0n ? loss : 0n, rate)
  const reason = loss <= 0n ? 'no_loss' : loss < minimum || part === 0n ? 'small' : undefined
  const amount = reason ? 0n : cap !== null && part > cap ? cap : part
  return { amount, part, dropped, reason }
}
