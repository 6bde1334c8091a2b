import { enums, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import { daysBefore } from '#gateway/platform/db/purge.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'

/** Days after which a trial user is deleted. Their sessions ended long before, and they cannot log in again. */
const trialDays = 7

/** Trial users per query. */
const batch = 500

/** Rows of each kind per statement. */
const step = 500

const ForgottenRow = type({ result: enums(['more', 'done', 'kept']) })

/**
 * Deletes trial users with everything they own: sessions, play money, rounds. `trial_forget` in db/functions is the
 * only function that deletes from the ledger.
 */
export async function forgetTrials(deps: GatewayDeps, rows = step): Promise<void> {
  const before = daysBefore(deps.now(), trialDays)
  let after = 0n
  for (;;) {
    const trials = await rowsOf(
      deps.database,
      IdRow,
      'SELECT id FROM member WHERE type = 4 AND id > :after AND created_at < :before ORDER BY id LIMIT :batch',
      { after, before, batch },
    )
    for (const { id } of trials) await forgetTrial(deps, id, before, rows)
    after = trials.at(-1)?.id ?? after
    if (trials.length < batch) return
  }
}

/** Deletes one trial user. A failure must not stop the others. */
async function forgetTrial({ database, log }: GatewayDeps, id: bigint, before: Date, rows: number): Promise<void> {
  const text = 'SELECT trial_forget(:member, :before, :rows) AS result'
  try {
    for (;;) {
      const row = await rowOf(database, ForgottenRow, text, { member: id, before, rows })
      if (row?.result !== 'more') return
    }
  } catch (thrown) {
    if (thrown instanceof DatabaseUnavailable) throw thrown
    log.error({ err: thrown, member: id.toString() }, 'a trial user cannot be forgotten')
  }
}
