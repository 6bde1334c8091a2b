import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { coinsFor, isRate } from '#lib/coin-amount.ts'
import { decimal } from '#lib/money.ts'
import { type Coin, coinOf, isCryptoKind, type PayoutKind } from '#lib/payout-kinds.ts'
import { inTime } from './in-time.ts'
import type { RateSource } from './rate-source.ts'

/** Milliseconds that a member waits for a rate. */
const patience = 2_000

/** The rate of a coin now: units of the currency for one, as a decimal; undefined if it cannot be had. */
export async function rateNow(
  { log }: Pick<GatewayDeps, 'log'>,
  rates: RateSource,
  coin: Coin,
  currency: string,
): Promise<string | undefined> {
  try {
    const rate = await inTime(rates.rateOf(coin, currency), patience)
    if (isRate(rate)) return rate
    throw new Error(`${rate} is no rate`)
  } catch (err) {
    log.warn({ err, coin, currency }, 'there is no rate')
    return undefined
  }
}

/** The amount of a payout in coins. */
export interface Quote {
  readonly coin: Coin
  readonly rate: string
  /** Smallest units of the coin. */
  readonly coins: bigint
}

/**
 * Computes a payout in coins; null for a payout in money.
 *
 * @param payout minor units, without the fee
 * @throws {CallFailure} `rate_unavailable`, which is not final: the same request can be made again
 * @throws {Refusal} `amount_invalid` for less than the smallest unit of the coin
 */
export function quoteOf(kind: PayoutKind, payout: bigint, currency: string, rate: string | undefined): Quote | null {
  if (!isCryptoKind(kind)) return null
  const coin = coinOf[kind]
  if (rate === undefined) throw new CallFailure('rate_unavailable')
  const coins = coinsFor(decimal(payout, currency), rate, coin)
  if (coins === 0n) throw new Refusal('amount_invalid')
  return { coin, rate, coins }
}
