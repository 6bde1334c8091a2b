import { integer, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { missingOf } from './eligibility.ts'
import { canEnter, kinds } from './kinds.ts'
import { knownMember } from './member-facts.ts'
import { openness, promotionsAt } from './promotions.ts'
import { selectUnderWay } from './rewards.ts'

const CountRow = type({ count: integer() })

/** How many rewards a member can claim now; none during a pause or an exclusion. */
export async function countClaimable(on: Executor, memberId: bigint, now: Date): Promise<number> {
  const row = await rowOf(
    on,
    CountRow,
    `SELECT count(*)::integer AS count FROM member_reward r WHERE r.member_id = $1 AND r.state = 'claim' AND r.due_at > $2
       AND NOT EXISTS (SELECT FROM member_protection b WHERE b.member_id = $1 AND (b.registered_at IS NOT NULL
         OR (b.blocked_kind IS NOT NULL AND (b.blocked_until IS NULL OR b.blocked_until > $2))))`,
    [memberId, now],
  )
  return row?.count ?? 0
}

/** How many promotions a member can really take now: join, apply for or claim (product rule 23.11). */
export async function countAvailable(on: Executor, memberId: bigint, law: Jurisdiction, now: Date): Promise<number> {
  const member = await knownMember(on, memberId, now)
  if (!member || member.isClosed) return 0
  const busy = new Set((await selectUnderWay(on, memberId)).filter(isEntered).map(({ name }) => name))
  const open = (await promotionsAt(on, now)).filter(
    (row) =>
      canEnter(row.kind) &&
      !kinds[row.kind].isOff(law) &&
      openness(row, now) === 'open' &&
      !busy.has(row.name) &&
      missingOf(row.rules, row.currency, member.factsFor(row.name)).length === 0,
  )
  return open.length + (await countClaimable(on, memberId, now))
}

const isEntered = ({ state }: { readonly state: string }) => state === 'signed' || state === 'applying'
