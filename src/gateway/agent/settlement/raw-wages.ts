import { nullable, type } from 'superstruct'
import { ContractTermsStruct } from '#contract/entities/contract-terms.ts'
import { nothingBelow, nothingCarried, settle } from '#gateway/agent/contracts/settle.ts'
import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowsOf } from '#gateway/db/rows.ts'
import { periodAt } from '#lib/periods.ts'
import { statedSalaries } from './below-statements.ts'
import { asksForActive } from './facts.ts'
import { type RawTeam, rawActive, rawPlay } from './raw-facts.ts'

const VersionRow = type({ terms: ContractTermsStruct, starts_at: Instant, ends_at: nullable(Instant) })

/** Versions of salaries of an agent that were in force at any time between two moments. */
const versionsText = `SELECT terms, starts_at, ends_at FROM (
    SELECT v.terms, v.effective_from AS starts_at,
      least(c.ends_at, lead(v.effective_from) OVER (PARTITION BY c.id ORDER BY v.effective_from)) AS ends_at
    FROM line_contract c JOIN line_contract_version v ON v.contract_id = c.id
    WHERE c.agent_id = $1 AND c.kind <> 'dividend' AND c.currency = $2) s
  WHERE starts_at < $4 AND (ends_at IS NULL OR ends_at > $3)`

const longestHour = 3_600_000

/**
 * The salaries of an agent's team for periods that ended within a time: the agent's shares, which contain those of its downlines, less
 * what is lost of them. They are calculated from the bets; what the agent's downlines lose, and amounts carried into a period, are
 * those of the statements. Minor units.
 *
 * @param formula the version of the rules; by the first one, lost shares are part of the salaries
 */
export async function rawWages(on: Executor, asked: RawTeam, formula: number): Promise<bigint> {
  const { agentId, currency, from, to } = asked
  // An hour of UTC may begin before a civil day does.
  const since = new Date(from.getTime() - longestHour)
  const versions = await rowsOf(on, VersionRow, versionsText, [agentId, currency, since, to])
  let wages = 0n
  for (const { terms, starts_at, ends_at } of versions) {
    const begins = starts_at > since ? starts_at : since
    const ends = ends_at && ends_at < to ? ends_at : to
    wages += await wagesOf(on, { ...asked, from: begins, to: ends }, terms, { ...asked, formula })
  }
  return wages
}

async function wagesOf(on: Executor, asked: RawTeam, terms: ContractTerms, whole: RawTeam & { formula: number }) {
  const { from, to, timeZone, formula } = whole
  const { cycle } = terms
  if (cycle !== 'day' && cycle !== 'hour' && cycle !== 'minutes5')
    throw new RangeError(`No salary is paid by ${cycle}.`)
  const nameOf = (at: Date) => periodAt(cycle, timeZone, at).id
  const active = asksForActive(terms) ? await rawActive(on, asked, terms.active, cycle) : []
  const activeIn = new Map(active.map((part) => [nameOf(part.at), part.active]))
  const stated = await statedSalaries(on, whole, terms)
  let wages = 0n
  for (const { at, validBet, won } of await rawPlay(on, asked, cycle)) {
    const period = periodAt(cycle, timeZone, at)
    if (period.to <= from || period.to > to) continue
    const facts = { ...nothing, validBet, won, active: activeIn.get(period.id) ?? 0 }
    const { below, ended } = stated.get(period.id) ?? unstated
    const { gross, lostInLine } = settle(terms, facts, below, ended)
    wages += formula === 1 ? gross : gross - lostInLine
  }
  return wages
}

const unstated = { below: nothingBelow, ended: { carriedIn: nothingCarried, isMonthEnd: true } }
const nothing = { bonuses: 0n, rebates: 0n, wages: 0n, fees: 0n, taxes: 0n }
