import type { simulateContract } from '#contract/agent/simulate-contract.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { isPlan, type Unplanned } from '#gateway/agent/contracts/plan-change.ts'
import { pastPeriods, replay } from '#gateway/agent/contracts/replay.ts'
import type { TeamFacts } from '#gateway/agent/contracts/settle.ts'
import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import { termsFault } from '#gateway/agent/contracts/terms-fault.ts'
import { asksForActive, teamFacts } from '#gateway/agent/settlement/facts.ts'
import type { Executor } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { brandTimeZone } from '#gateway/system/time-zone.ts'
import type { Period } from '#lib/periods.ts'
import { demandDownline, endingsOf } from './downline.ts'
import { agreedTerms, planFor } from './plan-for.ts'

/** Completed periods that a simulation computes. */
const lookBack = 6

type Simulation = ResponseOf<typeof simulateContract>

const nothing = { fault: null, above: null, missing: 'nothing', inForceFrom: null, ends: [], periods: [] } as const

/**
 * Shows what a change of a downline's contract would do: the plan that an acceptance would carry out (product rule 31.12).
 *
 * @throws {CallFailure} `downline_unknown`
 */
export async function simulate(
  { database, now }: GatewayDeps,
  { memberId: uplineId, currency }: Session,
  { downline, contract: kind, terms: proposed }: RequestOf<typeof simulateContract>,
): Promise<Simulation> {
  const at = now()
  const below = await demandDownline(database, uplineId, downline)
  const terms = proposed ? { ...proposed, kind } : undefined
  const fault = terms && termsFault(terms)
  if (fault)
    return { ...nothing, fault: { fault: fault.fault, place: fault.place ?? null }, currency, ends: [], periods: [] }
  const wanted = { agentId: below.id, uplineId, kind, currency, terms, by: 'upline', now: at } as const
  const { planned, going } = await planFor(database, wanted)
  const isForeign = below.currency !== currency || (going && going.uplineId !== uplineId)
  if (isForeign || !isPlan(planned))
    return { ...refused(isPlan(planned) ? { fault: 'other' } : planned, terms), currency }
  const present = agreedTerms(going)
  const ends = planned.ends.filter((end) => end.agentId !== below.id)
  const from = planned.begin?.from ?? planned.ends[0]?.endsAt
  const looked = { agentId: below.id, currency, now: at }
  return {
    ...nothing,
    currency,
    inForceFrom: from?.toISOString() ?? null,
    ends: await endingsOf(database, kind, ends),
    periods: await lookedBack(database, looked, present, terms),
  }
}

function refused(planned: Unplanned, terms: ContractTerms | undefined) {
  const empty = { ...nothing, ends: [], periods: [] }
  if (planned.fault === 'above') return { ...empty, above: planned.point }
  if (planned.fault === 'cycle') return { ...empty, fault: { fault: 'cycle' as const, place: null } }
  return { ...empty, missing: terms ? ('own' as const) : ('downline' as const) }
}

/** The payments of the last periods by the present terms and by the new ones, newest first. */
async function lookedBack(
  on: Executor,
  { agentId, currency, now }: { readonly agentId: bigint; readonly currency: string; readonly now: Date },
  before: ContractTerms | undefined,
  after: ContractTerms | undefined,
): Promise<Simulation['periods']> {
  const cycle = (after ?? before)?.cycle
  if (!cycle) return []
  const timeZone = await brandTimeZone(on)
  const periods = pastPeriods(cycle, timeZone, now, lookBack).toReversed()
  const under = async (terms: ContractTerms | undefined) => {
    if (!terms) return undefined
    const past: { period: Period; facts: TeamFacts }[] = []
    const team = { agentId, currency, until: null, active: terms.active, asksForActive: asksForActive(terms) }
    for (const period of periods) past.push({ period, facts: (await teamFacts(on, team, period, timeZone)).facts })
    return { past, settled: replay(terms, past, timeZone) }
  }
  const [old, fresh] = [await under(before), await under(after)]
  return periods
    .map(({ from, to }, place) => {
      const facts = (fresh ?? old)?.past[place]?.facts
      return {
        from: from.toISOString(),
        to: to.toISOString(),
        validBet: facts?.validBet ?? 0n,
        won: facts?.won ?? 0n,
        active: facts?.active ?? 0,
        before: old?.settled[place]?.gross ?? 0n,
        after: fresh?.settled[place]?.gross ?? 0n,
        paidBefore: old?.settled[place]?.pay ?? 0n,
        paidAfter: fresh?.settled[place]?.pay ?? 0n,
      }
    })
    .toReversed()
}
