import { type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import type { Period, PeriodKind } from '#lib/periods.ts'

/** Waits for a settlement of contracts of a kind that is running, and lets no other begin before the end of the transaction. */
export async function lockSettlement(tx: Transaction, kind: ContractType): Promise<void> {
  await lockName(tx, `settlement of ${kind}`)
}

const SettledRow = type({ settled_to: Instant })

/** The moment up to which contracts of a kind and length of period are settled; null before the first time. */
export async function settledUpTo(on: Executor, kind: ContractType, cycle: PeriodKind): Promise<Date | null> {
  const text = 'SELECT settled_to FROM line_settled WHERE kind = :kind AND cycle = :cycle'
  return (await rowOf(on, SettledRow, text, { kind, cycle }))?.settled_to ?? null
}

/** Stores up to when contracts are settled, and what the next period waits for. */
export async function noteSettled(
  on: Executor,
  kind: ContractType,
  { kind: cycle, to }: Pick<Period, 'kind' | 'to'>,
  waitsFor: 'figures' | null,
): Promise<void> {
  await on.query(
    `INSERT INTO line_settled AS s (kind, cycle, settled_to, waits_for) VALUES (:kind, :cycle, :to, :waitsFor)
     ON CONFLICT (kind, cycle) DO UPDATE SET settled_to = greatest(s.settled_to, excluded.settled_to), waits_for = excluded.waits_for`,
    { kind, cycle, to, waitsFor },
  )
}
