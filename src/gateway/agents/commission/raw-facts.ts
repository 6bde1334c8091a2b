import { array, bigint, boolean, coerce, date, type Infer, integer, string, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'
import type { ActiveRule } from '#gateway/agents/terms/terms.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
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

/** Some accounts of a team: those with a greater id than the first one, up to the second one. */
export interface RawPiece {
  readonly after: bigint
  readonly upTo: bigint
}

/** Accounts of a piece: their bets of a month are read in well below a second. */
const accountsInPiece = 4_000

const [beforeAll, afterAll] = [0n, 9_223_372_036_854_775_807n]

const BoundRow = type({ member_id: bigint() })

/** Divides a team, with everybody who ever stood in it, into pieces of so many accounts. A small team is one piece. */
export async function rawPieces(on: Executor, { agentId }: RawTeam, accounts = accountsInPiece): Promise<RawPiece[]> {
  const text = `SELECT member_id FROM (SELECT member_id, row_number() OVER (ORDER BY member_id) AS place
      FROM (SELECT DISTINCT p.member_id FROM agent_line l JOIN line_place p ON p.agent_id = l.downline_id WHERE l.upline_id = :agentId) m) n
    WHERE place % :accounts::bigint = 0 ORDER BY member_id`
  const bounds = (await rowsOf(on, BoundRow, text, { agentId, accounts })).map(({ member_id }) => member_id)
  return [...bounds, afterAll].map((upTo, place) => ({ after: bounds[place - 1] ?? beforeAll, upTo }))
}

/** Parameters of the statement below; the others are those of the piece and of the question. */
const valuesOf = ({ agentId, currency, from, to, timeZone }: RawTeam) => ({ agentId, currency, from, to, timeZone })

/** Places below the agent; only with {@link thatDay}, which selects the line of the day of a bet or payment. */
const team = `line_place p JOIN agent_line l ON l.downline_id = p.agent_id AND l.upline_id = :agentId
    AND p.member_id > :after::bigint AND p.member_id <= :upTo::bigint`
const thatDay = (moment: string) => `civil_time(${moment}, :timeZone)::date >= greatest(l.from_day, p.from_day)
    AND civil_time(${moment}, :timeZone)::date < least(l.to_day, p.to_day)`

const betsText = `SELECT w.member_id, w.settled_at AS at, l.depth, w.valid_bet,
    w.stake - coalesce(w.bonus_stake, 0) - w.win + coalesce(w.bonus_win, 0) AS won
  FROM ${team} JOIN wager w ON w.member_id = p.member_id AND w.currency = :currency AND w.settled_at >= :from AND w.settled_at < :to
    AND w.status = 'settled' AND w.mode = 'real' AND w.free_id IS NULL AND ${thatDay('w.settled_at')}`

// The other legs of each transfer tell the kinds apart. This repeats the rule on purpose, so that a mistake in the
// counting code shows.
const movedText = `SELECT p.member_id, q.at, l.depth,
    CASE WHEN q.line = 'deposit' OR o.deposits THEN q.amount + o.fee ELSE 0 END AS deposited,
    CASE WHEN o.rewards AND NOT o.paying AND t.kind NOT IN ('rebate', 'line-rebate') THEN q.amount ELSE 0 END AS bonuses,
    CASE WHEN o.rewards AND NOT o.paying AND t.kind IN ('rebate', 'line-rebate') THEN q.amount ELSE 0 END AS rebates,
    CASE WHEN o.paying OR q.line IN ('deposit', 'withdrawal') THEN o.fee ELSE 0 END AS fees
  FROM ${team}
  JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = p.member_id::text AND a.purpose = 'main' AND a.currency = :currency
  JOIN ledger_posting q ON q.account_id = a.id AND q.line <> 'play' AND q.at >= :from AND q.at < :to AND ${thatDay('q.at')}
  JOIN ledger_transfer t ON t.id = q.transfer_id
  CROSS JOIN LATERAL (SELECT coalesce(bool_or(b.purpose LIKE 'bonus:%' OR b.owner_kind = 'system' AND b.owner_id IN ('bonus', 'prizes') OR t.kind = 'line-rebate'), false) AS rewards,
      coalesce(bool_or(b.owner_kind = 'system' AND b.owner_id IN ('deposits', 'unclaimed')), false) AS deposits,
      coalesce(bool_or(b.owner_kind = 'system' AND b.owner_id IN ('deposits', 'unclaimed', 'withdrawals')), false) AS paying,
      coalesce(sum(f.amount) FILTER (WHERE b.owner_kind = 'system' AND b.owner_id = 'fees'), 0) AS fee
    FROM ledger_posting f JOIN ledger_account b ON b.id = f.account_id
    WHERE f.transfer_id = q.transfer_id AND f.id <> q.id AND f.currency = :currency) o
  WHERE o.rewards OR o.paying OR q.line IN ('deposit', 'withdrawal')`

/** SQL: the number of the part that contains a moment, and the first moment of the part with a number. */
const partTexts: Readonly<Record<RawParts, { of(at: string): string; start(number: string): string }>> = {
  whole: {
    of: () => '0::integer',
    start: (number) => `CASE ${number} WHEN 0 THEN :from::timestamptz ELSE :to::timestamptz END`,
  },
  day: {
    of: (at) => `civil_time(${at}, :timeZone)::date - '1970-01-01'::date`,
    start: (number) => `civil_moment(('1970-01-01'::date + (${number})::integer)::timestamp, :timeZone)`,
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

/** SQL: bets, and the movements of money if they are asked for, as rows of one shape. */
const factsText = (
  readsMoney: boolean,
) => `SELECT member_id, at, depth, 1 AS bets, valid_bet, won, 0 AS deposited, 0 AS bonuses,
    0 AS rebates, 0 AS fees FROM (${betsText}) b
  ${readsMoney ? `UNION ALL SELECT member_id, at, depth, 0, 0, 0, deposited, bonuses, rebates, fees FROM (${movedText}) m` : ''}`

/**
 * SQL: the facts of some accounts, each bet read once: sums for each part of the period with its active accounts, and accounts that
 * only the statement or only this computation counts as active.
 */
function pieceText(parts: RawParts, readsMoney: boolean): string {
  const { of, start } = partTexts[parts]
  const counted = 'FILTER (WHERE NOT :onlyDirect::boolean OR depth = 0)'
  return `WITH found AS MATERIALIZED (
      SELECT ${of('at')} AS part, member_id, min(at) AS at, sum(bets) AS bets, sum(valid_bet) AS valid_bet, sum(won) AS won,
        sum(bonuses) AS bonuses, sum(rebates) AS rebates, sum(fees) AS fees,
        sum(valid_bet) ${counted} AS counted_bet, sum(deposited) ${counted} AS counted_deposit
      FROM (${factsText(readsMoney)}) x GROUP BY 1, member_id),
    counting AS MATERIALIZED (SELECT part, member_id, counted_bet, counted_deposit FROM found f
      WHERE :asksForActive::boolean AND CASE WHEN :needsBoth::boolean OR :validBet::bigint = 0 OR :deposit::bigint = 0
          THEN counted_bet >= :validBet AND counted_deposit >= :deposit ELSE counted_bet >= :validBet OR counted_deposit >= :deposit END
        AND NOT ${excludedIn('f.member_id', start('f.part'), start('f.part + 1'))}),
    sums AS (SELECT f.part, min(f.at) AS at, sum(f.bets) AS bets, sum(f.valid_bet) AS valid_bet, sum(f.won) AS won,
        sum(f.bonuses) AS bonuses, sum(f.rebates) AS rebates, sum(f.fees) AS fees, count(c.member_id) AS active
      FROM found f LEFT JOIN counting c ON c.part = f.part AND c.member_id = f.member_id GROUP BY f.part),
    differing AS (SELECT coalesce(s.member_id, a.member_id) AS member_id, s.member_id IS NOT NULL AS stated,
        coalesce(s.valid_bet, a.counted_bet) AS valid_bet, coalesce(s.deposited, a.counted_deposit) AS deposited
      FROM (SELECT * FROM counting WHERE :statementId::bigint IS NOT NULL) a
      FULL JOIN (SELECT member_id, valid_bet, deposited FROM line_statement_active
        WHERE statement_id = :statementId::bigint AND member_id > :after AND member_id <= :upTo) s ON s.member_id = a.member_id
      WHERE s.member_id IS NULL OR a.member_id IS NULL ORDER BY 1 LIMIT ${mostNamed})
    SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object('at', at, 'bets', bets, 'validBet', valid_bet::text, 'won', won::text,
        'bonuses', bonuses::text, 'rebates', rebates::text, 'fees', fees::text, 'active', active)), '[]') FROM sums) AS parts,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('memberId', member_id::text, 'stated', stated, 'validBet', valid_bet::text,
        'deposited', deposited::text)), '[]') FROM differing) AS differing`
}

/** Most accounts that a comparison names. */
export const mostNamed = 100

const FactsStruct = type({
  /** A moment of the part. */
  at: coerce(date(), string(), (text) => new Date(text)),
  /** Number of bets. */
  bets: integer(),
  validBet: MinorUnits,
  won: MinorUnits,
  bonuses: MinorUnits,
  rebates: MinorUnits,
  fees: MinorUnits,
  /** Number of active accounts; 0 if nothing depends on it. */
  active: integer(),
})
/** What a team did in a part of a period; minor units. */
export type RawFacts = Infer<typeof FactsStruct>

export const DifferingStruct = type({
  memberId: string(),
  stated: boolean(),
  validBet: MinorUnits,
  deposited: MinorUnits,
})
/** An account that only the statement (`stated`) or only the new computation counts as active. */
export type Differing = Infer<typeof DifferingStruct>

const PieceRow = type({ parts: array(FactsStruct), differing: array(DifferingStruct) })

export interface RawQuestion {
  readonly parts: RawParts
  /** Whether rewards, rebates and fees are asked for. */
  readonly hasCosts: boolean
  /** The rule of active accounts; undefined if nothing depends on them. */
  readonly active?: ActiveRule | undefined
  /** A statement whose active accounts are compared. */
  readonly statementId?: bigint | undefined
}

const nobody: ActiveRule = { validBet: 0n, deposit: 0n, needs: 'both', scope: 'team' }

/** The facts of some accounts of a team, from the bets and the ledger. */
export async function rawFacts(on: Executor, asked: RawTeam, piece: RawPiece, question: RawQuestion) {
  const { parts, hasCosts, active, statementId } = question
  const { validBet, deposit, needs, scope } = active ?? nobody
  const rule = { validBet, deposit, needsBoth: needs === 'both', onlyDirect: scope === 'direct' }
  const values = {
    ...valuesOf(asked),
    ...{ after: piece.after, upTo: piece.upTo, ...rule },
    ...{ asksForActive: active !== undefined, statementId: statementId ?? null },
  }
  const text = pieceText(parts, hasCosts || active !== undefined)
  return (await rowOf(on, PieceRow, text, values)) ?? { parts: [], differing: [] }
}

/** The facts of several pieces as one, in the order of the parts. */
export function sumOfFacts(all: readonly RawFacts[], nameOf: (at: Date) => string): RawFacts[] {
  const sums = new Map<string, RawFacts>()
  for (const one of all) {
    const name = nameOf(one.at)
    const sum = sums.get(name)
    const plus = (figure: 'validBet' | 'won' | 'bonuses' | 'rebates' | 'fees') => one[figure] + (sum?.[figure] ?? 0n)
    sums.set(name, {
      at: sum && sum.at < one.at ? sum.at : one.at,
      bets: one.bets + (sum?.bets ?? 0),
      active: one.active + (sum?.active ?? 0),
      validBet: plus('validBet'),
      won: plus('won'),
      bonuses: plus('bonuses'),
      rebates: plus('rebates'),
      fees: plus('fees'),
    })
  }
  return [...sums.values()]
}
