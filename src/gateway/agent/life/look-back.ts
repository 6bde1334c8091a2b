import { bigint, string, type } from 'superstruct'
import type { lookBackContract } from '#contract/agent/look-back-contract.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { ContractType } from '#contract/entities/contract.ts'
import type { PastPeriod } from '#contract/entities/past-period.ts'
import type { LineContract } from '#gateway/agent/contracts/contract-line.ts'
import { pastPeriods, replay } from '#gateway/agent/contracts/replay.ts'
import type { Settlement, TeamFacts } from '#gateway/agent/contracts/settle.ts'
import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import { asksForActive, teamFacts } from '#gateway/agent/settlement/facts.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { brandTimeZone } from '#gateway/system/time-zone.ts'
import type { Period } from '#lib/periods.ts'
import { agreedTerms, planFor } from './plan-for.ts'
import { pendingOf } from './request-rows.ts'
import type { TermsChange } from './terms-in-audit.ts'

/** Periods that are looked back on. */
const lookBack = 6

interface Looked {
  readonly agentId: bigint
  readonly kind: ContractType
  readonly currency: string
  readonly now: Date
}

/**
 * Each of the last periods under the current terms and under the new ones, newest first.
 *
 * @param roof the contract of the upline, if the upline asks; the result then has what would remain for the upline
 */
export async function lookedBack(
  on: Executor,
  looked: Looked,
  { before, after }: TermsChange,
  roof?: LineContract,
): Promise<PastPeriod[]> {
  const { agentId, kind, currency, now } = looked
  const cycle = (after ?? before)?.cycle
  if (!cycle) return []
  const timeZone = await brandTimeZone(on)
  const periods = pastPeriods(cycle, timeZone, now, lookBack).toReversed()
  const under = async (ofAgent: bigint, terms: ContractTerms | undefined) => {
    if (!terms) return undefined
    const past: { period: Period; facts: TeamFacts }[] = []
    const team = { agentId: ofAgent, currency, until: null, active: terms.active, asksForActive: asksForActive(terms) }
    for (const period of periods) past.push({ period, facts: (await teamFacts(on, team, period, timeZone)).facts })
    return { past, settled: replay(terms, past, timeZone) }
  }
  const [old, fresh] = [await under(agentId, before), await under(agentId, after)]
  const above = roof && (await under(roof.agentId, agreedTerms(roof)))
  const others = roof ? await othersGross(on, roof.agentId, { agentId, kind, periods }) : new Map<string, bigint>()
  const gross = (settled: readonly Settlement[] | undefined, place: number) => settled?.[place]?.gross ?? 0n
  return periods
    .map(({ id, from, to }, place) => {
      const facts = (fresh ?? old)?.past[place]?.facts
      const given = { before: gross(old?.settled, place), after: gross(fresh?.settled, place) }
      const rest = above && gross(above.settled, place) - (others.get(id) ?? 0n)
      return {
        from: from.toISOString(),
        to: to.toISOString(),
        validBet: facts?.validBet ?? 0n,
        won: facts?.won ?? 0n,
        active: facts?.active ?? 0,
        ...given,
        paidBefore: old?.settled[place]?.pay ?? 0n,
        paidAfter: fresh?.settled[place]?.pay ?? 0n,
        keptBefore: rest === undefined ? null : rest - given.before,
        keptAfter: rest === undefined ? null : rest - given.after,
      }
    })
    .toReversed()
}

const OthersRow = type({ period: string(), gross: bigint() })

/** The payments of the contracts directly below an agent in each period, except the contract of one agent. */
async function othersGross(
  on: Executor,
  uplineId: bigint,
  { agentId, kind, periods }: Pick<Looked, 'agentId' | 'kind'> & { readonly periods: readonly Period[] },
): Promise<ReadonlyMap<string, bigint>> {
  const text = `SELECT s.period, sum(s.gross)::bigint AS gross FROM line_contract c JOIN line_statement s ON s.contract_id = c.id
    WHERE c.upline_id = $1 AND c.kind = $2 AND c.agent_id <> $3 AND s.period IN (SELECT jsonb_array_elements_text($4::jsonb))
    GROUP BY s.period`
  const ids = JSON.stringify(periods.map(({ id }) => id))
  const rows = await rowsOf(on, OthersRow, text, [uplineId, kind, agentId, ids])
  return new Map(rows.map(({ period, gross }) => [period, gross]))
}

/**
 * The amounts that an open offer would have paid its receiver in past periods.
 *
 * @throws {CallFailure} `contract_not_found`, also for an offer to another agent and for the end of a contract
 */
export async function lookBackOnOffer(
  { database, now }: GatewayDeps,
  { memberId }: Session,
  requestId: string,
): Promise<ResponseOf<typeof lookBackContract>> {
  const at = now()
  const request = (await pendingOf(database, memberId, 'upline', at)).find(({ id }) => id.toString() === requestId)
  if (!request?.terms) throw new CallFailure('contract_not_found')
  const { contract: kind, currency, terms, upline_id: uplineId } = request
  const wanted = { agentId: memberId, uplineId, kind, currency, terms, by: 'upline', now: at } as const
  const { going } = await planFor(database, wanted)
  const change = { before: agreedTerms(going), after: terms }
  return { currency, periods: await lookedBack(database, { agentId: memberId, kind, currency, now: at }, change) }
}
