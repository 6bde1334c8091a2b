import { bigint, type } from 'superstruct'
import type { TeamFacts } from '#gateway/agent/contracts/settle.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { ActiveMember } from './facts.ts'

/** A statement whose figures are read again, from the bets and the ledger alone. */
export interface Rechecked {
  readonly agentId: bigint
  readonly currency: string
  readonly from: Date
  readonly to: Date
  /** Whether costs are part of it, as with dividends. */
  readonly hasCosts: boolean
}

const PlayRow = type({ valid_bet: bigint(), won: bigint() })
const MoneyRow = type({ bonuses: bigint(), rebates: bigint(), fees: bigint() })
const WagesRow = type({ wages: bigint() })
const MemberRow = type({ member_id: bigint(), valid_bet: bigint(), deposited: bigint() })

/** What a team did in the time of a statement, without any sum that was kept of it. @param active members that were active */
export async function rawFacts(on: Executor, statement: Rechecked, active: number): Promise<TeamFacts> {
  const { agentId, currency, from, to, hasCosts } = statement
  const asked = [agentId, currency, from, to]
  const play = await rowOf(on, PlayRow, playText, asked)
  const money = hasCosts ? await rowOf(on, MoneyRow, moneyText, asked) : undefined
  const wages = hasCosts ? await rowOf(on, WagesRow, wagesText, asked) : undefined
  const won = play?.won ?? 0n
  return {
    won,
    validBet: play?.valid_bet ?? 0n,
    active,
    bonuses: money?.bonuses ?? 0n,
    rebates: money?.rebates ?? 0n,
    fees: money?.fees ?? 0n,
    wages: wages?.wages ?? 0n,
    taxes: won > 0n ? won : 0n,
  }
}

/** What members whom a statement counts as active did by their bets and the ledger. */
export async function rawActive(
  on: Executor,
  { currency, from, to }: Rechecked,
  statementId: bigint,
): Promise<ActiveMember[]> {
  const rows = await rowsOf(on, MemberRow, membersText, [statementId, currency, from, to])
  return rows.map(({ member_id, valid_bet, deposited }) => ({ memberId: member_id, validBet: valid_bet, deposited }))
}

/** Places below the agent; only with {@link thatDay}, which takes the line as it was on the day of a bet or payment. */
const team = 'line_place p JOIN agent_line l ON l.downline_id = p.agent_id AND l.upline_id = $1'
const thatDay = (moment: string) => `(${moment} AT TIME ZONE brand_zone())::date >= greatest(l.from_day, p.from_day)
    AND (${moment} AT TIME ZONE brand_zone())::date < least(l.to_day, p.to_day)`

const betOf = `w.currency = $2 AND w.settled_at >= $3 AND w.settled_at < $4 AND w.status = 'settled' AND w.mode = 'real' AND w.free_id IS NULL`

const playText = `SELECT coalesce(sum(w.valid_bet), 0)::bigint AS valid_bet,
    coalesce(sum(w.stake - coalesce(w.bonus_stake, 0) - w.win + coalesce(w.bonus_win, 0)), 0)::bigint AS won
  FROM ${team} JOIN wager w ON w.member_id = p.member_id AND ${betOf} AND ${thatDay('w.settled_at')}`

// Told apart by the other legs of each transfer; written anew here, so that a fault in what counts them shows.
const moneyText = `SELECT coalesce(sum(q.amount) FILTER (WHERE o.rewards AND NOT o.paying AND t.kind NOT IN ('rebate', 'line-rebate')), 0)::bigint AS bonuses,
    coalesce(sum(q.amount) FILTER (WHERE o.rewards AND NOT o.paying AND t.kind IN ('rebate', 'line-rebate')), 0)::bigint AS rebates,
    coalesce(sum(o.fee) FILTER (WHERE o.paying OR q.line IN ('deposit', 'withdrawal')), 0)::bigint AS fees
  FROM ${team}
  JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = p.member_id::text AND a.purpose = 'main' AND a.currency = $2
  JOIN ledger_posting q ON q.account_id = a.id AND q.line <> 'play' AND q.at >= $3 AND q.at < $4 AND ${thatDay('q.at')}
  JOIN ledger_transfer t ON t.id = q.transfer_id
  CROSS JOIN LATERAL (SELECT coalesce(bool_or(b.purpose LIKE 'bonus:%' OR b.owner_kind = 'system' AND b.owner_id IN ('bonus', 'prizes') OR t.kind = 'line-rebate'), false) AS rewards,
      coalesce(bool_or(b.owner_kind = 'system' AND b.owner_id IN ('deposits', 'unclaimed', 'withdrawals')), false) AS paying,
      coalesce(sum(f.amount) FILTER (WHERE b.owner_kind = 'system' AND b.owner_id = 'fees'), 0) AS fee
    FROM ledger_posting f JOIN ledger_account b ON b.id = f.account_id
    WHERE f.transfer_id = q.transfer_id AND f.id <> q.id AND f.currency = $2) o`

const wagesText = `SELECT coalesce(sum(gross), 0)::bigint AS wages FROM line_statement
  WHERE agent_id = $1 AND kind <> 'dividend' AND ends_at > $3 AND ends_at <= $4 AND currency = $2`

const membersText = `SELECT m.id AS member_id,
    (SELECT coalesce(sum(w.valid_bet), 0)::bigint FROM wager w WHERE w.member_id = m.id AND ${betOf}) AS valid_bet,
    (SELECT coalesce(sum(q.amount + coalesce(o.fee, 0)), 0)::bigint FROM ledger_account a
      JOIN ledger_posting q ON q.account_id = a.id AND q.line = 'deposit' AND q.at >= $3 AND q.at < $4
      CROSS JOIN LATERAL (SELECT sum(f.amount) AS fee FROM ledger_posting f JOIN ledger_account b ON b.id = f.account_id
        WHERE f.transfer_id = q.transfer_id AND b.owner_kind = 'system' AND b.owner_id = 'fees') o
      WHERE a.owner_kind = 'member' AND a.owner_id = m.id::text AND a.purpose = 'main' AND a.currency = $2) AS deposited
  FROM line_statement_active x JOIN member m ON m.id = x.member_id WHERE x.statement_id = $1 ORDER BY m.id`
