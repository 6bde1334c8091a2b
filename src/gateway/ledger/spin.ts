import { callOne } from './call.ts'
import { type LedgerError, LedgerFailure } from './errors.ts'
import { type Funds, funds, type HoldRequest, type Settled, type Settlement, settle, settled } from './holds.ts'
import type { HoldStatus, Json, LedgerExecutor } from './ledger.ts'
import { claimParameters, type IdempotentRequest } from './request-hash.ts'

export type HeldOnce = Funds & {
  /** The key had been used for the same request: this is what came of it. */
  replayed: boolean
  holdId: bigint
  status: HoldStatus
  /** What the settlement kept, null until there is one. */
  answer: Json
  /** Set once posted; `balance` and `held` are then those right after the settlement. */
  payout: bigint | null
}

/**
 * Claims the key and holds the stake in one statement: the first of a spin's two round trips.
 * A repetition answers the same hold and, once settled, its kept answer; `insufficient-funds` is final for the key.
 *
 * @throws {LedgerFailure} `insufficient-funds`, `account-not-found`, `idempotency-conflict`, `idempotency-missing`
 */
export async function holdOnce(on: LedgerExecutor, request: IdempotentRequest & HoldRequest): Promise<HeldOnce> {
  const text = 'SELECT * FROM ledger_hold_once($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)'
  const { account, amount, kind, reference, expiresAt, metadata } = request
  const row = await callOne<HeldRow>(on, text, [
    ...claimParameters(request),
    account,
    amount,
    kind,
    reference ?? null,
    expiresAt ?? null,
    JSON.stringify(metadata ?? {}),
  ])
  if (row.refused) throw new LedgerFailure(row.refused)
  const { replayed, hold_id: holdId, status, answer, payout } = row
  return { replayed, holdId, status, answer, payout, ...funds(row) }
}

/**
 * Settles a hold in one statement: the second round trip. The first settlement of a hold wins and keeps its
 * `answer`; every later one gets that answer and those funds back, whatever it asked for. So when two processes
 * resume one interrupted round, both show the player the same result.
 *
 * @throws {LedgerFailure} `hold-not-pending` (voided or expired), `hold-not-found`, `amount-invalid`
 */
export async function settleOnce(
  on: LedgerExecutor,
  settlement: Settlement,
): Promise<Settled & { replayed: boolean; answer: Json }> {
  const row = await settle(on, settlement, true)
  return { ...settled(row), replayed: row.replayed, answer: row.answer }
}

export type PlayRequest = Pick<HoldRequest, 'account' | 'amount' | 'kind' | 'reference'> &
  Pick<Settlement, 'counterparty' | 'payout'>

/**
 * {@link holdOnce} and {@link settleOnce} in one statement, for a stake whose payout is known when it is held. A
 * repetition answers the same hold; `insufficient-funds` is final for the key. Rounds do the same inside `round_play`.
 *
 * @throws {LedgerFailure} as {@link holdOnce}, and `amount-invalid`
 */
export async function playOnce(
  on: LedgerExecutor,
  request: IdempotentRequest & PlayRequest,
): Promise<{ replayed: boolean; holdId: bigint }> {
  const text = 'SELECT * FROM ledger_hold_play($1, $2, $3, $4, $5, $6, $7, $8, $9)'
  const { account, amount, payout, kind, counterparty, reference } = request
  const parameters = [...claimParameters(request), account, amount, payout, kind, counterparty, reference ?? null]
  const row = await callOne<Pick<HeldRow, 'replayed' | 'refused' | 'hold_id'>>(on, text, parameters)
  if (row.refused) throw new LedgerFailure(row.refused)
  return { replayed: row.replayed, holdId: row.hold_id }
}

type HeldRow = {
  replayed: boolean
  refused: LedgerError | null
  hold_id: bigint
  status: HoldStatus
  balance: bigint
  held: bigint
  payout: bigint | null
  answer: Json
}
