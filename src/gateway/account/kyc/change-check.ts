import type { CheckState } from '#contract/account/kyc/identity-check.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import type { CheckRow } from './check-queries.ts'

interface Entry {
  readonly state: CheckState
  /** `member:7`, `job`, `provider:<code>`, or `operator:<name>`. */
  readonly actor: string
  readonly now: Date
}

/** Writes a change of a check into its history. */
async function noteEvent(tx: Transaction, checkId: bigint, { state, actor, now }: Entry): Promise<void> {
  await tx.query(
    `INSERT INTO identity_event (check_id, seq, state, at, actor)
     SELECT :checkId, coalesce(max(seq), 0) + 1, :state, :now, :actor FROM identity_event WHERE check_id = :checkId`,
    { checkId, state, now, actor },
  )
}

/**
 * Changes the state of a check without a decision, and writes it into its history. The caller holds the lock of its row.
 *
 * @param more the provider, and when to ask it next
 * @throws Error if the check is no longer in the state that was read
 */
export async function changeCheck(
  tx: Transaction,
  row: Pick<CheckRow, 'id' | 'state'>,
  entry: Entry,
  more: { readonly askAt?: Date; readonly provider?: string; readonly submittedAt?: Date } = {},
): Promise<void> {
  const changed = await rowOf(
    tx,
    IdRow,
    `UPDATE identity_check SET state = :state, changed_at = :now, ask_at = :askAt::timestamptz, asked = 0,
       provider = coalesce(:provider::text, provider), submitted_at = coalesce(:submittedAt::timestamptz, submitted_at)
     WHERE id = :rowId AND state = :from RETURNING id`,
    {
      rowId: row.id,
      from: row.state,
      state: entry.state,
      now: entry.now,
      askAt: more.askAt ?? null,
      provider: more.provider ?? null,
      submittedAt: more.submittedAt ?? null,
    },
  )
  if (!changed) throw new Error(`Identity check ${row.id} is no longer ${row.state}`)
  await noteEvent(tx, row.id, entry)
}
