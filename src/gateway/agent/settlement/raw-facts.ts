import { bigint, boolean, integer, nullable, string, type } from 'superstruct'
import type { StatementCheck } from '#contract/entities/commission-statement.ts'
import type { ActiveRule } from '#gateway/agent/contracts/terms.ts'
import { protectionOf, shownName } from '#gateway/agent/report/in-line.ts'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { PeriodKind } from '#lib/periods.ts'
import { excludedIn } from './excluded-in.ts'

/** A team and a period whose facts are read from the bets and the ledger only, without stored sums. */
export interface RawTeam {
  readonly agentId: bigint
  readonly currency: string
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  /** The operator's. */
  readonly timeZone: string
}

/** How the period is divided: not at all, or into the periods of a salary. */
export type RawParts = 'whole' | Extract<PeriodKind, 'day' | 'hour' | 'minutes5'>

// Parameters of every statement here: $1 the agent, $2 the currency, $3 and $4 the moments, $5 the time zone.
const valuesOf = ({ agentId, currency, from, to, timeZone }: RawTeam) => [agentId, currency, from, to, timeZone]

/** Places below the agent; only with {@link thatDay}, which selects the line of the day of a bet or payment. */
const team = 'line_place p JOIN agent_line l ON l.downline_id = p.agent_id AND l.upline_id = $1'
const thatDay = (moment: string) => `(${moment} AT TIME ZONE $5)::date >= greatest(l.from_day, p.from_day)
    AND (${moment} AT TIME ZONE $5)::date < least(l.to_day, p.to_day)`

const betsText = `SELECT w.member_id, w.settled_at AS at, l.depth, w.valid_bet,
    w.stake - coalesce(w.bonus_stake, 0) - w.win + coalesce(w.bonus_win, 0) AS won
  FROM ${team} JOIN wager w ON w.member_id = p.member_id AND w.currency = $2 AND w.settled_at >= $3 AND w.settled_at < $4
    AND w.status = 'settled' AND w.mode = 'real' AND w.free_id IS NULL AND ${thatDay('w.settled_at')}`

// The other legs of each transfer tell the kinds apart. This repeats the rule on purpose, so that a mistake in the
// counting code shows.
const movedText = `SELECT p.member_id, q.at, l.depth,
    CASE WHEN q.line = 'deposit' OR o.deposits THEN q.amount + o.fee ELSE 0 END AS deposited,
    CASE WHEN o.rewards AND NOT o.paying AND t.kind NOT IN ('rebate', 'line-rebate') THEN q.amount ELSE 0 END AS bonuses,
    CASE WHEN o.rewards AND NOT o.paying AND t.kind IN ('rebate', 'line-rebate') THEN q.amount ELSE 0 END AS rebates,
    CASE WHEN o.paying OR q.line IN ('deposit', 'withdrawal') THEN o.fee ELSE 0 END AS fees
  FROM ${team}
  JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = p.member_id::text AND a.purpose = 'main' AND a.currency = $2
  JOIN ledger_posting q ON q.account_id = a.id AND q.line <> 'play' AND q.at >= $3 AND q.at < $4 AND ${thatDay('q.at')}
  JOIN ledger_transfer t ON t.id = q.transfer_id
  CROSS JOIN LATERAL (SELECT coalesce(bool_or(b.purpose LIKE 'bonus:%' OR b.owner_kind = 'system' AND b.owner_id IN ('bonus', 'prizes') OR t.kind = 'line-rebate'), false) AS rewards,
      coalesce(bool_or(b.owner_kind = 'system' AND b.owner_id IN ('deposits', 'unclaimed')), false) AS deposits,
      coalesce(bool_or(b.owner_kind = 'system' AND b.owner_id IN ('deposits', 'unclaimed', 'withdrawals')), false) AS paying,
      coalesce(sum(f.amount) FILTER (WHERE b.owner_kind = 'system' AND b.owner_id = 'fees'), 0) AS fee
    FROM ledger_posting f JOIN ledger_account b ON b.id = f.account_id
    WHERE f.transfer_id = q.transfer_id AND f.id <> q.id AND f.currency = $2) o
  WHERE o.rewards OR o.paying OR q.line IN ('deposit', 'withdrawal')`

/** SQL: the number of the part that contains a moment, and the first moment of the part with a number. */
const partTexts: Readonly<Record<RawParts, { of(at: string): string; start(number: string): string }>> = {
  whole: {
    of: () => '0::integer',
    start: (number) => `CASE ${number} WHEN 0 THEN $3::timestamptz ELSE $4::timestamptz END`,
  },
  day: {
    of: (at) => `(${at} AT TIME ZONE $5)::date - '1970-01-01'::date`,
    start: (number) => `('1970-01-01'::date + (${number})::integer)::timestamp AT TIME ZONE $5`,
  },
  hour: secondsText(3_600),
  minutes5: secondsText(300),
}

function secondsText(length: number) {
  return {
    of: (at: string) => `floor(extract(epoch FROM ${at}) / ${length})::bigint`,
    start: (number: string) => `to_timestamp((${number}) * ${length})`,
  }
}

const PlayRow = type({ at: Instant, valid_bet: bigint(), won: bigint() })

/**
 * The bets of a team and the house's win from it, for each part of the period with bets, and the first moment of a
 * bet.
 */
export async function rawPlay(on: Executor, asked: RawTeam, parts: RawParts) {
  const text = `SELECT min(at) AS at, sum(valid_bet)::bigint AS valid_bet, sum(won)::bigint AS won
    FROM (${betsText}) b GROUP BY ${partTexts[parts].of('at')}`
  const rows = await rowsOf(on, PlayRow, text, valuesOf(asked))
  return rows.map(({ at, valid_bet: validBet, won }) => ({ at, validBet, won }))
}

const MoneyRow = type({ bonuses: bigint(), rebates: bigint(), fees: bigint() })

/** The rewards, rebates and fees of a team, in minor units. */
export async function rawMoney(on: Executor, asked: RawTeam) {
  const text = `SELECT coalesce(sum(bonuses), 0)::bigint AS bonuses, coalesce(sum(rebates), 0)::bigint AS rebates,
      coalesce(sum(fees), 0)::bigint AS fees FROM (${movedText}) m`
  return (await rowOf(on, MoneyRow, text, valuesOf(asked))) ?? { bonuses: 0n, rebates: 0n, fees: 0n }
}

/** SQL: accounts that were active by a rule ($6 to $9), by the number of the part. */
function activeText(parts: RawParts): string {
  const { of, start } = partTexts[parts]
  return `SELECT t.part, t.at, t.member_id, t.valid_bet, t.deposited FROM (
      SELECT ${of('at')} AS part, min(at) AS at, member_id, sum(valid_bet)::bigint AS valid_bet, sum(deposited)::bigint AS deposited
      FROM (SELECT member_id, at, depth, valid_bet, 0 AS deposited FROM (${betsText}) b
        UNION ALL SELECT member_id, at, depth, 0, deposited FROM (${movedText}) m) x
      WHERE NOT $9::boolean OR depth = 0 GROUP BY 1, member_id) t
    WHERE CASE WHEN $8::boolean OR $6::bigint = 0 OR $7::bigint = 0 THEN t.valid_bet >= $6 AND t.deposited >= $7
        ELSE t.valid_bet >= $6 OR t.deposited >= $7 END
      AND NOT ${excludedIn('t.member_id', start('t.part'), start('t.part + 1'))}`
}

const ruleValues = ({ validBet, deposit, needs, scope }: ActiveRule) => [
  validBet,
  deposit,
  needs === 'both',
  scope === 'direct',
]

const ActiveRow = type({ at: Instant, active: integer() })

/** The number of active accounts in each part of a period, with the first moment of their activity. */
export function rawActive(on: Executor, asked: RawTeam, rule: ActiveRule, parts: RawParts) {
  const text = `SELECT min(at) AS at, count(*)::integer AS active FROM (${activeText(parts)}) a GROUP BY part`
  return rowsOf(on, ActiveRow, text, [...valuesOf(asked), ...ruleValues(rule)])
}

/** Most accounts that a comparison names. */
const mostNamed = 100

const DifferingRow = type({
  account: nullable(string()),
  stated: boolean(),
  valid_bet: bigint(),
  deposited: bigint(),
})

/**
 * Accounts that were active but are not in the statement, or the other way round; with their activity as found or as
 * stated.
 */
export async function rawDifferences(
  on: Executor,
  asked: RawTeam,
  rule: ActiveRule,
  { statementId, now }: { readonly statementId: bigint; readonly now: Date },
): Promise<StatementCheck['members']> {
  const text = `SELECT ${shownName('$11')} AS account, s.member_id IS NOT NULL AS stated,
      coalesce(s.valid_bet, f.valid_bet) AS valid_bet, coalesce(s.deposited, f.deposited) AS deposited
    FROM (${activeText('whole')}) f
    FULL JOIN (SELECT member_id, valid_bet, deposited FROM line_statement_active WHERE statement_id = $10) s ON s.member_id = f.member_id
    JOIN member m ON m.id = coalesce(s.member_id, f.member_id) ${protectionOf}
    WHERE s.member_id IS NULL OR f.member_id IS NULL ORDER BY m.account_key COLLATE "C" LIMIT ${mostNamed}`
  const values = [...valuesOf(asked), ...ruleValues(rule), statementId, now]
  const rows = await rowsOf(on, DifferingRow, text, values)
  return rows.map(({ account, stated, valid_bet: validBet, deposited }) => ({ account, stated, validBet, deposited }))
}
