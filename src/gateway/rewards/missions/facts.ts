import { array, bigint, enums, integer, nullable, string, type } from 'superstruct'
import { missionKinds } from '#contract/rewards/missions/mission.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { dayIn } from '#lib/civil-days.ts'
import { daysBetween } from './periods.ts'
import { type Progress, streakOf } from './streak.ts'

/** The member, the period and the filter of the facts. */
export const CountedStruct = type({
  member_id: bigint(),
  currency: string(),
  counts_from: Instant,
  ends_at: nullable(Instant),
  kind: enums(missionKinds),
  target: bigint(),
  categories: nullable(array(string())),
  vendors: nullable(array(string())),
})
export type Counted = typeof CountedStruct.TYPE

const CountRow = type({ progress: bigint(), reached_at: nullable(Instant) })
const DayRow = type({ place: integer(), at: Instant })

/** A time after all others. */
const never = new Date('9999-01-01T00:00:00.000Z')

/** Number of last days that are searched for days in a row. */
const mostDays = 180

// Bets belong to the period in which they were settled. A late win has a row of its own but is not another bet, and a
// free round is no bet.
const bets = `FROM wager w LEFT JOIN game g ON g.node_id = w.node_id
  WHERE w.member_id = :memberId AND w.mode = 'real' AND w.status = 'settled' AND w.currency = :currency AND w.corrects_id IS NULL
    AND w.free_id IS NULL AND w.settled_at >= :from AND w.settled_at < :end
    AND (:categories::text IS NULL OR :categories::text::jsonb ? w.game_type) AND (:vendors::text IS NULL OR :vendors::text::jsonb ? g.vassalage)`

const deposits = `FROM deposit w WHERE w.member_id = :memberId AND w.status = 'credited' AND w.currency = :currency
    AND w.paid_at >= :from AND w.paid_at < :end AND :categories::text IS NULL AND :vendors::text IS NULL`

const running = (of: string, at: string, amount: string) => `SELECT coalesce(max(run), 0)::bigint AS progress,
    min(at) FILTER (WHERE run >= :target) AS reached_at
  FROM (SELECT ${at} AS at, sum(${amount}) OVER (ORDER BY ${at}, w.id)::bigint AS run ${of}) facts`

const texts = {
  bets: running(bets, 'w.settled_at', '1'),
  'valid-bet': running(bets, 'w.settled_at', 'w.valid_bet'),
  deposits: running(deposits, 'w.paid_at', '1'),
  'deposit-sum': running(deposits, 'w.paid_at', 'w.received - w.fee'),
} as const

/** The progress of a member by the known facts, and the fact that completed it (product rule 25.4). */
export async function progressOf(on: Executor, counted: Counted, timeZone: string, now: Date): Promise<Progress> {
  const end = counted.ends_at ?? never
  const parameters = {
    memberId: counted.member_id,
    currency: counted.currency,
    from: counted.counts_from,
    end,
    categories: counted.categories && JSON.stringify(counted.categories),
    vendors: counted.vendors && JSON.stringify(counted.vendors),
  } as const
  if (counted.kind === 'streak') {
    const last = end < now ? new Date(end.getTime() - 1) : now
    const days = daysBetween(timeZone, counted.counts_from, last, mostDays)
    const rows = await rowsOf(
      on,
      DayRow,
      `SELECT d.place, min(w.settled_at) AS at FROM jsonb_to_recordset(:days::text::jsonb) AS d (place integer, "from" timestamptz, "to" timestamptz)
       CROSS JOIN LATERAL (SELECT w.settled_at ${bets} AND w.settled_at >= d."from" AND w.settled_at < d."to"
         ORDER BY w.settled_at LIMIT 1) w
       GROUP BY d.place ORDER BY d.place`,
      { ...parameters, days: JSON.stringify(days.map(({ from, to }, place) => ({ place, from, to }))) },
    )
    const played = rows.flatMap(({ place, at }) => {
      const day = days[place]?.day
      return day === undefined ? [] : [{ day, at }]
    })
    return streakOf(played, counted.target, dayIn(timeZone, last.getTime()))
  }
  const row = await rowOf(on, CountRow, texts[counted.kind], { ...parameters, target: counted.target })
  return { progress: row?.progress ?? 0n, reachedAt: row?.reached_at ?? undefined }
}
