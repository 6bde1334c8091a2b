import type { EndingReason } from '#gateway/happenings.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { type Actor, noteAct } from './audit.ts'

/**
 * Records the bonuses and other rewards that something ended, in the same transaction; nothing if there were none.
 *
 * @param ended how many of each kind
 */
export async function noteEnded(
  tx: Transaction,
  actor: Actor,
  reason: EndingReason,
  ended: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const counts = Object.entries(ended).filter(([, count]) => count > 0)
  if (counts.length === 0) return
  const details = Object.fromEntries(counts.map(([kind, count]) => [kind, count.toString()]))
  await noteAct(tx, actor, 'rewards_ended', now, { reason, ...details })
}
