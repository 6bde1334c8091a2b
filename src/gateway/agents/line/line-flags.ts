import { array, enums, type Infer, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, rowsOf } from '#gateway/platform/db/rows.ts'

/** Accounts below one agent that must have something in common and have got bonuses to be a ring. */
const ringSize = 3

// Each row is two accounts, in both orders, and the fact by which one person can be found behind both: a device, a payout
// account (removed ones count), or a tax number. A tax number opens only one account, but it can be another account's PIX
// key. Addresses are left out: families, schools and telephone networks have one in common. Rows repeat, and the statement
// is part of others, so that these look up only the accounts that they ask about.
const sharedText = `SELECT one.member_id AS a, other.member_id AS b, 'device' AS fact
      FROM member_device one JOIN member_device other ON other.device = one.device AND other.member_id <> one.member_id
    UNION ALL SELECT one.member_id, other.member_id, 'payout' FROM payout_account one
      JOIN payout_account other ON other.kind = one.kind AND other.identifier = one.identifier AND other.member_id <> one.member_id
    UNION ALL SELECT m.id, p.member_id, 'cpf' FROM payout_account p JOIN member m ON m.cpf = p.identifier AND m.id <> p.member_id
    UNION ALL SELECT p.member_id, m.id, 'cpf' FROM payout_account p JOIN member m ON m.cpf = p.identifier AND m.id <> p.member_id`

/** Whether the member `id` has got a bonus: one that must be wagered, or a reward to the wallet. */
const hasBonus = (id: string) => `(EXISTS (SELECT FROM bonus_grant g WHERE g.member_id = ${id})
    OR EXISTS (SELECT FROM line_money y WHERE y.member_id = ${id} AND y.bonuses > 0))`

// `agent_id` is the agent, `members` the accounts below it that the rule names, in the order of their ids.
const flagsText = `WITH shared AS NOT MATERIALIZED (${sharedText}), placed AS NOT MATERIALIZED (
    SELECT p.member_id, p.agent_id, l.upline_id FROM line_place p
      JOIN agent_line l ON l.downline_id = p.agent_id AND l.to_day = 'infinity' WHERE p.to_day = 'infinity')
  SELECT DISTINCT 'selfReferral' AS rule, p.upline_id AS agent_id, s.fact, ARRAY[p.member_id] AS members
    FROM shared s JOIN placed p ON p.upline_id = s.a AND p.member_id = s.b
  UNION ALL
  SELECT DISTINCT 'bonusRing', r.agent_id, r.fact, r.members FROM (
      SELECT p.agent_id, s.fact, s.a, array_agg(DISTINCT m.id ORDER BY m.id) AS members
      FROM shared s JOIN line_place p ON p.member_id = s.a AND p.to_day = 'infinity'
        JOIN line_place q ON q.member_id = s.b AND q.to_day = 'infinity' AND q.agent_id = p.agent_id
        CROSS JOIN LATERAL (VALUES (s.a), (s.b)) AS m (id)
      WHERE ${hasBonus('s.a')} AND ${hasBonus('s.b')} GROUP BY p.agent_id, s.fact, s.a) r
    WHERE cardinality(r.members) >= ${ringSize}`

const FlagRow = type({
  rule: enums(['selfReferral', 'bonusRing']),
  agent: string(),
  /** Account names. */
  accounts: array(string()),
  fact: enums(['device', 'payout', 'cpf']),
})
export type LineFlag = Infer<typeof FlagRow>

/**
 * Reasons to look at a line (product rule 33.12): an account in an agent's line that has a device, a payout account or a
 * tax number in common with the agent, and three or more accounts directly below one agent that have one in common and got
 * bonuses. A flag names accounts and the kind of fact, never the fact itself.
 */
export function lineFlags(on: Executor): Promise<LineFlag[]> {
  const text = `SELECT f.rule, a.account AS agent, f.fact,
      to_jsonb(ARRAY(SELECT m.account FROM member m WHERE m.id = ANY (f.members) ORDER BY m.account_key)) AS accounts
    FROM (${flagsText}) f JOIN member a ON a.id = f.agent_id ORDER BY a.account_key, f.rule, f.fact, f.members`
  return rowsOf(on, FlagRow, text)
}

/** Those of some agents that a flag is about. */
export async function flaggedOf(on: Executor, agents: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const text = `SELECT DISTINCT agent_id AS id FROM (${flagsText}) f
    WHERE agent_id IN (SELECT value::bigint FROM jsonb_array_elements_text(:agents::text::jsonb))`
  return new Set((await rowsOf(on, IdRow, text, { agents: JSON.stringify(agents.map(String)) })).map(({ id }) => id))
}
