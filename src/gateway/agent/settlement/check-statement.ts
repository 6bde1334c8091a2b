import { bigint, nullable, string, type } from 'superstruct'
import type { StatementCheck } from '#contract/entities/commission-statement.ts'
import { settle, type TeamFacts } from '#gateway/agent/contracts/settle.ts'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import { brandTimeZone } from '#gateway/system/time-zone.ts'
import { dayIn, startOf } from '#lib/civil-days.ts'
import { asksForActive } from './facts.ts'
import { type RawTeam, rawActive, rawDifferences, rawMoney, rawPlay } from './raw-facts.ts'
import { rawWages } from './raw-wages.ts'
import { isMonthEnd } from './settle-period.ts'
import type { WholeRow } from './statement-queries.ts'

/** The costs that can reduce a dividend. */
const costs = ['bonuses', 'rebates', 'wages', 'fees', 'taxes'] as const

const GrossRow = type({ gross: bigint() })

/**
 * The payments of the contracts of kind $2 directly below $1 in the period $3. The contracts are read first, because they are
 * few.
 */
const belowText = `SELECT coalesce(sum(s.gross), 0)::bigint AS gross
  FROM line_contract c JOIN line_statement s ON s.contract_id = c.id AND s.period = $3 WHERE c.upline_id = $1 AND c.kind = $2`

/**
 * Recalculates a statement from the bets, the postings of the ledger and the statements directly below, without the
 * sums that it was made from. It finds active members again among all accounts of the line, and recalculates the
 * salaries that a dividend counts as costs.
 *
 * @returns each figure as stated and as found, in minor units, or people for `active`; and accounts that only one of
 * the two counts
 *   as active
 */
export async function checkStatement(
  tx: Transaction,
  statement: WholeRow,
  now: Date,
): Promise<Omit<StatementCheck, 'checkedAt'>> {
  const { terms, result, facts: stated } = statement
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  const team = await teamOf(tx, statement)
  const found = await factsAgain(tx, team, statement)
  const members = asksForActive(terms)
    ? await rawDifferences(tx, team, terms.active, { statementId: statement.id, now })
    : []
  const below = await rowOf(tx, GrossRow, belowText, [statement.agent_id, statement.kind, statement.period])
  const again = settle(
    terms,
    found,
    below?.gross ?? 0n,
    result.carriedIn,
    isMonthEnd(statement.period),
    result.adjusted,
  )
  const ofFacts = (['validBet', 'won', ...(terms.kind === 'dividend' ? costs : [])] as const).map((figure) => ({
    figure,
    stated: stated[figure],
    found: found[figure],
  }))
  const ofResult = (['base', 'gross', 'downlines', 'pay', 'owes'] as const).map((figure) => ({
    figure,
    // The figures that lists show and payments move.
    stated: statement[figure],
    found: again[figure],
  }))
  const active = { figure: 'active' as const, stated: BigInt(stated.active), found: BigInt(found.active) }
  const figures = [...ofFacts, active, ...ofResult]
  return { agrees: members.length === 0 && figures.every((one) => one.stated === one.found), figures, members }
}

const ChangeRow = type({ changes_on: nullable(string()) })

/** The team and the time that count: only as long as the line above the agent was that of the period's first day. */
async function teamOf(on: Executor, statement: WholeRow): Promise<RawTeam> {
  const { agent_id: agentId, currency, starts_at: from, ends_at } = statement
  const timeZone = await brandTimeZone(on)
  const text = 'SELECT line_changes_on($1, $2::text::date)::text AS changes_on'
  const changesOn = (await rowOf(on, ChangeRow, text, [agentId, dayIn(timeZone, from.getTime())]))?.changes_on
  const until = changesOn ? new Date(startOf(changesOn, timeZone)) : ends_at
  return { agentId, currency, from, to: until < ends_at ? until : ends_at, timeZone }
}

async function factsAgain(on: Executor, team: RawTeam, { terms }: WholeRow): Promise<TeamFacts> {
  const [play] = await rawPlay(on, team, 'whole')
  const [counted] = asksForActive(terms) ? await rawActive(on, team, terms.active, 'whole') : []
  const hasCosts = terms.kind === 'dividend'
  const money = hasCosts ? await rawMoney(on, team) : { bonuses: 0n, rebates: 0n, fees: 0n }
  const won = play?.won ?? 0n
  return {
    won,
    validBet: play?.validBet ?? 0n,
    active: counted?.active ?? 0,
    ...money,
    wages: hasCosts ? await rawWages(on, team) : 0n,
    // A loss is not taxed.
    taxes: won > 0n ? won : 0n,
  }
}
