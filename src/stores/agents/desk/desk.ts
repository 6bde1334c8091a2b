import { deskPeriods, getAgentDesk } from '#contract/agents/desk/get-agent-desk.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { addressFilter, choice } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { type Resource, resource } from '#stores/resource.ts'

export type AgentDesk = ResponseOf<typeof getAgentDesk>

/** The days of the line's figures, in the address as `?period=days30`. */
export const deskFilter = addressFilter({ period: choice('period', deskPeriods, 'days7') })

/** The first sight of an agent. */
export const agentDesk = (language: string) =>
  resource(deskFilter.$filter, ({ period }) => call(getAgentDesk, { period, language }))

/** Whether an amount is still being counted, so that it is worth asking again soon. */
export const isCounting = (state: Resource<AgentDesk>): boolean =>
  state.phase === 'ready' && state.value.earnings.some((earning) => earning.state === 'counting')

/** What the contracts brought in the longest period so far: what is settled, and what is estimated; minor units. */
export const earnedIn = ({ earnings }: Pick<AgentDesk, 'earnings'>): bigint =>
  earnings.reduce((sum, { settled, amount }) => sum + settled + (amount ?? 0n), 0n)
