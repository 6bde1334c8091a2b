import { boolean, type } from 'superstruct'
import type { AccountFacts } from '#contract/account/members/get-account-facts.ts'
import { memberType } from '#contract/account/members/member.ts'
import { blockOf } from './account/protection/blocks.ts'
import type { GatewayDeps } from './deps.ts'
import { daysBefore } from './platform/db/purge.ts'
import { rowOf } from './platform/db/rows.ts'
import type { Session } from './platform/http/context.ts'

/** Days after which an account is no new one any more, whatever was done. */
const newDays = 30

const StepsRow = type({ contact: boolean(), deposit: boolean(), limit: boolean(), play: boolean() })

/**
 * Which first steps a new member has done (product rule 12.22); null once all are done, after 30 days, for agents, and during a pause
 * or an exclusion, when most of them cannot be done.
 */
export async function firstSteps(
  { database, now }: GatewayDeps,
  { memberId, type: kind, currency }: Session,
): Promise<AccountFacts['firstSteps']> {
  if (kind !== memberType) return null
  const at = now()
  const row = await rowOf(
    database,
    StepsRow,
    `SELECT mobile_verified_at IS NOT NULL OR email_verified_at IS NOT NULL AS contact,
       EXISTS (SELECT FROM deposit d WHERE d.member_id = m.id AND d.transfer_id IS NOT NULL) AS deposit,
       EXISTS (SELECT FROM member_limit l WHERE l.member_id = m.id) AS "limit",
       EXISTS (SELECT FROM member_hour h WHERE h.member_id = m.id AND h.currency = :currency AND h.wagers > 0) AS play
     FROM member m WHERE m.id = :memberId AND m.created_at > :since`,
    { memberId, currency, since: daysBefore(at, newDays) },
  )
  if (!row || Object.values(row).every(Boolean)) return null
  return (await blockOf(database, memberId, at)) ? null : row
}
