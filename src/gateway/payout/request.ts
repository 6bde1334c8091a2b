import { createHash } from 'node:crypto'
import { bigint, integer, type } from 'superstruct'
import type { Withdrawal } from '#contract/entities/withdrawal.ts'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { IdRow, rowOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { demandIdentity } from '#gateway/kyc/demand-identity.ts'
import { LedgerFailure, Refusal } from '#gateway/ledger/errors.ts'
import { hold } from '#gateway/ledger/holds.ts'
import { once } from '#gateway/ledger/once.ts'
import { readSetting } from '#gateway/system/settings.ts'
import { brandSetting } from '#gateway/system/site-settings.ts'
import { hasOpenClaim } from '#gateway/wallet/take-claim.ts'
import { closeAudits, leftToPlay, openAudits } from '#gateway/wallet/turnover.ts'
import { mainWallet, openWallet } from '#gateway/wallet/wallets.ts'
import { feeOf, readWithdrawalRules, type WithdrawalRules } from '#gateway/wallet/withdrawal-rules.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { findPayoutAccount } from './accounts.ts'
import { changeState, noteState } from './change-state.ts'
import { approve, firstDecision } from './decide.ts'
import { withdrawalsRestUntil } from './withdraw-password.ts'
import { lockWithdrawal, selectWithdrawal, wireWithdrawal } from './withdrawal-queries.ts'

interface WithdrawalRequest {
  readonly memberId: bigint
  /** Currency of the account; other currencies are refused. */
  readonly accountCurrency: string
  readonly key: string
  readonly accountId: string
  /** Minor units; what leaves the wallet, fee included. */
  readonly amount: bigint
  readonly currency: string
}

/**
 * Holds the amount and asks for it to be paid out. Everything is checked in the transaction that holds the money, in the
 * order in which a person can do something about it: claims to deposits, who the member is, account, turnover, bounds, limits of the day, balance. The withdraw
 * password is checked before, since wrong attempts must be counted. A self-exclusion does not stop a withdrawal.
 *
 * @param provider code of the provider that will pay
 * @throws {Refusal} `withdrawal_locked`, `withdrawals_rest`, `identity_required`, `payout_account_unknown`, `payout_account_not_ready`, `turnover_open`, `amount_invalid`,
 *   `amount_below_minimum`, `amount_above_maximum`, `withdrawal_limit`: final for the key
 * @throws {LedgerFailure} `insufficient-funds`, `idempotency-conflict`
 */
export async function requestWithdrawal(
  deps: GatewayDeps,
  provider: string,
  request: WithdrawalRequest,
): Promise<Withdrawal> {
  const { memberId, key, accountId, amount, currency } = request
  const now = deps.now()
  const rules = await readWithdrawalRules(deps.database)
  const reference = referenceOf(memberId, key)
  await once(
    deps.database,
    {
      actor: `member:${memberId}`,
      key,
      now,
      request: { call: 'createWithdrawal', accountId, amount: amount.toString(), currency },
    },
    async (tx) => {
      await place(tx, { ...request, reference, provider, rules, now, jurisdiction: deps.config.jurisdiction })
      return { reference }
    },
  )
  balanceChanged(deps, memberId)
  return await ownWithdrawal(deps.database, memberId, reference, rules)
}

interface Placing extends WithdrawalRequest {
  readonly reference: string
  readonly provider: string
  readonly rules: WithdrawalRules
  readonly jurisdiction: Jurisdiction
  readonly now: Date
}

async function place(tx: Transaction, placing: Placing): Promise<void> {
  const { memberId, reference, provider, amount, currency, rules, now } = placing
  // A member's withdrawals come one after the other, so that no two of them fit into one limit.
  await tx.query('SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId])
  const accountId = await checked(tx, placing)
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const { holdId } = await hold(tx, {
    account: wallet,
    amount,
    kind: 'withdrawal',
    reference: `withdrawal:${reference}`,
  })
  const expectedAt = new Date(now.getTime() + rules.payoutMinutes * 60_000)
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO withdrawal (reference, member_id, payout_account_id, provider, currency, amount, fee, state, hold_id,
       requested_at, changed_at, expected_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'requested', $8, $9, $9, $10) ON CONFLICT (reference) DO NOTHING RETURNING id`,
    [reference, memberId, accountId, provider, currency, amount, feeOf(amount, rules), holdId, now, expectedAt],
  )
  // A withdrawal is kept longer than its key (see jobs/retention.ts): this one was asked for long ago.
  if (!row) throw new LedgerFailure({ kind: 'idempotency-conflict' })
  const actor = `member:${memberId}`
  await noteState(tx, { id: row.id, state: 'requested', actor, reason: null, expectedAt, now })
  const decision = firstDecision({ amount }, rules)
  const placed = await lockWithdrawal(tx, reference)
  if (!placed) throw new Error(`Withdrawal ${reference} is not there`)
  if (decision.state === 'approved') await approve(tx, placed, { actor: 'job', now })
  else
    await changeState(tx, {
      id: row.id,
      from: 'requested',
      to: 'review',
      actor: 'job',
      reason: decision.reason,
      expectedAt,
      now,
    })
}

/** @returns the account to be paid to */
async function checked(tx: Transaction, placing: Placing): Promise<bigint> {
  const { memberId, amount, currency, rules, now } = placing
  const restsUntil = await withdrawalsRestUntil(tx, memberId, now)
  if (restsUntil) throw new Refusal('withdrawals_rest', { until: restsUntil.toISOString() })
  if (await hasOpenClaim(tx, memberId)) throw new Refusal('withdrawal_locked')
  const owner = { memberId, currency: placing.accountCurrency }
  await demandIdentity(tx, owner, { kind: 'withdrawal', amount }, placing.jurisdiction, now)
  const account = await findPayoutAccount(tx, memberId, placing.accountId)
  if (!account) throw new Refusal('payout_account_unknown')
  if (account.usable_from > now)
    throw new Refusal('payout_account_not_ready', { usableFrom: account.usable_from.toISOString() })
  if (currency !== placing.accountCurrency) throw new Refusal('amount_invalid')
  await closeAudits(tx, owner, rules, now)
  const left = leftToPlay(await openAudits(tx, owner))
  if (left > 0n) throw new Refusal('turnover_open', { left: left.toString() })
  if (amount < rules.minimum) throw new Refusal('amount_below_minimum', { minimum: rules.minimum.toString() })
  if (amount > rules.maximum) throw new Refusal('amount_above_maximum', { maximum: rules.maximum.toString() })
  if (feeOf(amount, rules) >= amount) throw new Refusal('amount_invalid')
  const day = await dayOf(tx, owner, rules, now)
  if (day.leftCount === 0 || amount > day.leftSum)
    throw new Refusal('withdrawal_limit', {
      leftCount: day.leftCount,
      leftSum: day.leftSum.toString(),
      resetsAt: day.resetsAt.toISOString(),
    })
  return account.account_id
}

const DayRow = type({ count: integer(), sum: bigint() })

/** What is left of the day's limits. A withdrawal that was refused does not count. */
export async function dayOf(
  on: Executor,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
  { dayCount, daySum }: Pick<WithdrawalRules, 'dayCount' | 'daySum'>,
  now: Date,
) {
  const { timeZone } = await readSetting(on, brandSetting.name, brandSetting.shape, brandSetting.fallback)
  const today = dayIn(timeZone, now.getTime())
  const row = await rowOf(
    on,
    DayRow,
    `SELECT count(*)::integer AS count, coalesce(sum(amount), 0)::bigint AS sum FROM withdrawal
     WHERE member_id = $1 AND currency = $2 AND requested_at >= $3 AND state NOT IN ('rejected', 'failed')`,
    [memberId, currency, new Date(startOf(today, timeZone))],
  )
  const used = row ?? { count: 0, sum: 0n }
  return {
    leftCount: Math.max(0, dayCount - used.count),
    leftSum: daySum > used.sum ? daySum - used.sum : 0n,
    resetsAt: new Date(startOf(addDays(today, 1), timeZone)),
  }
}

/** @throws {CallFailure} `withdrawal_not_found`, also for another member's withdrawal */
export async function ownWithdrawal(
  on: Executor,
  memberId: bigint,
  reference: string,
  { confirmMinutes }: Pick<WithdrawalRules, 'confirmMinutes'>,
): Promise<Withdrawal> {
  const row = await selectWithdrawal(on, memberId, reference)
  if (!row) throw new CallFailure('withdrawal_not_found')
  return wireWithdrawal(row, confirmMinutes)
}

/** 32 characters, derived from member and key, so that a repeated request names the same payout at the provider. */
function referenceOf(memberId: bigint, key: string): string {
  return createHash('sha256').update(`withdrawal:${memberId}:${key}`).digest('hex').slice(0, 32).toUpperCase()
}
