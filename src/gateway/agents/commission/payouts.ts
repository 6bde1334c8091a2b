import { bigint, type Infer, nullable, string, type } from 'superstruct'
import { type CommissionPayout, CommissionPayoutStruct } from '#contract/agents/commission/commission-payout.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Digits } from '#gateway/operator-values.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByNegatedId } from '#gateway/platform/http/keyset.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import { hold, moveHold, voidHold } from '#gateway/platform/ledger/holds.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { derivedReference } from '#gateway/tokens.ts'

const Row = type({
  id: bigint(),
  reference: string(),
  member_id: bigint(),
  currency: string(),
  amount: bigint(),
  hold_id: bigint(),
  state: CommissionPayoutStruct.schema.state,
  requested_at: Instant,
  decided_at: nullable(Instant),
  reason: nullable(string()),
})
type Row = Infer<typeof Row>

const columns = 'id, reference, member_id, currency, amount, hold_id, state, requested_at, decided_at, reason'

interface PayoutRequest {
  /** Minor units. */
  readonly amount: bigint
  readonly key: string
  /** Asks for the withdraw password; the demonstration orders without one. @throws {CallFailure} if it is wrong or locked */
  readonly prove?: () => Promise<void>
}

/**
 * Asks for commissions to be moved to the main wallet. The amount is held; up to the operator's bound it is moved in the
 * same transaction. The withdraw password of a new request is checked before, because wrong attempts are counted even if
 * this fails.
 *
 * @throws {Refusal} `amount_below_minimum`: final for the key
 * @throws {LedgerFailure} `insufficient-funds`, `idempotency-conflict`
 */
export async function askForPayout(
  deps: GatewayDeps,
  owner: Owner,
  { amount, key, prove }: PayoutRequest,
): Promise<CommissionPayout> {
  const { memberId, currency } = owner.session
  const { minimum, automatic } = await readPayoutRules(deps.database)
  const now = deps.now()
  const reference = derivedReference('commission', memberId, key)
  const request = { call: 'createCommissionPayout', amount: amount.toString() }
  const order = { actor: `member:${memberId}`, key, now, request }
  const ask = async (tx: Transaction) => {
    if (amount < minimum) throw new Refusal('amount_below_minimum', { minimum: minimum.toString() })
    const account = await ensureAccount(tx, { kind: 'member', id: memberId.toString() }, 'commission', currency)
    const { holdId } = await hold(tx, {
      account,
      amount,
      kind: 'commission-payout',
      reference: `commission:${reference}`,
    })
    const row = await rowOf(tx, Row, insertText, { reference, memberId, currency, amount, holdId, now })
    // Payouts are kept longer than idempotency keys: this key was used long ago.
    if (!row) throw new LedgerFailure({ kind: 'idempotency-conflict' })
    if (amount <= automatic) await payOut(tx, row, 'rule', now)
    await noteAct(tx, owner, 'commission_asked', now, { amount: amount.toString(), currency, reference })
    return { reference }
  }
  await once(deps.database, order, ask, prove)
  balanceChanged(deps, memberId)
  const row = await selectPayout(deps.database, reference)
  if (!row) throw new Error(`Payout ${reference} is not there`)
  return wirePayout(row)
}

const insertText = `INSERT INTO commission_payout (reference, member_id, currency, amount, hold_id, state, requested_at)
  VALUES (:reference, :memberId, :currency, :amount, :holdId, 'requested', :now) ON CONFLICT (reference) DO NOTHING RETURNING ${columns}`

async function payOut(
  tx: Transaction,
  { id, member_id, currency, hold_id }: Row,
  by: string,
  now: Date,
): Promise<void> {
  const wallet = await openWallet(tx, mainWallet(member_id, currency))
  const transferId = await moveHold(tx, { holdId: hold_id, account: wallet, at: now })
  await tx.query(
    `UPDATE commission_payout SET state = 'paid', decided_at = :now, decided_by = :by, transfer_id = :transferId WHERE id = :id`,
    { id, now, by, transferId },
  )
}

/** A decision of the house about an open payout. */
export interface PayoutDecision {
  readonly by: string
  /** Why it is rejected; the agent reads this. Left out if it is paid. */
  readonly reason?: string
}

/** Decides an open payout, once. @returns whether there was one with that reference */
export async function decidePayout(
  deps: GatewayDeps,
  reference: string,
  { by, reason }: PayoutDecision,
): Promise<boolean> {
  const now = deps.now()
  const memberId = await deps.database.transaction(async (tx) => {
    const text = `SELECT ${columns} FROM commission_payout WHERE reference = :reference AND state = 'requested' FOR NO KEY UPDATE`
    const row = await rowOf(tx, Row, text, { reference })
    if (!row) return undefined
    if (reason === undefined) await payOut(tx, row, by, now)
    else {
      await voidHold(tx, row.hold_id)
      await tx.query(
        `UPDATE commission_payout SET state = 'rejected', decided_at = :now, decided_by = :by, reason = :reason WHERE id = :rowId`,
        { rowId: row.id, now, by, reason },
      )
    }
    return row.member_id
  })
  if (memberId !== undefined) balanceChanged(deps, memberId)
  return memberId !== undefined
}

function selectPayout(on: Executor, reference: string): Promise<Row | undefined> {
  return rowOf(on, Row, `SELECT ${columns} FROM commission_payout WHERE reference = :reference`, { reference })
}

/** Payouts of an agent next to a place, or the newest: newest first. */
export function selectPayouts(on: Executor, memberId: bigint, limit: number, place: Place | undefined): Promise<Row[]> {
  const { where, order, parameters } = seekByNegatedId(place, 'id', { memberId, limit })
  const text = `SELECT * FROM (SELECT ${columns} FROM commission_payout WHERE member_id = :memberId ${where}
      ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, Row, text, parameters)
}

const WaitingRow = type({ ...Row.schema, account: string() })

/** Payouts without a decision, oldest first. */
export function waitingPayouts(on: Executor): Promise<Infer<typeof WaitingRow>[]> {
  const text = `SELECT p.*, m.account FROM commission_payout p JOIN member m ON m.id = p.member_id WHERE p.state = 'requested' ORDER BY p.id`
  return rowsOf(on, WaitingRow, text)
}

export const wirePayout = (row: Row): CommissionPayout => ({
  reference: row.reference,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
})

/** When commissions are moved to the main wallet (product rule 33.8). Minor units as digits. */
export const commissionPayoutSetting = defineSetting(
  'commissionPayout',
  type({ minimum: Digits, /** Larger payouts need the operator's approval. */ automatic: Digits }),
  { minimum: '1000', automatic: '500000' },
)

export async function readPayoutRules(on: Executor): Promise<{ readonly minimum: bigint; readonly automatic: bigint }> {
  const { written } = await readSettings(on, { written: commissionPayoutSetting })
  return { minimum: BigInt(written.minimum), automatic: BigInt(written.automatic) }
}
