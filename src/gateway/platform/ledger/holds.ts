import { bigint, type Infer, nullable, type } from 'superstruct'
import type { Json } from '#gateway/platform/db/rows.ts'
import { IdRow } from '#gateway/platform/db/rows.ts'
import { funds, fundsColumns } from './accounts.ts'
import { call, callOne } from './call.ts'
import type { LedgerExecutor, SystemPurpose } from './ledger.ts'

type HoldRequest = {
  account: bigint
  /** Minor units, above zero. */
  amount: bigint
  /** Purpose: `bet`, `withdrawal` … */
  kind: string
  /** Reference to a row elsewhere, e.g. `round:42`. */
  reference?: string
  metadata?: { readonly [key: string]: Json }
  /** When {@link expireHolds} releases it; without it, never. */
  expiresAt?: Date
}

/** A receiver of held money. At most one may have no amount; it gets the rest. */
type Receiver = { system: SystemPurpose; amount?: bigint }

type Settlement = {
  holdId: bigint
  /**
   * Receivers of the held money, e.g. the house, or payout and fee. If they get less than was held, the rest is
   * released.
   */
  to: readonly [Receiver, ...Receiver[]]
  /** Paid to the member by the first receiver, minor units. Default: nothing. */
  payout?: bigint
  /** Kind of the transfers; that of the payout has the suffix `-payout`. Default: the hold's kind. */
  kind?: string
  metadata?: { readonly [key: string]: Json }
  /** When it happened, by the gateway's clock. Default: now, by the database's clock. */
  at?: Date
}

const FundsRow = type(funds)
const OpenedRow = type({ ...funds, holdId: bigint() })
const SettledRow = type({
  ...funds,
  stake: bigint(),
  payout: bigint(),
  transferId: bigint(),
  payoutTransferId: nullable(bigint()),
})

/** Funds after the change in minor units. */
type Funds = Infer<typeof FundsRow>
type Settled = Infer<typeof SettledRow>

/** Reserves money: the total stays, the balance decreases. @throws {LedgerFailure} `insufficient-funds` */
export async function hold(on: LedgerExecutor, request: HoldRequest): Promise<Funds & { holdId: bigint }> {
  const text = `SELECT ${fundsColumns}, hold_id AS "holdId" FROM ledger_hold_open(:account, :amount, :kind, :reference, :expiresAt, :metadata::jsonb)`
  const { account, amount, kind, reference, expiresAt, metadata } = request
  const parameters = {
    account,
    amount,
    kind,
    reference: reference ?? null,
    expiresAt: expiresAt ?? null,
    metadata: JSON.stringify(metadata ?? {}),
  }
  return await callOne(on, OpenedRow, text, parameters)
}

/**
 * Posts a hold: moves the held money to its receivers and, in the same transaction, the payout to the member. Exactly
 * one of post, void and expire succeeds.
 *
 * @throws {LedgerFailure} `hold-not-pending` for the others, `hold-not-found`, `amount-invalid`
 */
export async function settleHold(on: LedgerExecutor, settlement: Settlement): Promise<Settled> {
  const { holdId, to, payout = 0n, kind, metadata, at } = settlement
  const text = `SELECT ${fundsColumns}, stake, payout, transfer_id AS "transferId", payout_transfer_id AS "payoutTransferId"
    FROM ledger_hold_settle(:holdId, :to::jsonb, :payout, :kind, :metadata::jsonb, :at)`
  return await callOne(on, SettledRow, text, {
    holdId,
    to: JSON.stringify(to.map(({ system, amount }) => ({ system, amount: amount?.toString() }))),
    payout,
    kind: kind ?? null,
    metadata: JSON.stringify(metadata ?? {}),
    at: at ?? null,
  })
}

const MovedRow = type({ transfer_id: bigint() })

type Move = {
  holdId: bigint
  /** Another account of the same owner; this never moves money to another owner. */
  account: bigint
  metadata?: { readonly [key: string]: Json }
  /** When it happened, by the gateway's clock. */
  at?: Date
}

/**
 * Posts a hold by moving its whole amount to another account of its owner. The transfer's kind is the hold's.
 *
 * @returns id of the transfer
 * @throws {LedgerFailure} `hold-not-pending`, `hold-not-found`, `account-not-found` for another owner's account
 */
export async function moveHold(on: LedgerExecutor, { holdId, account, metadata, at }: Move): Promise<bigint> {
  const text = 'SELECT transfer_id FROM ledger_hold_move(:holdId, :account, :metadata::jsonb, :at)'
  const row = await callOne(on, MovedRow, text, {
    holdId,
    account,
    metadata: JSON.stringify(metadata ?? {}),
    at: at ?? null,
  })
  return row.transfer_id
}

/** Releases a hold. @throws {LedgerFailure} `hold-not-pending`, `hold-not-found` */
export async function voidHold(on: LedgerExecutor, holdId: bigint): Promise<Funds> {
  return await callOne(on, FundsRow, `SELECT ${fundsColumns} FROM ledger_hold_void(:holdId)`, { holdId })
}

/** Releases holds that are due at `now` and returns their ids. */
export async function expireHolds(on: LedgerExecutor, now: Date, limit = 500): Promise<bigint[]> {
  const rows = await call(on, IdRow, 'SELECT ledger_holds_expire(:now, :limit) AS id', { now, limit })
  return rows.map((row) => row.id)
}
