import { bigint, type } from 'superstruct'
import { modules } from '#contract/site/system/whitelabel.ts'
import { leaveMessages } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { periodAt } from '#lib/periods.ts'
import { programmesAt } from './programme.ts'
import { readRebateRules } from './rebate-rules.ts'

/** Days before the end of a month in which members are warned that they may lose their level. */
const warnDays = 7

const dayMs = 24 * 60 * 60_000

const MemberRow = type({ member_id: bigint(), left: bigint() })

/**
 * Warns members in the last week of a month, with the bets that are missing to keep their level (product rule 21.12).
 * Each gets one warning a month.
 */
export async function warnVipMembers({ database, now }: GatewayDeps): Promise<void> {
  const at = now()
  const { timeZone } = await readRebateRules(database)
  const month = periodAt('month', timeZone, at)
  if (month.to.getTime() - at.getTime() > warnDays * dayMs || !(await moduleEnabled(database, modules.vip))) return
  for (const { currency, levels } of await programmesAt(database, at)) {
    const asked = levels.flatMap(({ rank, maintained }) =>
      maintained === null ? [] : [{ rank, maintained: maintained.toString() }],
    )
    const rows = await rowsOf(database, MemberRow, missingText, {
      currency,
      from: month.from,
      at,
      asked: JSON.stringify(asked),
    })
    const messages = rows.map(({ member_id: memberId, left }) => ({
      memberId,
      kind: 'vip_losing' as const,
      details: { amount: left.toString(), currency, until: month.to.toISOString() },
      reference: `vip-losing:${month.to.toISOString()}`,
    }))
    if (messages.length > 0) await leaveMessages(database, messages, at)
  }
}

const missingText = `SELECT m.member_id, l.maintained - m.valid_bet AS left
  FROM (
    SELECT s.member_id, vip_rank_before(s.member_id, :at) AS rank, (
      SELECT coalesce(sum(h.valid_bet), 0)::bigint FROM member_hour h WHERE h.member_id = s.member_id AND h.currency = :currency
        AND h.hour >= :from AND h.status = 'settled') AS valid_bet
    FROM vip_step s WHERE s.currency = :currency GROUP BY s.member_id) m
  JOIN jsonb_to_recordset(:asked::text::jsonb) AS l (rank integer, maintained bigint) ON l.rank = m.rank AND l.maintained > m.valid_bet
  WHERE NOT EXISTS (
    SELECT FROM vip_step s WHERE s.member_id = m.member_id AND s.rank = m.rank AND s.reached_at >= :from)
  ORDER BY m.member_id`
