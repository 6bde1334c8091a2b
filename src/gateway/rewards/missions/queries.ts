import { array, bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { type Mission, missionKinds } from '#contract/rewards/missions/mission.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { inLanguage } from '#lib/in-language.ts'
import { missionPeriods } from './periods.ts'

const MissionRow = type({
  id: bigint(),
  version: integer(),
  titles: record(string(), string()),
  period: enums(missionPeriods),
  kind: enums(missionKinds),
  categories: nullable(array(enums(gameTypes))),
  vendors: array(string()),
  target: bigint(),
  progress: bigint(),
  reward: bigint(),
  currency: string(),
  points: integer(),
  ends_at: nullable(Instant),
  reached_at: nullable(Instant),
  claim_until: nullable(Instant),
  claim_days: integer(),
  claimed_at: nullable(Instant),
  transfer_id: nullable(bigint()),
})
export type MissionRow = Infer<typeof MissionRow>

const missionText = `SELECT p.id, p.version, m.titles, m.period, m.kind, m.categories, p.target, p.progress, p.reward, p.currency, p.points, p.ends_at,
    p.reached_at, p.claim_until, m.claim_days, p.claimed_at, p.transfer_id,
    coalesce((SELECT jsonb_agg(coalesce(v.display_name, code.name) ORDER BY code.name) FROM jsonb_array_elements_text(m.vendors) AS code (name)
      LEFT JOIN vendor v ON v.vassalage = code.name), '[]') AS vendors
  FROM mission_progress p JOIN mission m ON m.version = p.version AND m.code = p.code
  WHERE p.member_id = :memberId`

/** A mission of a member in a period; undefined also for another member's. */
export function findMission(on: Executor, memberId: bigint, id: bigint): Promise<MissionRow | undefined> {
  return rowOf(on, MissionRow, `${missionText} AND p.id = :id`, { memberId, id })
}

/**
 * Missions of the current periods, and earlier ones that can be claimed. Claimable missions come first, finished ones
 * last.
 */
export function selectMissions(on: Executor, memberId: bigint, now: Date): Promise<MissionRow[]> {
  const toClaim = '(p.claimed_at IS NULL AND p.claim_until > :now)'
  const text = `${missionText} AND (p.starts_at <= :now AND (p.ends_at IS NULL OR p.ends_at > :now) OR ${toClaim})
    ORDER BY NOT coalesce(${toClaim}, false), p.reached_at IS NOT NULL, p.ends_at, m.place, p.id LIMIT 100`
  return rowsOf(on, MissionRow, text, { memberId, now })
}

const CountRow = type({ count: integer() })

/** How many missions a member can claim now. */
export async function claimableCount(on: Executor, memberId: bigint, now: Date): Promise<number> {
  const text = `SELECT count(*)::integer AS count FROM mission_progress
    WHERE member_id = :memberId AND reached_at IS NOT NULL AND claimed_at IS NULL AND claim_until > :now`
  return (await rowOf(on, CountRow, text, { memberId, now }))?.count ?? 0
}

/** How many missions a member has done in a season. */
export async function doneCount(on: Executor, memberId: bigint, season: string): Promise<number> {
  const text = `SELECT count(*)::integer AS count FROM mission_progress
    WHERE season = :season AND member_id = :memberId AND reached_at IS NOT NULL`
  return (await rowOf(on, CountRow, text, { memberId, season }))?.count ?? 0
}

/** The state of a mission now. */
export function stateOf(
  {
    reached_at,
    claimed_at,
    claim_until,
    ends_at,
  }: Pick<MissionRow, 'reached_at' | 'claimed_at' | 'claim_until' | 'ends_at'>,
  now: Date,
): Mission['state'] {
  if (claimed_at !== null) return 'claimed'
  if (reached_at !== null) return claim_until !== null && claim_until > now ? 'reached' : 'expired'
  return ends_at === null || ends_at > now ? 'running' : 'missed'
}

/** The mission as the call answers it, with its title in a language. */
export function wireMission(row: MissionRow, language: string, now: Date): Mission {
  const { period, kind, target, progress, reward, currency, points } = row
  return {
    missionId: row.id.toString(),
    version: row.version,
    title: inLanguage(row.titles, language) ?? Object.values(row.titles)[0] ?? '',
    period,
    kind,
    categories: [...(row.categories ?? [])],
    vendors: [...row.vendors],
    target,
    progress,
    reward,
    currency,
    points,
    state: stateOf(row, now),
    until: row.ends_at?.toISOString() ?? null,
    claimUntil: row.claim_until?.toISOString() ?? null,
    claimDays: row.claim_days,
    claimedAt: row.claimed_at?.toISOString() ?? null,
    transactionId: row.transfer_id?.toString() ?? null,
  }
}
