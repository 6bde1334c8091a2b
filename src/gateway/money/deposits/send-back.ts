import { bigint, enums, type Infer, integer, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { returnStates } from './deposit-states.ts'
import type { PaymentProvider, ReturnStatus } from './payment-provider.ts'

/** Returns in one run of the job. */
const batch = 50

/** Milliseconds until the provider is asked again: longer each time, at most ten minutes. */
const pauseAfter = (asked: number): number => Math.min(600_000, 10_000 * 2 ** Math.min(asked, 6))

/** Milliseconds that a provider has for an answer. */
const patience = 20_000

/** How often the provider is asked in vain before a person must look. */
const tooOften = 12

const ReturnRow = type({
  id: bigint(),
  reference: string(),
  end_to_end_id: string(),
  amount: bigint(),
  currency: string(),
  state: enums(returnStates),
  asked: integer(),
  requested_at: Instant,
})
export type ReturnRow = Infer<typeof ReturnRow>

const selectText = `SELECT r.id, r.reference, p.end_to_end_id, r.amount, p.currency, r.state, r.asked, r.requested_at
  FROM deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id`

/**
 * Returns payments, and asks for the outcome until it is known. Safe to run in several gateways at once, and to be
 * killed at any moment: the provider is asked before each repetition, and pays back once per reference. Only an operator
 * has a failed return sent again, under a new reference.
 */
export async function sendBackPayments(deps: GatewayDeps, providers: readonly PaymentProvider[]): Promise<void> {
  for (const provider of providers) await sendBackOf(deps, provider)
}

async function sendBackOf(deps: GatewayDeps, provider: PaymentProvider): Promise<void> {
  const text = `${selectText} WHERE r.state IN ('requested', 'unknown') AND r.ask_at <= :now AND p.provider = :code
    ORDER BY r.id LIMIT :batch`
  for (const row of await rowsOf(deps.database, ReturnRow, text, { now: deps.now(), code: provider.code, batch })) {
    const status = await askOrSend(deps, provider, row)
    await deps.database.transaction((tx) => apply(tx, row, status, deps.now()))
    if (!status && row.asked + 1 >= tooOften)
      deps.log.error({ return: row.reference, asked: row.asked + 1 }, 'a return is unknown: somebody must look')
  }
}

/** @returns undefined if the provider gave no clear answer */
async function askOrSend(
  { log }: GatewayDeps,
  provider: PaymentProvider,
  { reference, end_to_end_id: endToEndId, amount }: ReturnRow,
): Promise<ReturnStatus | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
  })
  const question = async () =>
    (await provider.findReturn(reference)) ?? (await provider.sendBack({ reference, endToEndId, amount }))
  try {
    return await Promise.race([question(), late])
  } catch (err) {
    log.warn({ err, return: reference }, 'the payment provider gave no clear answer about a return')
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Applies the provider's answer; a settled return does not change. An answer that comes when the return is already
 * tried again says nothing about the new attempt.
 */
async function apply(
  tx: Transaction,
  { id, reference }: ReturnRow,
  status: ReturnStatus | undefined,
  now: Date,
): Promise<void> {
  const text = `${selectText} WHERE r.id = :id AND r.reference = :reference FOR UPDATE OF r`
  const row = await rowOf(tx, ReturnRow, text, { id, reference })
  if (row?.state !== 'requested' && row?.state !== 'unknown') return
  if (status === 'done') return await settle(tx, row, now)
  if (status === 'failed') {
    await tx.query(`UPDATE deposit_return SET state = 'failed', changed_at = :now WHERE id = :id`, { id, now })
    return
  }
  const askAt = new Date(now.getTime() + pauseAfter(row.asked))
  await tx.query(
    'UPDATE deposit_return SET state = :state, changed_at = :now, ask_at = :askAt, asked = asked + 1 WHERE id = :id',
    { id, state: status ? 'requested' : 'unknown', now, askAt },
  )
}

async function settle(tx: Transaction, row: ReturnRow, now: Date): Promise<void> {
  const unclaimed = await ensureAccount(tx, { kind: 'system', id: 'unclaimed' }, 'main', row.currency)
  const transferId = await transfer(tx, {
    kind: 'unclaimed-return',
    reference: `receipt:${row.end_to_end_id}`,
    at: now,
    legs: [
      { account: unclaimed, amount: -row.amount },
      { system: 'deposits', amount: row.amount },
    ],
  })
  await tx.query(
    `UPDATE deposit_return SET state = 'done', changed_at = :now, transfer_id = :transferId WHERE id = :rowId`,
    { rowId: row.id, now, transferId },
  )
}
