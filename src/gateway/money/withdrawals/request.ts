import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import { demandIdentity } from '#gateway/account/kyc/demand-identity.ts'
import { noteEnded } from '#gateway/account/members/note-ended.ts'
import { withdrawalsRestUntil } from '#gateway/account/security/withdraw-password.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Happenings } from '#gateway/happenings.ts'
import { hasOpenClaim } from '#gateway/money/deposits/take-claim.ts'
import { closeAudits, leftToPlay, openAudits } from '#gateway/money/turnover/turnover.ts'
import { payoutMinutes, readWithdrawalRules, type WithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import { hold } from '#gateway/platform/ledger/holds.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { derivedReference } from '#gateway/tokens.ts'
import { feeOf } from '#lib/fee.ts'
import { coinOf, isCryptoKind } from '#lib/payout-kinds.ts'
import { findPayoutAccount } from './accounts.ts'
import { changeState, noteState } from './change-state.ts'
import { dayOf } from './day-limits.ts'
import { approve, firstDecision } from './decide.ts'
import { needsMobile } from './mobile-needed.ts'
import { offeredKinds } from './payout-setting.ts'
import type { PayoutPorts } from './ports.ts'
import { quoteOf, rateNow } from './quote.ts'
import { type AccountRow, lockWithdrawal, selectWithdrawal, wireWithdrawal } from './withdrawal-queries.ts'

interface WithdrawalRequest {
  readonly memberId: bigint
  /** The session and the address that it comes from. */
  readonly from: { readonly sessionId: bigint; readonly address: string }
  /** Currency of the account; other currencies are refused. */
  readonly accountCurrency: string
  readonly key: string
  readonly accountId: string
  /** Minor units; the amount that leaves the wallet, including the fee. */
  readonly amount: bigint
  readonly currency: string
  /** Asks for the withdraw password; the demonstration orders without one. @throws {CallFailure} if it is wrong or locked */
  readonly prove?: () => Promise<void>
}

/**
 * Holds the amount and asks for it to be paid out. Everything is checked in the transaction that holds the money, in
 * the order in which a member can fix it: claims to deposits, identity, mobile number, account, turnover,
 * bounds, limits of the day, balance. The withdraw password of a new request is checked before, since wrong attempts must
 * be counted. A self-exclusion does not stop a withdrawal.
 *
 * @param ports the payout provider and the rates of coins
 * @throws {Refusal} `withdrawal_locked`, `withdrawals_rest`, `identity_required`, `mobile_required`,
 * `payout_account_unknown`, `payout_kind_unavailable`, `payout_account_not_ready`, `turnover_open`, `amount_invalid`,
 *   `amount_below_minimum`, `amount_above_maximum`, `withdrawal_limit`: final for the key
 * @throws {LedgerFailure} `insufficient-funds`, `idempotency-conflict`
 * @throws {CallFailure} `rate_unavailable` and the failures of `prove`: nothing was requested, and the key can be used again
 */
export async function requestWithdrawal(
  deps: GatewayDeps,
  ports: Pick<PayoutPorts, 'provider' | 'rates'>,
  request: WithdrawalRequest,
): Promise<Withdrawal> {
  const { memberId, key, accountId, amount, currency } = request
  const now = deps.now()
  const rules = await readWithdrawalRules(deps.database)
  const reference = derivedReference('withdrawal', memberId, key)
  const provider = ports.provider.code
  let rate: string | undefined
  await once(
    deps.database,
    {
      actor: `member:${memberId}`,
      key,
      now,
      request: { call: 'createWithdrawal', accountId, amount: amount.toString(), currency },
    },
    async (tx) => {
      await place(tx, {
        ...request,
        reference,
        provider,
        rate,
        rules,
        now,
        config: deps.config,
        happenings: deps.happenings,
      })
      return { reference }
    },
    async () => {
      await request.prove?.()
      // The outside service is asked before the transaction, which must not wait for an answer.
      rate = await rateFor(deps, ports, request)
    },
  )
  balanceChanged(deps, memberId)
  return await memberWithdrawal(deps.database, memberId, reference, rules)
}

interface Placing extends WithdrawalRequest {
  readonly reference: string
  readonly provider: string
  /** The rate of the account's coin; undefined for other accounts, or without a rate. */
  readonly rate: string | undefined
  readonly rules: WithdrawalRules
  readonly config: GatewayConfig
  readonly happenings: Happenings
  readonly now: Date
}

/** The current rate of the account's coin. The transaction checks whether the account can be used. */
async function rateFor(
  deps: GatewayDeps,
  { rates }: Pick<PayoutPorts, 'rates'>,
  { memberId, accountId, currency }: WithdrawalRequest,
): Promise<string | undefined> {
  const account = await findPayoutAccount(deps.database, memberId, accountId)
  return account && isCryptoKind(account.kind) ? await rateNow(deps, rates, coinOf[account.kind], currency) : undefined
}

async function place(tx: Transaction, placing: Placing): Promise<void> {
  const { memberId, reference, provider, amount, currency, rules, now } = placing
  // A member's withdrawals come one after the other, so that no two of them fit into one limit.
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
  const account = await checked(tx, placing)
  const fee = feeOf(amount, rules)
  const quote = quoteOf(account.kind, amount - fee, currency, placing.rate)
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const { holdId } = await hold(tx, {
    account: wallet,
    amount,
    kind: 'withdrawal',
    reference: `withdrawal:${reference}`,
  })
  const bonuses = await placing.happenings.bonusesEnd(tx, memberId, 'withdrawal', now)
  const { sessionId, address } = placing.from
  await noteEnded(tx, { session: { memberId, sessionId }, address }, 'withdrawal', { bonuses }, now)
  const expectedAt = new Date(now.getTime() + payoutMinutes(rules, placing.config.jurisdiction) * 60_000)
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO withdrawal (reference, member_id, payout_account_id, provider, currency, amount, fee, state, hold_id,
       requested_at, changed_at, expected_at, coin, rate, coins)
     VALUES (:reference, :memberId, :accountId, :provider, :currency, :amount, :fee, 'requested', :holdId, :now, :now, :expectedAt, :coin, :rate, :coins)
     ON CONFLICT (reference) DO NOTHING RETURNING id`,
    {
      ...{
        reference,
        memberId,
        accountId: account.account_id,
        provider,
        currency,
        amount,
        fee,
        holdId,
        now,
        expectedAt,
      },
      ...{ coin: quote?.coin ?? null, rate: quote?.rate ?? null, coins: quote?.coins ?? null },
    },
  )
  // A withdrawal is kept longer than its key (see jobs/retention.ts), so this is a repetition of an old request.
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

/** @returns the account that receives the payout */
async function checked(tx: Transaction, placing: Placing): Promise<AccountRow> {
  const { memberId, amount, currency, rules, config, now } = placing
  const restsUntil = await withdrawalsRestUntil(tx, memberId, now)
  if (restsUntil) throw new Refusal('withdrawals_rest', { until: restsUntil.toISOString() })
  if (await hasOpenClaim(tx, memberId)) throw new Refusal('withdrawal_locked')
  const owner = { memberId, currency: placing.accountCurrency }
  await demandIdentity(tx, owner, { kind: 'withdrawal', amount }, config.jurisdiction, now)
  if (await needsMobile(tx, memberId, rules, config)) throw new Refusal('mobile_required')
  const account = await findPayoutAccount(tx, memberId, placing.accountId)
  if (!account) throw new Refusal('payout_account_unknown')
  if (!(await offeredKinds(tx, config.jurisdiction)).includes(account.kind))
    throw new Refusal('payout_kind_unavailable')
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
  return account
}

/** @throws {CallFailure} `withdrawal_not_found`, also for another member's withdrawal */
export async function memberWithdrawal(
  on: Executor,
  memberId: bigint,
  reference: string,
  { confirmMinutes }: Pick<WithdrawalRules, 'confirmMinutes'>,
): Promise<Withdrawal> {
  const row = await selectWithdrawal(on, memberId, reference)
  if (!row) throw new CallFailure('withdrawal_not_found')
  return wireWithdrawal(row, confirmMinutes)
}
