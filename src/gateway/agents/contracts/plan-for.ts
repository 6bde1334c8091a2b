import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { goingOf, type LineContract } from './contract-line.ts'
import { selectContractLine } from './line-rows.ts'
import { type EndedBy, type Plan, planChange, type Unplanned } from './plan-change.ts'

export interface WantedChange {
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly kind: ContractType
  readonly currency: string
  /** The new terms; undefined if the contract ends. */
  readonly terms: ContractTerms | undefined
  /** The agent who ends it. */
  readonly by: EndedBy
  readonly now: Date
}

export interface Planned {
  readonly planned: Plan | Unplanned
  /** The current contract; undefined without one. */
  readonly going: LineContract | undefined
  /** The contract of the upline, if the upline is an agent. */
  readonly roof: LineContract | undefined
}

/** Plans a change in the current line. A simulation shows this plan, and an acceptance carries it out. */
export async function planFor(on: Executor, wanted: WantedChange): Promise<Planned> {
  const { agentId, uplineId, kind, terms, by, now, currency } = wanted
  const line = await selectContractLine(on, { kind, currency, agentId, uplineId, now })
  const common = { agentId, now, timeZone: await brandTimeZone(on) }
  const change = terms
    ? ({ ...common, kind: 'begin', uplineId, terms } as const)
    : ({ ...common, kind: 'end', by } as const)
  const roof = uplineId === null ? undefined : goingOf(line, uplineId)
  return { planned: planChange(line, change), going: goingOf(line, agentId), roof }
}

/** The terms that were agreed last. They may begin in a later period. */
export const agreedTerms = (contract: LineContract | undefined): ContractTerms | undefined =>
  contract?.versions.at(-1)?.terms
