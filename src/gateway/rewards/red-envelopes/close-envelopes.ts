import { bigint, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'

/** Closes expired envelopes, each once, and returns the rest of their money to the operator. */
export async function closeEnvelopes({ database, now, log }: GatewayDeps): Promise<void> {
  const at = now()
  const text = 'SELECT id FROM red_envelope WHERE closed_at IS NULL AND ends_at <= :at ORDER BY ends_at, id'
  for (const { id } of await rowsOf(database, IdRow, text, { at })) {
    try {
      await database.transaction((tx) => close(tx, id, at))
    } catch (err) {
      // The others do not wait for this one.
      log.error({ err, id: id.toString() }, 'a red envelope was not closed')
    }
  }
}

const OpenRow = type({ account_id: bigint() })
const RestRow = type({ rest: bigint() })

async function close(tx: Transaction, id: bigint, now: Date): Promise<void> {
  const locked =
    'SELECT account_id FROM red_envelope WHERE id = :id AND closed_at IS NULL FOR NO KEY UPDATE SKIP LOCKED'
  const row = await rowOf(tx, OpenRow, locked, { id })
  if (!row) return
  const sum = `SELECT coalesce(sum(amount), 0)::bigint AS rest FROM red_envelope_share WHERE envelope_id = :envelopeId AND member_id IS NULL`
  const rest = (await rowOf(tx, RestRow, sum, { envelopeId: id }))?.rest ?? 0n
  const returned =
    rest === 0n
      ? null
      : await transfer(tx, {
          kind: 'envelope-return',
          reference: `envelope:${id}`,
          at: now,
          legs: [
            { account: row.account_id, amount: -rest },
            { system: 'bonus', amount: rest },
          ],
        })
  await tx.query('UPDATE red_envelope SET closed_at = :now, returned_by = :returned WHERE id = :id', {
    id,
    now,
    returned,
  })
}
