import { integer, nullable, type } from 'superstruct'
import { hasWithdrawPassword, withdrawalsRestUntil } from '#gateway/account/security/withdraw-password.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { auditsToPlay, leftToPlay } from '#gateway/money/turnover/turnover.ts'
import { payoutMinutes, readWithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { daysBefore } from '#gateway/platform/db/purge.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { fundsOf, mainWallet } from '#gateway/platform/ledger/wallets.ts'
import { type Coin, coinOf, isCryptoKind } from '#lib/payout-kinds.ts'
import { payoutAccounts } from './accounts.ts'
import { dayOf } from './day-limits.ts'
import { needsMobile } from './mobile-needed.ts'
import { offeredKinds } from './payout-setting.ts'
import type { PayoutPorts } from './ports.ts'
import { rateNow } from './quote.ts'
import type { RateSource } from './rate-source.ts'

const SpeedRow = type({ median: nullable(integer()), ninety: nullable(integer()), payouts: integer() })

/** Days that the published times of payouts cover. */
const speedDays = 30

/** How long payouts really took, in seconds from the request on. Those that an employee reviewed are included. */
async function payoutSpeed(on: Executor, now: Date) {
  const row = await rowOf(
    on,
    SpeedRow,
    `SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::integer AS median,
       round(percentile_cont(0.9) WITHIN GROUP (ORDER BY took))::integer AS ninety, count(*)::integer AS payouts
     FROM (SELECT extract(epoch FROM paid_at - requested_at) AS took FROM withdrawal WHERE paid_at >= :since) paid`,
    { since: daysBefore(now, speedDays) },
  )
  if (!row || row.median === null || row.ninety === null) return null
  return { median: row.median, ninety: row.ninety, payouts: row.payouts }
}

/** The current rates of coins, without coins that have none. */
async function ratesNow(deps: GatewayDeps, rates: RateSource, coins: readonly Coin[], currency: string) {
  const found = await Promise.all(
    coins.map(async (coin) => ({ coin, rate: await rateNow(deps, rates, coin, currency) })),
  )
  return found.flatMap(({ coin, rate }) => (rate === undefined ? [] : [{ coin, rate }]))
}

/** The options, limits and restrictions of a withdrawal of this member now. */
export async function withdrawalOptions(
  deps: GatewayDeps,
  ports: Pick<PayoutPorts, 'rates'>,
  { memberId, currency }: Session,
) {
  const { database, now } = deps
  const at = now()
  const owner = { memberId, currency }
  const rules = await readWithdrawalRules(database)
  const [funds, day, hasPassword, kinds, accounts, audits, speed, restsUntil, mobile] = await Promise.all([
    fundsOf(database, mainWallet(memberId, currency)),
    dayOf(database, owner, rules, at),
    hasWithdrawPassword(database, memberId),
    offeredKinds(database, deps.config.jurisdiction),
    payoutAccounts(database, memberId),
    auditsToPlay(database, owner, rules),
    payoutSpeed(database, at),
    withdrawalsRestUntil(database, memberId, at),
    needsMobile(database, memberId, rules, deps.config),
  ])
  const usable = accounts.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))
  return {
    currency,
    balance: funds.balance,
    minimum: rules.minimum,
    maximum: rules.maximum,
    feeFixed: rules.feeFixed,
    feeBasisPoints: rules.feeBasisPoints,
    leftCount: day.leftCount,
    leftSum: day.leftSum,
    hasWithdrawPassword: hasPassword,
    needsMobile: mobile,
    restsUntil: restsUntil?.toISOString() ?? null,
    kinds,
    accounts,
    rates: await ratesNow(
      deps,
      ports.rates,
      [...new Set(usable.filter(isCryptoKind).map((kind) => coinOf[kind]))],
      currency,
    ),
    turnover: audits.map(({ source, reference, amount, required, done, openedAt }) => ({
      source,
      reference,
      amount,
      required,
      done,
      creditedAt: openedAt.toISOString(),
    })),
    leftToPlay: leftToPlay(audits),
    payoutMinutes: payoutMinutes(rules, deps.config.jurisdiction),
    speed,
  }
}
