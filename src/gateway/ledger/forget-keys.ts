import { daysBefore, inBatches, purgeBatch } from '#gateway/db/purge.ts'
import { callOne } from './call.ts'
import type { LedgerExecutor } from './ledger.ts'

/**
 * Days that a key answers what it answered first. No client repeats a request for so long: sessions end within half a
 * day, and what asks again after that asks with a new key.
 */
const keyDays = 30

/** Forgets keys of long ago. With them goes the answer, never what was moved. */
export async function forgetKeys(on: LedgerExecutor, now: Date): Promise<void> {
  const before = daysBefore(now, keyDays)
  await inBatches(async () => {
    const { gone } = await callOne<{ gone: number }>(on, 'SELECT ledger_keys_forget($1, $2) AS gone', [
      before,
      purgeBatch,
    ])
    return gone
  })
}
