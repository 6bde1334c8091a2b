import { assign, bigint, type Infer, integer, nullable, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { periodAt } from '#lib/periods.ts'
import { CountedStruct, progressOf } from './facts.ts'
import { type MissionPeriod, missionPeriods, missionSpan } from './periods.ts'
import { type SetRow, setAt, setsEndedWithin } from './sets.ts'

const dayMs = 24 * 60 * 60_000

/** Hours for which a finished period is still counted: a bet of its last moments may become visible a little later. */
const graceMs = 36 * 60 * 60_000

interface Owner {
  readonly memberId: bigint
  readonly currency: string
}

const UnclaimedRow = assign(
  CountedStruct,
  type({ id: bigint(), claim_days: integer(), progress: bigint(), reached_at: nullable(Instant) }),
)
type UnclaimedRow = Infer<typeof UnclaimedRow>

/**
 * Counts a member's progress again, for current missions and for those that have just ended. The caller has locked the
 * member, so the second of two simultaneous counts sees everything that the first saw. Claimed missions stay as they
 * are.
 */
export async function updateMissions(tx: Transaction, owner: Owner, now: Date): Promise<void> {
  const timeZone = await brandTimeZone(tx)
  await begin(tx, owner, timeZone, now)
  const rows = await rowsOf(
    tx,
    UnclaimedRow,
    `SELECT p.id, p.member_id, p.currency, p.counts_from, p.ends_at, m.kind, p.target, m.categories, m.vendors, m.claim_days,
       p.progress, p.reached_at
     FROM mission_progress p JOIN mission m ON m.version = p.version AND m.code = p.code
     WHERE p.member_id = :memberId AND p.claimed_at IS NULL AND (p.ends_at IS NULL OR p.ends_at > :since) ORDER BY p.id`,
    { memberId: owner.memberId, since: new Date(now.getTime() - graceMs) },
  )
  for (const row of rows) await count(tx, row, timeZone, now)
}

/**
 * Stores the current periods, so that a mission keeps the conditions and reward that it had when its period began for the
 * member. Those that are over are stored too if the member has something to count in them: the last bets of a day may be
 * the first of a member, and are counted after it. A version that ended before the count comes before its successor: it
 * was valid when the period began for a member who had a bet or deposit in its time (product rule 25.3).
 */
async function begin(tx: Transaction, owner: Owner, timeZone: string, now: Date): Promise<void> {
  for (const set of await setsEndedWithin(tx, owner.currency, new Date(now.getTime() - graceMs), now)) {
    const spans = spansAt(set, timeZone, new Date(set.ended.getTime() - 1))
    const withFact = (span: StoredSpan) => ({
      ...span,
      fact_from: later(span.from, set.valid_from),
      fact_to: set.ended,
    })
    await store(tx, owner, set, spans.map(withFact))
  }
  const lastDay = new Date(periodAt('day', timeZone, now).from.getTime() - 1)
  const before = await setAt(tx, owner.currency, lastDay)
  if (before) {
    const spans = spansAt(before, timeZone, lastDay).filter(
      (span) => span.period !== 'once' && span.to && span.to <= now,
    )
    const withFact = (span: StoredSpan) => ({ ...span, fact_from: span.from, fact_to: span.to })
    await store(tx, owner, before, spans.map(withFact))
  }
  const set = await setAt(tx, owner.currency, now)
  if (set) await store(tx, owner, set, spansAt(set, timeZone, now))
}

interface StoredSpan {
  readonly period: MissionPeriod
  readonly from: Date
  readonly to: Date | null
  /** Only facts from this moment on count: the season may begin in the middle of the period. */
  readonly counts_from: Date
  /** The period is stored only with a fact from the first moment up to the second; left out, it always is. */
  readonly fact_from?: Date
  readonly fact_to?: Date | null
}

const later = (one: Date, other: Date) => (one > other ? one : other)

/** The periods that a moment lies in. */
function spansAt(set: SetRow, timeZone: string, at: Date): StoredSpan[] {
  const season = { from: set.season_from, to: set.valid_until }
  return missionPeriods.map((period) => {
    const { from, to } = missionSpan(period, timeZone, at, season)
    return { period, from, to, counts_from: later(from, season.from) }
  })
}

async function store(
  tx: Transaction,
  { memberId, currency }: Owner,
  set: SetRow,
  spans: readonly StoredSpan[],
): Promise<void> {
  await tx.query(
    `INSERT INTO mission_progress (member_id, version, code, season, currency, starts_at, ends_at, counts_from, target, reward, points)
     SELECT :memberId, m.version, m.code, :season, :currency, s."from", s."to", s.counts_from, m.target, m.reward, m.points
     FROM mission m JOIN jsonb_to_recordset(:spans::text::jsonb) AS s (period text, "from" timestamptz, "to" timestamptz,
       counts_from timestamptz, fact_from timestamptz, fact_to timestamptz) ON s.period = m.period
     WHERE m.version = :version AND (s.fact_from IS NULL
       OR EXISTS (SELECT FROM wager w WHERE w.member_id = :memberId AND w.mode = 'real' AND w.status = 'settled' AND w.free_id IS NULL
         AND w.settled_at >= s.fact_from AND w.settled_at < s.fact_to)
       OR EXISTS (SELECT FROM deposit d WHERE d.member_id = :memberId AND d.status = 'credited'
         AND d.paid_at >= s.fact_from AND d.paid_at < s.fact_to))
     ORDER BY m.place ON CONFLICT (member_id, season, code, starts_at) DO NOTHING`,
    { memberId, version: set.version, season: set.season, currency, spans: JSON.stringify(spans) },
  )
}

async function count(tx: Transaction, row: UnclaimedRow, timeZone: string, now: Date): Promise<void> {
  const { progress, reachedAt } = await progressOf(tx, row, timeZone, now)
  if (progress === row.progress && reachedAt?.getTime() === row.reached_at?.getTime()) return
  const claimUntil = reachedAt ? new Date(reachedAt.getTime() + row.claim_days * dayMs) : null
  await tx.query(
    'UPDATE mission_progress SET progress = :progress, reached_at = :reachedAt, claim_until = :claimUntil WHERE id = :rowId',
    { rowId: row.id, progress, reachedAt: reachedAt ?? null, claimUntil },
  )
}
