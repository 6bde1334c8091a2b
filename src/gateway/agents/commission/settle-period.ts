import { bigint, type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { flaggedOf } from '#gateway/agents/line/line-flags.ts'
import { isNothingCarried, type Settlement } from '#gateway/agents/terms/settle.ts'
import { settleLine } from '#gateway/agents/terms/settle-line.ts'
import type { Database, Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { toJson } from '#lib/json.ts'
import type { Period } from '#lib/periods.ts'
import { type DueContract, dueContracts } from './due-contracts.ts'
import { asksForActive, factsOfTeams, type PeriodFacts } from './facts.ts'
import { lockSettlement, noteSettled, settledUpTo } from './settled-periods.ts'

/**
 * Version of the rules in ../contracts. A statement stores the version that made it. By the first one, payments that agents made
 * themselves were not passed on, salaries counted as costs with what was lost of them, and an end settled nothing.
 */
const formula = 2

/** Number of contracts whose facts are read, and of statements that are written, at once. */
const batch = 500

/** How a period is settled. */
export interface Settling {
  readonly kind: ContractType
  readonly period: Period
  readonly timeZone: string
  /** The sums contain everything that was settled or paid before this moment. */
  readonly figuresAt: Date
  readonly now: Date
  /** Statements above this amount wait for the operator's approval; minor units, null for never. */
  readonly holdAbove: bigint | null
  /** Whether statements of agents with a flag wait for it too. */
  readonly holdFlagged: boolean
}

interface Settled {
  readonly contract: DueContract
  readonly facts: PeriodFacts
  readonly settlement: Settlement
}

/**
 * Settles a period of all contracts of a kind, and writes a statement for each in which anything happened. It is one transaction: a
 * statement contains payments of the statements below it, so that all of them must come from the same run. Another gateway waits
 * for its end, and then does nothing.
 *
 * @returns how many statements were written by this run
 */
export function settlePeriod(database: Database, settling: Settling): Promise<number> {
  const { kind, period } = settling
  return database.transaction(
    async (tx) => {
      await lockSettlement(tx, kind)
      const settledTo = await settledUpTo(tx, kind, period.kind)
      if (settledTo && settledTo >= period.to) return 0
      const settled = await settleAll(tx, settling)
      let written = 0
      for (let from = 0; from < settled.length; from += batch)
        written += await write(tx, settled.slice(from, from + batch), settling)
      await noteSettled(tx, kind, period, null)
      return written
    },
    { statementTimeout: 600_000 },
  )
}

async function settleAll(tx: Transaction, settling: Settling): Promise<Settled[]> {
  const { kind, period } = settling
  const contracts = await dueContracts(tx, kind, period)
  const facts: PeriodFacts[] = []
  for (let from = 0; from < contracts.length; from += batch)
    facts.push(...(await factsOf(tx, contracts.slice(from, from + batch), settling)))
  const settlements = settleLine(
    contracts.map((contract, place) => ({ ...contract, facts: factsAt(facts, place).facts })),
    isMonthEnd(period.id),
  )
  return contracts.flatMap((contract, place) => {
    const settlement = settlements.get(contract.agentId)
    return settlement && happened(contract, settlement) ? [{ contract, facts: factsAt(facts, place), settlement }] : []
  })
}

/** Whether a period ends with its month; only half months need it. @param id the period's name */
export const isMonthEnd = (id: string) => !id.startsWith('H:') || id.endsWith('-2')

const factsAt = (facts: readonly PeriodFacts[], place: number): PeriodFacts => {
  const found = facts[place]
  if (!found) throw new RangeError(`The facts of ${place} are missing.`)
  return found
}

function factsOf(tx: Transaction, contracts: readonly DueContract[], { period, timeZone }: Settling) {
  const teams = contracts.map(({ agentId, currency, until, terms }) => ({
    agentId,
    currency,
    until,
    active: terms.active,
    asksForActive: asksForActive(terms),
  }))
  return factsOfTeams(tx, teams, period, timeZone)
}

/**
 * Whether a period gets a statement: it has amounts, or a dividend carries some. Amounts that a salary carries stay in the statement
 * before it until there is another one; the end of a contract settles them.
 */
const happened = ({ carriedIn, corrections, terms, isLast }: DueContract, settlement: Settlement) =>
  settlement.base !== 0n ||
  settlement.gross !== 0n ||
  settlement.downlines !== 0n ||
  settlement.passedOn !== 0n ||
  corrections.length > 0 ||
  ((terms.kind === 'dividend' || isLast) && !isNothingCarried(carriedIn))

const WrittenRow = type({ id: bigint(), contract_id: bigint() })

/** Writes statements with their active members, and marks the corrections that they contain. */
async function write(tx: Transaction, settled: readonly Settled[], settling: Settling): Promise<number> {
  const { kind, period, figuresAt, now } = settling
  const agents = settled.filter(({ settlement }) => settlement.pay > 0n).map(({ contract }) => contract.agentId)
  const flagged = settling.holdFlagged && agents.length > 0 ? await flaggedOf(tx, agents) : new Set<bigint>()
  const rows = settled.map(({ contract, facts, settlement }) => ({
    contract: contract.contractId,
    version: contract.version,
    agent: contract.agentId,
    upline: contract.uplineId,
    currency: contract.currency,
    facts: facts.facts,
    result: settlement,
    base: settlement.base,
    gross: settlement.gross,
    downlines: settlement.downlines,
    pay: settlement.pay,
    owes: settlement.owes,
    payer: payerOf(contract, settlement),
    state: stateOf(settlement, settling.holdAbove, flagged.has(contract.agentId)),
  }))
  const written = await rowsOf(tx, WrittenRow, writeText, {
    statements: toJson(rows),
    kind,
    periodId: period.id,
    from: period.from,
    to: period.to,
    formula,
    figuresAt,
    now,
  })
  const ids = new Map(written.map(({ id, contract_id }) => [contract_id, id]))
  const active = settled.flatMap(({ contract, facts }) => {
    const statement = ids.get(contract.contractId)
    return statement === undefined ? [] : facts.active.map((member) => ({ statement, ...member }))
  })
  if (active.length > 0) await tx.query(activeText, { active: toJson(active) })
  const corrections = settled.flatMap(({ contract }) => {
    const statement = ids.get(contract.contractId)
    return statement === undefined ? [] : contract.corrections.map((id) => ({ id, statement }))
  })
  if (corrections.length > 0) await tx.query(correctionsText, { corrections: toJson(corrections) })
  return written.length
}

function payerOf({ terms, uplineId }: DueContract, { owes }: Settlement) {
  if (owes > 0n) return 'agent'
  return terms.payer === 'upline' && uplineId !== null ? 'upline' : 'platform'
}

function stateOf({ pay, owes, isActiveReached }: Settlement, holdAbove: bigint | null, isFlagged: boolean) {
  if (pay === 0n && owes === 0n) return isActiveReached ? 'nothing' : 'notReached'
  return pay > 0n && (isFlagged || (holdAbove !== null && pay > holdAbove)) ? 'held' : 'due'
}

const writeText = `INSERT INTO line_statement (contract_id, version, agent_id, upline_id, kind, currency, period, starts_at, ends_at,
    formula, facts, result, base, gross, downlines, pay, owes, payer, figures_at, settled_at, state)
  SELECT r.contract, r.version, r.agent, r.upline, :kind, r.currency, :periodId, :from, :to, :formula, r.facts, r.result, r.base, r.gross, r.downlines,
    r.pay, r.owes, r.payer, :figuresAt, :now, r.state
  FROM jsonb_to_recordset(:statements::text::jsonb) AS r (contract bigint, version integer, agent bigint, upline bigint, currency text,
    facts jsonb, result jsonb, base bigint, gross bigint, downlines bigint, pay bigint, owes bigint, payer text, state text)
  ORDER BY r.contract
  ON CONFLICT (contract_id, period) DO NOTHING
  RETURNING id, contract_id`

const activeText = `INSERT INTO line_statement_active (statement_id, member_id, valid_bet, deposited)
  SELECT r.statement, r."memberId", r."validBet", r.deposited
  FROM jsonb_to_recordset(:active::text::jsonb) AS r (statement bigint, "memberId" bigint, "validBet" bigint, deposited bigint)`

// Exactly those that are part of the sum: others may have been put in since.
const correctionsText = `UPDATE line_adjustment a SET statement_id = r.statement
  FROM jsonb_to_recordset(:corrections::text::jsonb) AS r (id bigint, statement bigint) WHERE a.id = r.id AND a.statement_id IS NULL`
