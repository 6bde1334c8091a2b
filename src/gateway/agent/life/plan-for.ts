import type { ContractType } from '#contract/entities/contract.ts'
import { goingOf, type LineContract } from '#gateway/agent/contracts/contract-line.ts'
import { type EndedBy, type Plan, planChange, type Unplanned } from '#gateway/agent/contracts/plan-change.ts'
import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import type { Executor } from '#gateway/db/client.ts'
import { brandTimeZone } from '#gateway/system/time-zone.ts'
import { selectContractLine } from './line-rows.ts'

export interface Wanted {
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly kind: ContractType
  readonly currency: string
  /** What begins; undefined for the end of what there is. */
  readonly terms: ContractTerms | undefined
  /** Who ends it. */
  readonly by: EndedBy
  readonly now: Date
}

export interface Planned {
  readonly planned: Plan | Unplanned
  /** The contract that goes on now; undefined without one. */
  readonly going: LineContract | undefined
  /** That of the upline, if it is an agent. */
  readonly roof: LineContract | undefined
}

/** What a change would do to the line as it is now. An acceptance carries out the same plan that a simulation shows. */
export async function planFor(on: Executor, wanted: Wanted): Promise<Planned> {
  const { agentId, uplineId, kind, terms, by, now, currency } = wanted
  const line = await selectContractLine(on, { kind, currency, agentId, uplineId, now })
  const common = { agentId, now, timeZone: await brandTimeZone(on) }
  const change = terms
    ? ({ ...common, kind: 'begin', uplineId, terms } as const)
    : ({ ...common, kind: 'end', by } as const)
  const roof = uplineId === null ? undefined : goingOf(line, uplineId)
  return { planned: planChange(line, change), going: goingOf(line, agentId), roof }
}

/** What was agreed last, which may begin in a period to come. */
export const agreedTerms = (contract: LineContract | undefined): ContractTerms | undefined =>
  contract?.versions.at(-1)?.terms
