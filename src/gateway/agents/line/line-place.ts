import { bigint, boolean, type Infer, integer, string, type } from 'superstruct'
import { roleOf } from '#contract/account/members/member.ts'
import { accountKey } from '#gateway/account/members/accounts.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Day } from '#lib/civil-days.ts'

/** The agent who reads the line, and when. */
export interface Looking {
  readonly session: Pick<Session, 'memberId' | 'currency'>
  /** The day whose line is read. */
  readonly lineDay: Day
  readonly now: Date
}

/**
 * The line with all decided moves. A moved account gets its new place on the next day; from now on the old line does
 * not see it and the new line does.
 */
export const decidedLine: Day = '9999-12-31'

/** SQL: whether a row of `line_place` or `agent_line` holds on a day. */
export const holdsOn = (row: string, day: string) => `${row}.from_day <= ${day}::date AND ${row}.to_day > ${day}::date`

/** SQL: whether figures of `m` may be shown: the account is neither disabled nor paused nor excluded. `b` is its protection, if any. */
export const isAvailable = (now: string) => `(m.disabled_at IS NULL AND NOT is_blocked(b, ${now}))`

export const PlaceRow = type({
  id: bigint(),
  account: string(),
  type: integer(),
  /** Directly above. */
  agent_id: bigint(),
  level: integer(),
  joined_at: Instant,
  /** The first day on which the account was below the caller; earlier days belonged to another line. */
  since: string(),
  available: boolean(),
})
export type PlaceRow = Infer<typeof PlaceRow>

const placeText = `SELECT m.id, m.account, m.type, p.agent_id, (l.depth + 1)::integer AS level, p.joined_at,
    greatest(p.from_day, l.from_day)::text AS since, ${isAvailable(':now')} AS available
  FROM member m
  JOIN line_place p ON p.member_id = m.id AND ${holdsOn('p', ':lineDay')}
  JOIN agent_line l ON l.upline_id = :memberId AND l.downline_id = p.agent_id AND ${holdsOn('l', ':lineDay')}
  LEFT JOIN member_protection b ON b.member_id = m.id
  WHERE m.account_key = :accountKey AND m.closed_at IS NULL`

/**
 * The place of an account in the caller's line. The caller, closed accounts, accounts outside the line and names that do not exist
 * are all refused in the same way.
 *
 * @throws {CallFailure} `downline_unknown`
 */
export async function demandBelow(
  on: Executor,
  { session, lineDay, now }: Looking,
  account: string,
): Promise<PlaceRow> {
  const row = await rowOf(on, PlaceRow, placeText, {
    memberId: session.memberId,
    accountKey: accountKey(account),
    lineDay,
    now,
  })
  if (!row) throw new CallFailure('downline_unknown')
  return row
}

export const kindOf = (accountType: number) => (roleOf(accountType) === 'agent' ? 'agent' : 'member')
