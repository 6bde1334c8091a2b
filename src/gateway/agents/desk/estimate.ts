import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { type DueContract, dueContracts } from '#gateway/agents/commission/due-contracts.ts'
import { asksForActive, factsOfTeams, nothing } from '#gateway/agents/commission/facts.ts'
import { isMonthEnd } from '#gateway/agents/commission/settle-period.ts'
import type { CountActive } from '#gateway/agents/contracts/look-back.ts'
import type { TeamFacts } from '#gateway/agents/terms/settle.ts'
import { settleLine } from '#gateway/agents/terms/settle-line.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import type { Period } from '#lib/periods.ts'

interface Asked {
  readonly agentId: bigint
  readonly kind: ContractType
  readonly period: Period
  readonly timeZone: string
  readonly count: CountActive
}

export type Estimate =
  /** Active accounts of a large line are counted in the background. */
  | { readonly state: 'counting' | 'failed' }
  | {
      readonly state: 'done'
      /** Minor units; negative if the agent would owe. */
      readonly amount: bigint
      /** Hundredths of a percent; null below the first tier. */
      readonly rate: number | null
      /** Null if the contract does not ask for active accounts. */
      readonly active: number | null
    }

/** Teams whose facts are read at once. */
const batch = 500

/**
 * What a contract would pay if its period ended now, by the same rules as its settlement. The contracts directly below are settled
 * too, since their shares are subtracted; those further down do not matter for what remains to the agent.
 *
 * @returns undefined if the agent has no contract of that kind in the period
 */
export async function estimate(on: Executor, asked: Asked): Promise<Estimate | undefined> {
  const { agentId, kind, period, count } = asked
  const contracts = await dueContracts(on, kind, period, agentId)
  const own = contracts.find((contract) => contract.agentId === agentId)
  if (!own) return undefined
  const asking = contracts.filter(({ terms }) => asksForActive(terms))
  const counted = await count({
    teams: asking.map(({ agentId, currency, terms: { active } }) => ({ agentId, currency, active })),
    periods: asking.length > 0 ? [{ ...period, from: period.from.toISOString(), to: period.to.toISOString() }] : [],
  })
  if (counted.result === null) return { state: counted.state === 'failed' ? 'failed' : 'counting' }
  const active = new Map(asking.map((contract, place) => [contract, counted.result?.[place]?.[0] ?? 0]))
  const facts = await sumsOf(on, contracts, asked)
  const settled = settleLine(
    contracts.map((contract, place) => ({
      ...contract,
      facts: { ...(facts[place] ?? nothing), active: active.get(contract) ?? 0 },
    })),
    isMonthEnd(period.id),
  ).get(agentId)
  if (!settled) return undefined
  const { pay, owes, passedOn, tier } = settled
  return {
    state: 'done',
    amount: pay - owes - passedOn,
    rate: tier === undefined ? null : (own.terms.tiers[tier]?.rate ?? null),
    active: active.get(own) ?? null,
  }
}

/** The sums of the teams, without active accounts. */
async function sumsOf(on: Executor, contracts: readonly DueContract[], { period, timeZone }: Asked) {
  const facts: TeamFacts[] = []
  for (let from = 0; from < contracts.length; from += batch) {
    const teams = contracts.slice(from, from + batch).map(({ agentId, currency, until, terms: { active } }) => ({
      ...{ agentId, currency, until, active },
      asksForActive: false,
    }))
    facts.push(...(await factsOfTeams(on, teams, period, timeZone)).map((found) => found.facts))
  }
  return facts
}
