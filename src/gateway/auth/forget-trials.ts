import { DatabaseUnavailable } from '#gateway/db/errors.ts'
import { daysBefore } from '#gateway/db/purge.ts'
import type { GatewayDeps } from '#gateway/deps.ts'

/** Days after which a trial user is forgotten. Their sessions ended long before: nobody can come back as one. */
const trialDays = 7

/** Trial users of one query. */
const batch = 500

/** Rows of each kind that go in one statement. */
const step = 500

/**
 * Forgets trial users with all they own: sessions, play money, rounds. See `trial_forget` in db/functions, the only
 * way in which anything leaves the ledger.
 */
export async function forgetTrials(deps: GatewayDeps, rows = step): Promise<void> {
  const before = daysBefore(deps.now(), trialDays)
  let after = 0n
  for (;;) {
    const trials = await deps.database.query<{ id: bigint }>(
      'SELECT id FROM member WHERE type = 4 AND id > $1 AND created_at < $2 ORDER BY id LIMIT $3',
      [after, before, batch],
    )
    for (const { id } of trials) await forgetTrial(deps, id, before, rows)
    after = trials.at(-1)?.id ?? after
    if (trials.length < batch) return
  }
}

/** One that cannot be forgotten must not keep the others. */
async function forgetTrial({ database, log }: GatewayDeps, id: bigint, before: Date, rows: number): Promise<void> {
  const text = 'SELECT trial_forget($1, $2, $3) AS result'
  try {
    for (;;) {
      const [row] = await database.query<{ result: 'more' | 'done' | 'kept' }>(text, [id, before, rows])
      if (row?.result !== 'more') return
    }
  } catch (thrown) {
    if (thrown instanceof DatabaseUnavailable) throw thrown
    log.error({ err: thrown, member: id.toString() }, 'a trial user cannot be forgotten')
  }
}
