import { boolean, integer, nullable, string, type } from 'superstruct'
import type { findDownlines } from '#contract/agents/line/find-downlines.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { accountKey } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { decidedLine, holdsOn, isAvailable, kindOf } from './line-place.ts'

const most = 20

const FoundRow = type({
  account: string(),
  type: integer(),
  level: integer(),
  available: boolean(),
  above: nullable(string()),
})

/**
 * Accounts of the line of `:uplineId` from the name `:from` up to the name `:to`, on the day `:day`. The names are a range of an
 * index; the keys of the place and the line tell whether each account is in the line. `OFFSET 0` keeps that order of
 * work, whatever the statistics say, because the line of an agent at the top may contain nearly all accounts.
 */
export const findText = `
  SELECT f.account, f.type, (l.depth + 1)::integer AS level, f.available, CASE WHEN l.depth > 0 THEN a.account END AS above
  FROM (
    SELECT m.id, m.account, m.account_key, m.type, ${isAvailable(':now')} AS available
    FROM member m LEFT JOIN member_protection b ON b.member_id = m.id
    WHERE m.account_key ~>=~ :from AND m.account_key ~<~ :to AND m.closed_at IS NULL
    ORDER BY m.account_key USING ~<~ OFFSET 0
  ) f
  CROSS JOIN LATERAL (
    SELECT agent_id FROM line_place p WHERE p.member_id = f.id AND ${holdsOn('p', ':day::text')} LIMIT 1
  ) p
  CROSS JOIN LATERAL (
    SELECT depth FROM agent_line l WHERE l.upline_id = :uplineId AND l.downline_id = p.agent_id AND ${holdsOn('l', ':day::text')} LIMIT 1
  ) l
  JOIN member a ON a.id = p.agent_id
  ORDER BY f.account_key USING ~<~ LIMIT ${most + 1}`

/** A text that sorts after every name with this beginning. */
const after = (beginning: string) => `${beginning}\u{10FFFF}`

/** Accounts of the caller's line whose names begin with a text, whatever its case. */
export async function searchDownlines(
  { database, now }: GatewayDeps,
  { memberId }: Session,
  search: string,
): Promise<ResponseOf<typeof findDownlines>> {
  const at = now()
  const key = accountKey(search)
  const rows = await rowsOf(database, FoundRow, findText, {
    uplineId: memberId,
    from: key,
    to: after(key),
    day: decidedLine,
    now: at,
  })
  return {
    list: rows
      .slice(0, most)
      .map(({ type: accountType, available, ...row }) => ({ ...row, isShown: available, kind: kindOf(accountType) })),
    more: rows.length > most,
  }
}
