import { bigint, integer, string, type } from 'superstruct'
import type { TeamLevel } from '#contract/agents/reports/line-report.ts'
import { accountKey } from '#gateway/account/members/accounts.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import type { ParameterCollector } from '#gateway/platform/db/named-parameters.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { isAvailable } from './line-place.ts'

/** SQL: `row` of `agent_line` or `line_place` holds now. */
export const holds = (row: string) => `${row}.to_day = 'infinity'`

/** SQL: the agent of `row` stood on its day in the line of `upline`; joins the line as `h`. */
export const stoodBelow = (row: string, upline: string) =>
  `JOIN agent_line h ON h.upline_id = ${upline} AND h.downline_id = ${row}.agent_id AND h.from_day <= ${row}.day AND ${row}.day < h.to_day`

/** SQL: the name of `m` may be listed: it is neither closed, disabled, paused nor excluded (product rule 32.3). */
export const isNamed = (now: string) => `m.closed_at IS NULL AND m.disabled_at IS NULL AND NOT EXISTS (
    SELECT FROM member_protection b WHERE b.member_id = m.id AND is_blocked(b, ${now}))`

/** SQL: the account name of `m` if it may be shown, for a few rows that are found already; joined with {@link protectionOf}. */
export const shownName = (now: string) =>
  `CASE WHEN m.closed_at IS NULL AND ${isAvailable(`${now}::timestamptz`)} THEN m.account END`
export const protectionOf = 'LEFT JOIN member_protection b ON b.member_id = m.id'

interface AccountFilter {
  readonly level?: TeamLevel | undefined
  readonly prefix?: string | undefined
  readonly now: Date
}

/** SQL: accounts that are in the line of `upline` now and may be named, each with its place. */
export const accountsText = (upline: string, { level, prefix, now }: AccountFilter, p: ParameterCollector) =>
  `SELECT m.id, m.account, m.account_key COLLATE "C" AS name, (l.depth + 1)::integer AS level, u.account AS agent
   FROM agent_line l JOIN line_place p ON p.agent_id = l.downline_id AND ${holds('p')}
   JOIN member m ON m.id = p.member_id JOIN member u ON u.id = p.agent_id
   WHERE l.upline_id = ${upline} AND ${holds('l')} AND ${isNamed(`${p.of('now', now)}::timestamptz`)}
     ${level === 'direct' ? 'AND l.depth = 0' : ''}
     ${prefix === undefined ? '' : `AND starts_with(m.account_key, ${p.of('prefix', accountKey(prefix))})`}`

export const AccountRow = type({ id: bigint(), account: string(), level: integer(), agent: string() })

/** The order of a list by account name, next to a place. `order` is turned round for the page before. */
export function byName(place: Place | undefined, p: ParameterCollector, name = 'm.account_key COLLATE "C"') {
  const isBack = place?.side === 'newer'
  return {
    where: place
      ? `AND ${name} ${isBack ? '<' : '>'} (SELECT account_key COLLATE "C" FROM member WHERE id = ${p.of('placeId', place.id)})`
      : '',
    order: isBack ? 'DESC' : 'ASC',
  }
}

const IdRow = type({ id: bigint() })
const SinceRow = type({ id: bigint(), since: string() })

/**
 * The agent of an account name, if it is the caller or is in the caller's line now; and its first day there.
 *
 * @throws {CallFailure} `downline_unknown` for any other account
 */
export async function demandAgent(on: Executor, callerId: bigint, account: string | undefined) {
  if (account === undefined) return { id: callerId, since: '-infinity' }
  const text = `SELECT m.id, l.from_day::text AS since FROM member m JOIN agent_line l ON l.upline_id = :callerId AND l.downline_id = m.id AND ${holds('l')}
    WHERE m.account_key = :accountKey AND m.closed_at IS NULL`
  const row = await rowOf(on, SinceRow, text, { callerId, accountKey: accountKey(account) })
  if (!row) throw new CallFailure('downline_unknown')
  return row
}

/**
 * An account of the caller's line that lists may name.
 *
 * @throws {CallFailure} `downline_unknown` for any other account
 */
export async function demandAccount(on: Executor, callerId: bigint, account: string, now: Date): Promise<bigint> {
  const text = `SELECT m.id FROM member m JOIN line_place p ON p.member_id = m.id AND ${holds('p')}
    JOIN agent_line l ON l.upline_id = :callerId AND l.downline_id = p.agent_id AND ${holds('l')}
    WHERE m.account_key = :accountKey AND ${isNamed(':now')}`
  const row = await rowOf(on, IdRow, text, { callerId, accountKey: accountKey(account), now })
  if (!row) throw new CallFailure('downline_unknown')
  return row.id
}

const NameRow = type({ account: string() })

/** Account names from the caller down to an agent of the line. */
export async function pathTo(on: Executor, callerId: bigint, agentId: bigint): Promise<string[]> {
  const text = `SELECT m.account FROM agent_line d
    JOIN agent_line u ON u.upline_id = :callerId AND u.downline_id = d.upline_id AND ${holds('u')}
    JOIN member m ON m.id = d.upline_id WHERE d.downline_id = :agentId AND ${holds('d')} ORDER BY u.depth`
  return (await rowsOf(on, NameRow, text, { callerId, agentId })).map(({ account }) => account)
}
