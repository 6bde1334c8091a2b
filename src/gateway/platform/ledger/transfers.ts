import type { SqlParameters } from '#gateway/platform/db/client.ts'
import type { Json } from '#gateway/platform/db/rows.ts'
import { IdRow } from '#gateway/platform/db/rows.ts'
import { callOne } from './call.ts'
import type { LedgerExecutor, Leg } from './ledger.ts'

export type TransferRequest = {
  /** Kind of transfer, one stable word: `deposit`, `withdrawal`, `downline-transfer`, `salary` … */
  kind: string
  /** At least two, with sum zero in each currency. A system leg uses the shard of the account that it takes its currency from. */
  legs: readonly Leg[]
  /** Reference to a row elsewhere, e.g. `deposit:42`. */
  reference?: string
  /** Amounts inside are digit strings, never numbers. */
  metadata?: { readonly [key: string]: Json }
  /** The actor and the key of the request, for the audit trail. */
  actor?: string
  idempotencyKey?: string
  /** When it happened, by the gateway's clock; statements show it. Default: now, by the database's clock. */
  at?: Date
}

/** Posts a balanced transfer in one statement and returns its id. @throws {LedgerFailure} */
export async function transfer(on: LedgerExecutor, request: TransferRequest): Promise<bigint> {
  const text = `SELECT ledger_transfer_post(${transferTexts}) AS id`
  const row = await callOne(on, IdRow, text, transferParameters(request))
  return row.id
}

/**
 * Posts the exact opposite of a transfer, once. Fails with `insufficient-funds` if the member has spent the money.
 *
 * @throws {LedgerFailure} `already-reversed`, `transfer-not-found`, `not-reversible` (a reversal), `insufficient-funds`
 */
export async function reverse(on: LedgerExecutor, transferId: bigint, reason: string, at?: Date): Promise<bigint> {
  const text = 'SELECT ledger_transfer_reverse(:transferId, :reason, :at) AS id'
  const row = await callOne(on, IdRow, text, { transferId, reason, at: at ?? null })
  return row.id
}

/**
 * A {@link transfer} that can happen only once per contract and period (salary, dividend, rebate), however often it is
 * tried.
 *
 * @param period stable name of the period, e.g. `2026-03-01/D`
 * @throws {LedgerFailure} `period-already-settled`
 */
export async function settlePeriod(
  on: LedgerExecutor,
  contract: string,
  period: string,
  request: TransferRequest,
): Promise<bigint> {
  const text = `SELECT ledger_period_post(:contract, :period, ${transferTexts}) AS id`
  const row = await callOne(on, IdRow, text, { ...transferParameters(request), contract, period })
  return row.id
}

/** SQL: a transfer as the arguments of a function. */
const transferTexts = ':kind, :reference, :legs::jsonb, :metadata::jsonb, :actor, :key, :at'

function transferParameters(request: TransferRequest): SqlParameters {
  const legs = request.legs.map((leg) =>
    'account' in leg
      ? { account: leg.account.toString(), amount: leg.amount.toString() }
      : { system: leg.system, amount: leg.amount.toString(), ...(leg.beside && { beside: leg.beside.toString() }) },
  )
  return {
    kind: request.kind,
    reference: request.reference ?? null,
    legs: JSON.stringify(legs),
    metadata: JSON.stringify(request.metadata ?? {}),
    actor: request.actor ?? null,
    key: request.idempotencyKey ?? null,
    at: request.at ?? null,
  }
}
