import { nullable, string, type } from 'superstruct'
import type { StatementCheck } from '#contract/agents/commission/commission-statement.ts'
import { type Below, settle, type TeamFacts } from '#gateway/agents/terms/settle.ts'
import type { Database, Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { dayIn, startOf } from '#lib/civil-days.ts'
import { belowStatement } from './below-statements.ts'
import { asksForActive } from './facts.ts'
import {
  type Differing,
  mostNamed,
  type RawFacts,
  type RawQuestion,
  type RawTeam,
  rawFacts,
  rawPieces,
  sumOfFacts,
} from './raw-facts.ts'
import { rawSalaries, rawWages } from './raw-wages.ts'
import { isMonthEnd } from './settle-period.ts'
import type { WholeRow } from './statement-queries.ts'

/** The costs that can reduce a dividend. */
const costs = ['bonuses', 'rebates', 'wages', 'fees', 'taxes'] as const

/** What a new computation of a statement found. Accounts have no names, since these depend on who may be named when it is read. */
export interface CheckedStatement {
  readonly agrees: boolean
  readonly figures: StatementCheck['figures']
  readonly differing: readonly Differing[]
}

/** A piece may read a busy day of many accounts. */
const timeouts = { statementTimeout: 60_000 }

/**
 * Recalculates a statement from the bets, the postings of the ledger and the statements directly below, without the
 * sums that it was made from. It finds active members again among all accounts of the line, and recalculates the
 * salaries that a dividend counts as costs. The line is read some accounts at a time, each in a transaction of its own: the period is
 * over, so that nothing changes in between.
 *
 * @param accounts the accounts that are read at a time
 * @yields the share that is done
 * @returns each figure as stated and as found, in minor units, or people for `active`; and accounts that only one of
 * the two counts
 *   as active
 */
export async function* checkStatement(
  database: Database,
  statement: WholeRow,
  accounts?: number,
): AsyncGenerator<number, CheckedStatement> {
  const { terms, formula, id } = statement
  const isDividend = terms.kind === 'dividend'
  const read = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.transaction(async (tx) => {
      // The plan must not depend on statistics, which the embedded database never collects.
      await tx.query('SET LOCAL enable_seqscan = off')
      return await work(tx)
    }, timeouts)
  const { team, pieces, salaries } = await read(async (tx) => {
    const whole = await teamOf(tx, statement)
    return {
      team: whole,
      pieces: await rawPieces(tx, whole, accounts),
      salaries: isDividend ? await rawSalaries(tx, whole) : [],
    }
  })
  const asked: RawQuestion = asksForActive(terms)
    ? { parts: 'whole', hasCosts: isDividend, active: terms.active, statementId: id }
    : { parts: 'whole', hasCosts: isDividend }
  const found: RawFacts[] = []
  const ofSalaries = salaries.map((salary) => ({ salary, found: [] as RawFacts[] }))
  const differing: Differing[] = []
  for (const [place, piece] of pieces.entries()) {
    const facts = await read((tx) => rawFacts(tx, team, piece, asked))
    found.push(...facts.parts)
    if (differing.length < mostNamed) differing.push(...facts.differing.slice(0, mostNamed - differing.length))
    yield (place + 1 / (salaries.length + 1)) / pieces.length
    for (const [turn, { salary, found: parts }] of ofSalaries.entries()) {
      parts.push(...(await read((tx) => rawFacts(tx, salary.team, piece, salary.question))).parts)
      yield (place + (turn + 2) / (salaries.length + 1)) / pieces.length
    }
  }
  return await read(async (tx) => {
    let wages = 0n
    for (const { salary, found: parts } of ofSalaries) wages += await rawWages(tx, { ...team, formula }, salary, parts)
    return compared(
      statement,
      { found: factsOf(found, isDividend, wages), differing },
      await belowStatement(tx, statement),
    )
  })
}

function factsOf(pieces: readonly RawFacts[], hasCosts: boolean, wages: bigint): TeamFacts {
  const [sum] = sumOfFacts(pieces, () => 'whole')
  const { won = 0n, validBet = 0n, active = 0 } = sum ?? {}
  const { bonuses, rebates, fees } = hasCosts && sum ? sum : noCosts
  // A loss is not taxed.
  return { won, validBet, active, bonuses, rebates, fees, wages, taxes: won > 0n ? won : 0n }
}

const noCosts = { bonuses: 0n, rebates: 0n, fees: 0n }

/** The figures of a statement beside those of its new computation. */
function compared(
  statement: WholeRow,
  { found, differing }: { readonly found: TeamFacts; readonly differing: readonly Differing[] },
  below: Below,
): CheckedStatement {
  const { terms, result, facts: stated } = statement
  const { carriedIn, adjusted, isLast = false } = result
  const again = settle(terms, found, below, { carriedIn, adjusted, isLast, isMonthEnd: isMonthEnd(statement.period) })
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
  const passedOn = { figure: 'passedOn' as const, stated: result.passedOn ?? 0n, found: again.passedOn }
  const active = { figure: 'active' as const, stated: BigInt(stated.active), found: BigInt(found.active) }
  const figures = [...ofFacts, active, ...ofResult, passedOn]
  return { agrees: differing.length === 0 && figures.every((one) => one.stated === one.found), figures, differing }
}

const ChangeRow = type({ changes_on: nullable(string()) })

/** The team and the time that count: only as long as the line above the agent was that of the period's first day. */
async function teamOf(on: Executor, statement: WholeRow): Promise<RawTeam> {
  const { agent_id: agentId, currency, starts_at: from, ends_at } = statement
  const timeZone = await brandTimeZone(on)
  const text = 'SELECT line_changes_on(:agentId, :day::text::date)::text AS changes_on'
  const changesOn = (await rowOf(on, ChangeRow, text, { agentId, day: dayIn(timeZone, from.getTime()) }))?.changes_on
  const until = changesOn ? new Date(startOf(changesOn, timeZone)) : ends_at
  return { agentId, currency, from, to: until < ends_at ? until : ends_at, timeZone }
}
