import { integer, type } from 'superstruct'
import { daysBefore, inBatches, purgeBatch } from '#gateway/platform/db/purge.ts'
import { callOne } from './call.ts'
import type { LedgerExecutor } from './ledger.ts'

/**
 * Days for which a key returns its first answer. No client repeats a request for so long, because sessions end within
 * half a day and new requests have new keys.
 */
const keyDays = 30

const GoneRow = type({ gone: integer() })

/** Deletes old keys and their answers; the transfers stay. */
export async function forgetKeys(on: LedgerExecutor, now: Date): Promise<void> {
  const before = daysBefore(now, keyDays)
  await inBatches(async () => {
    const { gone } = await callOne(on, GoneRow, 'SELECT ledger_keys_forget(:before, :purgeBatch) AS gone', {
      before,
      purgeBatch,
    })
    return gone
  })
}
