import { bigint, integer, nullable, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { takeMark } from '#gateway/platform/db/take-mark.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { claimableCount } from './queries.ts'
import { updateMissions } from './update.ts'

/** Most members that one run counts. */
const batch = 500

/**
 * Milliseconds by which the search for deposits goes back: the clocks of gateways differ, and a transaction takes a
 * moment.
 */
const overlap = 15 * 60_000

/**
 * Counts the missions of all members who had a settled bet or a credited deposit since the last run. The transaction
 * that moves the mark stores these members; then each member is counted in a separate transaction, which removes the
 * entry. Counting reads all facts again, so a crash or a second gateway counts nothing twice.
 */
export async function countMissions(deps: GatewayDeps): Promise<void> {
  const { database, now, log } = deps
  await database.transaction((tx) => note(tx, now()), { statementTimeout: 600_000 })
  const due = await rowsOf(database, DueRow, `SELECT member_id FROM mission_due ORDER BY member_id LIMIT ${batch}`)
  for (const { member_id: memberId } of due) {
    try {
      const isNew = await database.transaction((tx) => count(tx, memberId, now()))
      // Open pages reload the state that they show.
      if (isNew) balanceChanged(deps, memberId)
    } catch (err) {
      log.error({ err, member: memberId.toString() }, 'missions of a member were not counted')
    }
  }
}

const MarkRow = type({ noted_to: bigint(), noted_at: nullable(Instant), ended: bigint() })
const DueRow = type({ member_id: bigint() })
const SetsRow = type({ sets: integer() })

async function note(tx: Transaction, now: Date): Promise<void> {
  // Another gateway is already storing the members.
  if (!(await takeMark(tx, 'mission_mark'))) return
  const mark = await rowOf(
    tx,
    MarkRow,
    `SELECT noted_to, noted_at, pg_snapshot_xmin(s)::text::bigint AS ended FROM mission_mark, pg_current_snapshot() s`,
  )
  if (!mark) return
  const sets = await rowOf(tx, SetsRow, 'SELECT count(*)::integer AS sets FROM mission_set WHERE valid_from <= :now', {
    now,
  })
  if (sets && sets.sets > 0) {
    // The plan must not depend on statistics, which the embedded database never collects.
    await tx.query('SET LOCAL enable_seqscan = off')
    const since = new Date((mark.noted_at ?? now).getTime() - overlap)
    await tx.query(noteText, { notedTo: mark.noted_to, ended: mark.ended, since })
  }
  await tx.query('UPDATE mission_mark SET noted_to = :ended, noted_at = :now', { ended: mark.ended, now })
}

// Transaction ids start again in a database that was restored elsewhere. No members are stored then, but the screen
// still counts.
const noteText = `INSERT INTO mission_due (member_id)
  SELECT member_id FROM (
    SELECT w.member_id FROM wager w
      WHERE w.settled_xid >= :notedTo AND w.settled_xid < :ended AND w.status = 'settled' AND w.mode = 'real'
    UNION SELECT d.member_id FROM deposit d WHERE d.status = 'credited' AND d.paid_at >= :since) heard
  ORDER BY member_id
  ON CONFLICT (member_id) DO UPDATE SET noted = mission_due.noted + 1`

const OwnerRow = type({ currency: string() })

/** @returns whether there is more to claim than before */
async function count(tx: Transaction, memberId: bigint, now: Date): Promise<boolean> {
  const text = 'SELECT member_id FROM mission_due WHERE member_id = :memberId FOR UPDATE SKIP LOCKED'
  if (!(await rowOf(tx, DueRow, text, { memberId }))) return false
  const lock = 'SELECT currency FROM member WHERE id = :memberId FOR NO KEY UPDATE'
  const owner = await rowOf(tx, OwnerRow, lock, { memberId })
  const before = await claimableCount(tx, memberId, now)
  if (owner) await updateMissions(tx, { memberId, currency: owner.currency }, now)
  await tx.query('DELETE FROM mission_due WHERE member_id = :memberId', { memberId })
  return (await claimableCount(tx, memberId, now)) > before
}
