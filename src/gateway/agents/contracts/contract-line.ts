import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { type PeriodKind, periodAfter, periodAt } from '#lib/periods.ts'

/** Terms from the start of a period on, up to those of the next version. */
export interface LineVersion {
  readonly version: number
  readonly from: Date
  readonly terms: ContractTerms
}

/** A contract of one kind in a line of agents. */
export interface LineContract {
  readonly id: bigint
  readonly agentId: bigint
  /** The agent who gives it; null if the house does. */
  readonly uplineId: bigint | null
  /** The contract is not valid from this moment on; null while no end is decided. */
  readonly endsAt: Date | null
  /** Oldest first; at least one. */
  readonly versions: readonly LineVersion[]
}

/** All contracts of one kind below the agent at the top of a line, its own included. */
export type ContractLine = readonly LineContract[]

/** Terms from one moment up to another, which is excluded; null without an end. */
export interface TermsSpan {
  readonly from: Date
  readonly to: Date | null
  readonly terms: ContractTerms
}

const earlier = (one: Date | null, other: Date | null) => (!one || (other && other < one) ? other : one)

/** The terms of a contract from a moment on, in order of time. */
export function spansOf({ versions, endsAt }: Pick<LineContract, 'versions' | 'endsAt'>, since: Date): TermsSpan[] {
  return versions
    .map(({ from, terms }, place) => ({
      from: from > since ? from : since,
      to: earlier(versions[place + 1]?.from ?? null, endsAt),
      terms,
    }))
    .filter(({ from, to }) => !to || from < to)
}

/** The terms at a moment; undefined if there are none. */
export const termsAt = (spans: readonly TermsSpan[], at: Date): ContractTerms | undefined =>
  spans.find(({ from, to }) => from <= at && (!to || at < to))?.terms

/** The contract of an agent for which no end is decided; undefined without one. */
export const goingOf = (line: ContractLine, agentId: bigint): LineContract | undefined =>
  line.find((contract) => contract.agentId === agentId && contract.endsAt === null)

/** The terms that an agent has from a moment on, of all its contracts, in order of time. */
export const agentSpans = (line: ContractLine, agentId: bigint, since: Date): TermsSpan[] =>
  line.filter((contract) => contract.agentId === agentId).flatMap((contract) => spansOf(contract, since))

/** The start of the next period after a moment. An agreement counts from the next period on. */
export const nextStart = (cycle: PeriodKind, timeZone: string, at: Date): Date =>
  periodAfter(periodAt(cycle, timeZone, at), timeZone).from

/** The first start of a period that is not before a moment. */
export function startNotBefore(cycle: PeriodKind, timeZone: string, at: Date): Date {
  const { from, to } = periodAt(cycle, timeZone, at)
  return from.getTime() === at.getTime() ? from : to
}
