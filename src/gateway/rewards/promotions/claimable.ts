import { integer, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { missingOf } from './eligibility.ts'
import { canEnter, kinds } from './kinds.ts'
import { knownMember } from './member-facts.ts'
import { openness, promotionsAt } from './promotions.ts'

const CountRow = type({ count: integer() })
const NameRow = type({ name: string() })

/** How many rewards a member can claim now; none during a pause or an exclusion. */
export async function countClaimable(on: Executor, memberId: bigint, now: Date): Promise<number> {
  const row = await rowOf(
    on,
    CountRow,
    `SELECT count(*)::integer AS count FROM member_reward r WHERE r.member_id = :memberId AND r.state = 'claim' AND r.due_at > :now
       AND NOT EXISTS (SELECT FROM member_protection b WHERE b.member_id = :memberId AND is_blocked(b, :now))`,
    { memberId, now },
  )
  return row?.count ?? 0
}

/** Counts of a member's rewards, as menus show them. */
export interface RewardCounts {
  readonly claimable: number
  /** Promotions that the member can join, apply for or claim now (product rule 23.11). */
  readonly available: number
}

/** Names of the promotions that a member can join or apply for now. */
export async function takeablePromotions(
  on: Executor,
  memberId: bigint,
  law: Jurisdiction,
  now: Date,
): Promise<readonly string[]> {
  const [member, promotions, entered] = await Promise.all([
    knownMember(on, memberId, now),
    promotionsAt(on, now),
    rowsOf(
      on,
      NameRow,
      `SELECT name FROM member_reward WHERE member_id = :memberId AND state IN ('signed', 'applying')`,
      { memberId },
    ),
  ])
  if (!member || member.isClosed) return []
  const busy = new Set(entered.map(({ name }) => name))
  const open = promotions.filter(
    (row) =>
      canEnter(row.kind) &&
      !kinds[row.kind].isOff(law) &&
      openness(row, now) === 'open' &&
      !busy.has(row.name) &&
      missingOf(row.rules, row.currency, member.factsFor(row.name)).length === 0,
  )
  return open.map(({ name }) => name)
}

/** Counts the rewards that a member can claim, and the promotions that the member can join, apply for or claim now. */
export async function countRewards(
  on: Executor,
  memberId: bigint,
  law: Jurisdiction,
  now: Date,
): Promise<RewardCounts> {
  const [member, claimable, open] = await Promise.all([
    knownMember(on, memberId, now),
    countClaimable(on, memberId, now),
    takeablePromotions(on, memberId, law, now),
  ])
  if (!member || member.isClosed) return { claimable: 0, available: 0 }
  return { claimable, available: open.length + claimable }
}
