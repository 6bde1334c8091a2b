import { bigint, enums, integer, nullable, record, string, type } from 'superstruct'
import { type VipStep, vipStepStates } from '#contract/rewards/vip/vip.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { restrictionKinds } from '#gateway/account/protection/receivable.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { type Level, levelIn, levelName, type Programme, programmeAt } from './programme.ts'

export const LevelNames = record(string(), string())

/** A member's level. */
export interface ReachedLevel {
  readonly programme: Programme
  /** Undefined below the first level. */
  readonly level: Level | undefined
}

const ReachedRow = type({ reached: integer() })

/** The level of an account; undefined if VIP is off or the currency has no programme. */
export async function reachedLevel(
  on: Executor,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
  now: Date,
): Promise<ReachedLevel | undefined> {
  const programme = (await moduleEnabled(on, modules.vip)) ? await programmeAt(on, currency, now) : undefined
  if (!programme) return undefined
  // A level that is reached at this very moment counts.
  const text = 'SELECT vip_rank_before(:memberId, :before) AS reached'
  const row = await rowOf(on, ReachedRow, text, { memberId, before: new Date(now.getTime() + 1) })
  return { programme, level: levelIn(programme, row?.reached ?? 0) }
}

const StepRow = type({
  rank: integer(),
  names: LevelNames,
  version: integer(),
  needed: bigint(),
  reached_at: Instant,
  valid_bet: bigint(),
  bonus: bigint(),
  state: enums(vipStepStates),
  reason: nullable(enums(restrictionKinds)),
  transfer_id: nullable(bigint()),
})

/** The levels that a member has reached, the highest first, each with the name that it had then. */
export async function reachedLevels(on: Executor, memberId: bigint, language: string): Promise<VipStep[]> {
  const rows = await rowsOf(
    on,
    StepRow,
    `SELECT s.rank, l.names, s.version, l.needed, s.reached_at, s.valid_bet, s.bonus, s.state, s.reason, s.transfer_id
     FROM vip_step s JOIN vip_level l ON l.version = s.version AND l.rank = s.rank
     WHERE s.member_id = :memberId ORDER BY s.rank DESC`,
    { memberId },
  )
  return rows.map((row) => ({
    rank: row.rank,
    name: levelName(row, language),
    version: row.version,
    needed: row.needed,
    reachedAt: row.reached_at.toISOString(),
    validBet: row.valid_bet,
    bonus: row.bonus,
    state: row.state,
    reason: row.reason,
    transactionId: row.transfer_id?.toString() ?? null,
  }))
}

/** The header's data about a member's level. */
export async function vipLabel(
  on: Executor,
  of: { readonly memberId: bigint; readonly currency: string },
  language: string,
  now: Date,
) {
  const standing = await reachedLevel(on, of, now)
  const level = standing?.level
  return {
    hasVip: standing !== undefined,
    vipLabelName: level ? levelName(level, language) : null,
    vipRankLevel: level?.rank ?? 0,
  }
}
