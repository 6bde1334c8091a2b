import { bigint, boolean, enums, type Infer, integer, string, type } from 'superstruct'
import { pushKinds } from '#contract/account/push/push.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Bytes, Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { PushSender } from '#gateway/platform/ports/push.ts'
import { pushText } from './push-text.ts'

const minute = 60_000

/** Minutes from one attempt to the next. A notice also ends at its own time. */
const pauses = [1, 5, 15, 60, 180, 360] as const

/** Milliseconds after which a claim counts as abandoned by a crashed gateway: far more than sending takes. */
const lease = 2 * minute

/** Notices that are sent at once, and most rounds of one run. */
const [mostAtOnce, mostRounds] = [50, 100]

const DueRow = type({
  id: bigint(),
  kind: enums(pushKinds),
  turn: integer(),
  tries: integer(),
  expires_at: Instant,
  subscription_id: bigint(),
  endpoint: string(),
  p256dh: Bytes,
  auth: Bytes,
  language: string(),
  wanted: boolean(),
})
type DueRow = Infer<typeof DueRow>

/**
 * Sends due push messages. Several gateways may run it at once, and a gateway may stop at any moment: a notice is claimed before
 * it is sent, and an abandoned one is sent again. The device shows it once, because both have the same topic and tag.
 */
export async function sendPushes(deps: GatewayDeps, sender: PushSender | undefined): Promise<void> {
  if (!sender) return
  for (let round = 0; round < mostRounds; round++) {
    const due = await claim(deps.database, deps.now())
    if (due.length === 0) return
    const ends = await Promise.allSettled(due.map((row) => deliver(deps, sender, row)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
}

/**
 * Claims due notices. One that is not wanted any more is claimed too, to be dropped: a kind was switched off, the account was
 * disabled, or rewards would be advertised to a member in a pause or an exclusion.
 */
const claimText = `
  WITH due AS MATERIALIZED (
    SELECT id FROM push_notice WHERE next_at <= :now AND expires_at > :now
    ORDER BY next_at, id LIMIT ${mostAtOnce} FOR NO KEY UPDATE SKIP LOCKED)
  UPDATE push_notice n SET tries = n.tries + 1, next_at = :leaseEnd
  FROM due, push_subscription p, push_setting o, member m
  WHERE n.id = due.id AND p.id = n.subscription_id AND o.member_id = p.member_id AND m.id = p.member_id
  RETURNING n.id, n.kind, n.turn, n.tries, n.expires_at, n.subscription_id, p.endpoint, p.p256dh, p.auth, p.language,
    m.disabled_at IS NULL AND CASE n.kind WHEN 'withdrawals' THEN o.withdrawals ELSE o.rewards
      AND NOT EXISTS (SELECT FROM member_protection b WHERE b.member_id = m.id AND is_blocked(b, :now)) END AS wanted`

const claim = (on: Executor, now: Date): Promise<DueRow[]> =>
  rowsOf(on, DueRow, claimText, { now, leaseEnd: new Date(now.getTime() + lease) })

async function deliver({ database, now: clock, log }: GatewayDeps, sender: PushSender, row: DueRow): Promise<void> {
  const mine = { noticeId: row.id, turn: row.turn, tries: row.tries }
  const drop = () =>
    database.query('DELETE FROM push_notice WHERE id = :noticeId AND turn = :turn AND tries = :tries', mine)
  if (!row.wanted) {
    await drop()
    return
  }
  const seconds = (row.expires_at.getTime() - clock().getTime()) / 1000
  const outcome = await sender.send(row, { text: pushText(row), topic: row.kind, seconds })
  if (outcome.end === 'gone') {
    await database.query('DELETE FROM push_subscription WHERE id = :subscriptionId', {
      subscriptionId: row.subscription_id,
    })
    return
  }
  if (outcome.end === 'refused') log.warn({ host: new URL(row.endpoint).host }, 'a push service refused a message')
  const pause = outcome.end === 'later' ? pauses[row.tries - 1] : undefined
  if (outcome.end !== 'later' || pause === undefined) {
    await drop()
    return
  }
  const nextAt = new Date(clock().getTime() + Math.max(pause * minute, outcome.seconds * 1000))
  await database.query(
    'UPDATE push_notice SET next_at = :nextAt WHERE id = :noticeId AND turn = :turn AND tries = :tries',
    { ...mine, nextAt },
  )
}
