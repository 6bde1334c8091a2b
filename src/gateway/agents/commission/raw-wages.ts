import { nullable, type } from 'superstruct'
import { ContractTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import { nothingBelow, nothingCarried, settle } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { periodAt } from '#lib/periods.ts'
import { statedSalaries } from './below-statements.ts'
import { asksForActive } from './facts.ts'
import { type RawFacts, type RawQuestion, type RawTeam, sumOfFacts } from './raw-facts.ts'

const VersionRow = type({ terms: ContractTermsStruct, starts_at: Instant, ends_at: nullable(Instant) })

/** Versions of salaries of an agent that were in force at any time between two moments. */
const versionsText = `SELECT terms, starts_at, ends_at FROM (
    SELECT v.terms, v.effective_from AS starts_at,
      least(c.ends_at, lead(v.effective_from) OVER (PARTITION BY c.id ORDER BY v.effective_from)) AS ends_at
    FROM line_contract c JOIN line_contract_version v ON v.contract_id = c.id
    WHERE c.agent_id = :agentId AND c.kind <> 'dividend' AND c.currency = :currency) s
  WHERE starts_at < :to AND (ends_at IS NULL OR ends_at > :since)`

const longestHour = 3_600_000

/** A salary whose team's facts are read from the bets, and how. */
export interface RawSalary {
  readonly team: RawTeam
  readonly terms: ContractTerms
  readonly question: RawQuestion
}

/** The salaries of an agent whose periods may end within a time. */
export async function rawSalaries(on: Executor, asked: RawTeam): Promise<RawSalary[]> {
  const { agentId, currency, from, to } = asked
  // An hour of UTC may begin before a civil day does.
  const since = new Date(from.getTime() - longestHour)
  const versions = await rowsOf(on, VersionRow, versionsText, { agentId, currency, since, to })
  return versions.map(({ terms, starts_at, ends_at }) => {
    const begins = starts_at > since ? starts_at : since
    const ends = ends_at && ends_at < to ? ends_at : to
    const active = asksForActive(terms) ? terms.active : undefined
    const question = { parts: cycleOf(terms), hasCosts: false, active }
    return { team: { ...asked, from: begins, to: ends }, terms, question }
  })
}

function cycleOf({ cycle }: ContractTerms) {
  if (cycle === 'day' || cycle === 'hour' || cycle === 'minutes5') return cycle
  throw new RangeError(`No salary is paid by ${cycle}.`)
}

/**
 * A salary of an agent's team for periods that ended within a time: the agent's shares, which contain those of its downlines, less
 * what is lost of them. It is calculated from the bets; what the agent's downlines lose, and amounts carried into a period, are
 * those of the statements. Minor units.
 *
 * @param whole the team and the time, and the version of the rules; by the first one, lost shares are part of the salaries
 * @param found the facts of the salary, of all pieces
 */
export async function rawWages(
  on: Executor,
  whole: RawTeam & { readonly formula: number },
  { terms }: RawSalary,
  found: readonly RawFacts[],
): Promise<bigint> {
  const { from, to, timeZone, formula } = whole
  const periodOf = (at: Date) => periodAt(cycleOf(terms), timeZone, at)
  const stated = await statedSalaries(on, whole, terms)
  let wages = 0n
  for (const { at, bets, validBet, won, active } of sumOfFacts(found, (moment) => periodOf(moment).id)) {
    const period = periodOf(at)
    if (bets === 0 || period.to <= from || period.to > to) continue
    const { below, ended } = stated.get(period.id) ?? unstated
    const { gross, lostInLine } = settle(terms, { ...nothing, validBet, won, active }, below, ended)
    wages += formula === 1 ? gross : gross - lostInLine
  }
  return wages
}

const unstated = { below: nothingBelow, ended: { carriedIn: nothingCarried, isMonthEnd: true } }
const nothing = { bonuses: 0n, rebates: 0n, wages: 0n, fees: 0n, taxes: 0n }
