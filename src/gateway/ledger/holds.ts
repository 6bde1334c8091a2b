import { call, callOne } from './call.ts'
import type { Json, LedgerExecutor, SystemPurpose } from './ledger.ts'

export type HoldRequest = {
  account: bigint
  /** Minor units, above zero. */
  amount: bigint
  /** What it is for: `bet`, `withdrawal` … */
  kind: string
  /** What it belongs to elsewhere, e.g. `round:42`. */
  reference?: string
  metadata?: { readonly [key: string]: Json }
  /** When {@link expireHolds} gives it back; never without. */
  expiresAt?: Date
}

export type Settlement = {
  holdId: bigint
  /** Who receives the stake and pays the win. */
  counterparty: SystemPurpose
  /** Minor units; 0n when nothing is won. */
  payout: bigint
  /** Less than what was held, above zero; the rest is released. Default: all of it. */
  stake?: bigint
  /** Kind of the transfers; the payout's is followed by `-payout`. Default: the hold's kind. */
  kind?: string
  metadata?: { readonly [key: string]: Json }
  /** Kept with the hold and given to every later `settleOnce` and `holdOnce` of it, e.g. the round's outcome. */
  answer?: Json
}

/** Funds after the change in minor units. */
export type Funds = { balance: bigint; held: bigint; available: bigint }

export type Settled = Funds & { transferId: bigint; payoutTransferId: bigint | null; stake: bigint; payout: bigint }

/** Reserves money: the balance stays, `available` falls. @throws {LedgerFailure} `insufficient-funds` */
export async function hold(on: LedgerExecutor, request: HoldRequest): Promise<Funds & { holdId: bigint }> {
  const text = 'SELECT * FROM ledger_hold_open($1, $2, $3, $4, $5, $6::jsonb)'
  const { account, amount, kind, reference, expiresAt, metadata } = request
  const parameters = [account, amount, kind, reference ?? null, expiresAt ?? null, JSON.stringify(metadata ?? {})]
  const row = await callOne<{ hold_id: bigint; balance: bigint; held: bigint }>(on, text, parameters)
  return { holdId: row.hold_id, ...funds(row) }
}

/**
 * Posts a hold: stake to the counterparty and, in the same transaction, the payout to the member.
 * Of post, void and expire exactly one wins.
 *
 * @throws {LedgerFailure} `hold-not-pending` for the losers, `hold-not-found`, `amount-invalid`
 */
export async function settleHold(on: LedgerExecutor, settlement: Settlement): Promise<Settled> {
  return settled(await settle(on, settlement, false))
}

/** Gives a hold back. @throws {LedgerFailure} `hold-not-pending`, `hold-not-found` */
export async function voidHold(on: LedgerExecutor, holdId: bigint): Promise<Funds> {
  const text = 'SELECT * FROM ledger_hold_void($1)'
  return funds(await callOne<{ balance: bigint; held: bigint }>(on, text, [holdId]))
}

/** Gives back what was due at `now` and answers the ids of the holds this call expired. */
export async function expireHolds(on: LedgerExecutor, now: Date, limit = 500): Promise<bigint[]> {
  const rows = await call<{ id: bigint }>(on, 'SELECT ledger_holds_expire($1, $2) AS id', [now, limit])
  return rows.map((row) => row.id)
}

export type SettledRow = {
  replayed: boolean
  balance: bigint
  held: bigint
  stake: bigint
  payout: bigint
  transfer_id: bigint
  payout_transfer_id: bigint | null
  answer: Json
}

/** One statement for both ways to settle; `replay` answers an earlier post instead of refusing. */
export async function settle(on: LedgerExecutor, settlement: Settlement, replay: boolean): Promise<SettledRow> {
  const text = 'SELECT * FROM ledger_hold_settle($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8)'
  return callOne<SettledRow>(on, text, [
    settlement.holdId,
    settlement.counterparty,
    settlement.payout,
    settlement.stake ?? null,
    settlement.kind ?? null,
    JSON.stringify(settlement.metadata ?? {}),
    settlement.answer === undefined ? null : JSON.stringify(settlement.answer),
    replay,
  ])
}

export function settled(row: SettledRow): Settled {
  const { stake, payout, transfer_id: transferId, payout_transfer_id: payoutTransferId } = row
  return { ...funds(row), stake, payout, transferId, payoutTransferId }
}

export function funds(row: { balance: bigint; held: bigint }): Funds {
  return { balance: row.balance, held: row.held, available: row.balance - row.held }
}
