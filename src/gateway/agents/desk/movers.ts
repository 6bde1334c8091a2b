import { bigint, boolean, string, type } from 'superstruct'
import type { Mover } from '#contract/agents/desk/get-agent-desk.ts'
import { accountsText, stoodBelow } from '#gateway/agents/line/in-line.ts'
import { isSummable } from '#gateway/agents/reports/losses.ts'
import type { ReportRequest } from '#gateway/agents/reports/report-request.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { daysBefore } from '#lib/report-period.ts'

/** Accounts in each of the two lists. */
const most = 3

const MoverRow = type({ account: string(), valid_bet: bigint(), before: bigint(), falls: boolean() })

/**
 * The accounts of the line that bet most without betting less than before, and those whose bets fell most. Only accounts that lists
 * may name are among them (product rule 32.3). Null if more days of play would have to be added up than a report may.
 */
export async function lineMovers(asked: ReportRequest): Promise<{ best: Mover[]; falling: Mover[] } | null> {
  const { on, callerId, currency, days, now } = asked
  const earlier = daysBefore(days)
  if (!(await isSummable({ ...asked, days: { from: earlier.from, to: days.to } }))) return null
  const p = collectParameters({ callerId, currency, from: days.from, to: days.to, since: earlier.from, most })
  const accounts = accountsText(':callerId', { now }, p)
  const list = (falls: boolean, order: string) => `(
    SELECT a.account, r.valid_bet, r.before, ${falls} AS falls FROM (
      SELECT * FROM played WHERE ${falls ? 'valid_bet < before' : 'valid_bet > 0 AND valid_bet >= before'} ORDER BY ${order}, member_id OFFSET 0) r
    CROSS JOIN LATERAL (${accounts} AND m.id = r.member_id OFFSET 0) a ORDER BY ${order}, r.member_id LIMIT :most)`
  const text = `WITH played AS MATERIALIZED (
      SELECT f.member_id, coalesce(sum(f.valid_bet) FILTER (WHERE f.day >= :from::date), 0)::bigint AS valid_bet,
        coalesce(sum(f.valid_bet) FILTER (WHERE f.day < :from::date), 0)::bigint AS before
      FROM line_play f ${stoodBelow('f', ':callerId')}
      WHERE f.currency = :currency AND f.day >= :since::date AND f.day <= :to::date GROUP BY f.member_id)
    ${list(false, 'valid_bet DESC')} UNION ALL ${list(true, 'valid_bet - before')}`
  const rows = await rowsOf(on, MoverRow, text, p.values)
  const of = (isFall: boolean) =>
    rows
      .filter(({ falls }) => falls === isFall)
      .map(({ account, valid_bet: validBet, before }) => ({ account, validBet, before }))
  return { best: of(false), falling: of(true) }
}
