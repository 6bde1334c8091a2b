import { bigint, boolean, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { takeMark } from '#gateway/platform/db/take-mark.ts'
import { givePoints } from './give-points.ts'
import { readPointSetting } from './point-setting.ts'

const MarkRow = type({ is_on: boolean(), counted_to: bigint(), ended: bigint() })
const MemberRow = type({ member_id: bigint() })

/** Members to count, and the transaction up to which the list was made. */
interface Due {
  readonly members: readonly bigint[]
  readonly to: bigint
}

/**
 * Gives points to everybody whose bets were settled since the last run. The mark moves after all of them were processed, so
 * an interrupted run leaves nothing out. Processing a member twice gives nothing twice. A member whose points failed gets them with
 * the next bet, or when the mall is opened.
 */
export async function countPoints(deps: GatewayDeps): Promise<void> {
  const now = deps.now()
  const due = await deps.database.transaction((tx) => takeDue(tx, now), { statementTimeout: 600_000 })
  if (!due) return
  for (const memberId of due.members) {
    try {
      await deps.database.transaction((tx) => givePoints(tx, memberId, now))
    } catch (err) {
      // The rewards of other members do not wait for this one.
      deps.log.error({ err, member: memberId.toString() }, 'points were not given')
    }
  }
  await deps.database.query('UPDATE point_mark SET counted_to = greatest(counted_to, :to::bigint)', { to: due.to })
}

/** The members to count; undefined while points are off, have just been enabled, or another gateway makes the list. */
async function takeDue(tx: Transaction, now: Date): Promise<Due | undefined> {
  if (!(await takeMark(tx, 'point_mark'))) return undefined
  const mark = await rowOf(
    tx,
    MarkRow,
    `SELECT is_on, counted_to, pg_snapshot_xmin(s)::text::bigint AS ended
     FROM point_mark, pg_current_snapshot() s`,
  )
  if (!mark) return undefined
  const { enabled, earning } = await readPointSetting(tx)
  if (!enabled) {
    if (mark.is_on) await tx.query('UPDATE point_mark SET is_on = false')
    return undefined
  }
  await noteRule(tx, JSON.stringify(earning), now)
  if (!mark.is_on) {
    await begin(tx, mark.ended, now)
    return undefined
  }
  if (mark.ended < mark.counted_to) {
    // Transaction ids start again in a database that was restored elsewhere. Members who were not counted yet are found
    // with their next bet.
    await tx.query('UPDATE point_mark SET counted_to = :ended', { ended: mark.ended })
    return undefined
  }
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  const rows = await rowsOf(tx, MemberRow, dueText, { countedTo: mark.counted_to, ended: mark.ended })
  return { members: rows.map(({ member_id }) => member_id), to: mark.ended }
}

const dueText = `SELECT DISTINCT member_id FROM wager
  WHERE settled_xid >= :countedTo AND settled_xid < :ended AND status = 'settled' AND mode = 'real' AND valid_bet > 0
  ORDER BY member_id`

/** A changed rule gets a new version. */
async function noteRule(tx: Transaction, earning: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO point_rule (earning, noted_at) SELECT :earning::text::jsonb, :now::timestamptz
     WHERE :earning::text::jsonb IS DISTINCT FROM (SELECT earning FROM point_rule ORDER BY version DESC LIMIT 1)`,
    { earning, now },
  )
}

/** Points begin now: bets that were settled before earn nothing. Other counts wait for this lock. */
async function begin(tx: Transaction, ended: bigint, now: Date): Promise<void> {
  await tx.query('SELECT FROM point_mark FOR UPDATE')
  await tx.query(
    `INSERT INTO point_count AS c (member_id, currency, game_type, counted, passed, residue)
     SELECT member_id, currency, game_type, sum(valid_bet), sum(valid_bet), 0 FROM member_hour
       WHERE status = 'settled' AND currency <> 'FUN' GROUP BY member_id, currency, game_type
     ON CONFLICT (member_id, currency, game_type) DO UPDATE
       SET counted = excluded.counted, passed = c.passed + excluded.counted - c.counted`,
  )
  await tx.query('UPDATE point_mark SET is_on = true, began_at = :now, counted_to = :ended', { now, ended })
}
