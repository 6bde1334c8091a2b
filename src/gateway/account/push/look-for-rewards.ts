import { bigint, integer, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'
import { queuePush } from './queue-push.ts'

const hourMs = 3_600_000

/** Hours of the operator's civil day between which people are told of rewards. */
const [firstHour, lastHour] = [9, 21] as const

/** Milliseconds until a member is looked at again for whom nothing runs out. */
const pause = 4 * hourMs

/** Members of one run. The rest waits for the next one. */
const mostAtOnce = 200

const DueRow = type({ member_id: bigint(), look_at: Instant, account: string(), type: integer(), currency: string() })

/** The account of a member without a session. */
export type Looked = Pick<Session, 'memberId' | 'account' | 'type' | 'currency'>

/**
 * Tells members of rewards that run out, by day only and once a day at most (product rule 12.18). A member is told and
 * noted as told in one transaction, so several gateways, or one that stops midway, tell nobody twice.
 *
 * @param firstEnd the earliest end of what a member can still claim or use and will soon lose; undefined without any
 */
export async function lookForRewards(
  { database, now: clock, log }: GatewayDeps,
  firstEnd: (member: Looked, now: Date) => Promise<Date | undefined>,
): Promise<void> {
  const now = clock()
  const timeZone = await brandTimeZone(database)
  const day = dayIn(timeZone, now.getTime())
  const hour = (now.getTime() - startOf(day, timeZone)) / hourMs
  if (hour < firstHour || hour >= lastHour) return
  const nextMorning = new Date(startOf(addDays(day, 1), timeZone) + firstHour * hourMs)
  const due = await rowsOf(
    database,
    DueRow,
    `SELECT o.member_id, o.look_at, m.account, m.type, m.currency FROM push_setting o JOIN member m ON m.id = o.member_id
     WHERE o.rewards AND o.look_at <= :now AND m.disabled_at IS NULL
       AND EXISTS (SELECT FROM push_subscription p WHERE p.member_id = o.member_id)
     ORDER BY o.look_at LIMIT ${mostAtOnce}`,
    { now },
  )
  for (const { member_id: memberId, look_at: lookAt, ...account } of due) {
    try {
      const end = await firstEnd({ memberId, ...account }, now)
      const next = end ? nextMorning : new Date(now.getTime() + pause)
      await database.transaction(async (tx) => {
        const mine = await rowOf(
          tx,
          type({ member_id: bigint() }),
          'UPDATE push_setting SET look_at = :next WHERE member_id = :memberId AND look_at = :lookAt RETURNING member_id',
          { memberId, next, lookAt },
        )
        if (mine && end) await queuePush(tx, [memberId], { kind: 'rewards', now, expiresAt: end })
      })
    } catch (err) {
      // A failure must not stop the others.
      log.error({ err, member: memberId.toString() }, 'nobody looked for rewards that run out')
    }
  }
}
