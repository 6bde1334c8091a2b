import type { simulateContract } from '#contract/agents/contracts/simulate-contract.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { termsFault } from '#gateway/agents/terms/terms-fault.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { demandDownline, endingsOf } from './downline.ts'
import { countActiveFor, lookedBack, nothingPast } from './look-back.ts'
import { isPlan, type Unplanned } from './plan-change.ts'
import { agreedTerms, planFor } from './plan-for.ts'

type Simulation = ResponseOf<typeof simulateContract>

/** An answer that has nothing to show yet. */
const empty = (): Omit<Simulation, 'currency'> => ({
  fault: null,
  above: null,
  missing: 'nothing',
  inForceFrom: null,
  ends: [],
  periods: nothingPast(),
})

/**
 * Shows what a change of a downline's contract would do: the plan that an acceptance would carry out (product rule 31.12).
 *
 * @throws {CallFailure} `downline_unknown`
 */
export async function simulate(
  deps: GatewayDeps,
  computations: Computations,
  { memberId: uplineId, currency }: Session,
  { downline, contract: kind, terms: proposed, again = false }: RequestOf<typeof simulateContract>,
): Promise<Simulation> {
  const { database, now } = deps
  const at = now()
  const below = await demandDownline(database, uplineId, downline)
  const terms = proposed ? { ...proposed, kind } : undefined
  const fault = terms && termsFault(terms)
  if (fault) return { ...empty(), fault: { fault: fault.fault, place: fault.place ?? null }, currency }
  const wanted = { agentId: below.id, uplineId, kind, currency, terms, by: 'upline', now: at } as const
  const { planned, going, roof } = await planFor(database, wanted)
  const isForeign = below.currency !== currency || (going && going.uplineId !== uplineId)
  if (isForeign || !isPlan(planned))
    return { ...refused(isPlan(planned) ? { fault: 'other' } : planned, terms), currency }
  const present = agreedTerms(going)
  const ends = planned.ends.filter((end) => end.agentId !== below.id)
  const from = planned.begin?.from ?? planned.ends[0]?.endsAt
  const looked = { agentId: below.id, kind, currency, now: at }
  const change = { before: present, after: terms, ends: planned.ends, roof }
  return {
    ...empty(),
    currency,
    inForceFrom: from?.toISOString() ?? null,
    ends: await endingsOf(database, kind, ends),
    periods: await lookedBack(database, looked, change, countActiveFor(computations, uplineId, again)),
  }
}

function refused(planned: Unplanned, terms: ContractTerms | undefined) {
  if (planned.fault === 'above') return { ...empty(), above: planned.point }
  if (planned.fault === 'cycle') return { ...empty(), fault: { fault: 'cycle' as const, place: null } }
  return { ...empty(), missing: terms ? ('own' as const) : ('downline' as const) }
}
