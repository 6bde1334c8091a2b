import { bigint, string, type } from 'superstruct'
import type { lookBackContract } from '#contract/agent/look-back-contract.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { ContractType } from '#contract/entities/contract.ts'
import type { PastPeriod } from '#contract/entities/past-period.ts'
import type { LineContract } from '#gateway/agent/contracts/contract-line.ts'
import { type End, isPlan } from '#gateway/agent/contracts/plan-change.ts'
import { type PastFacts, pastPeriods, replay } from '#gateway/agent/contracts/replay.ts'
import type { Settlement } from '#gateway/agent/contracts/settle.ts'
import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import { asksForActive, teamFacts } from '#gateway/agent/settlement/facts.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { brandTimeZone } from '#gateway/system/time-zone.ts'
import { toJson } from '#lib/json.ts'
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

/** A change to look back on. */
interface LookedChange extends TermsChange {
  /** The contracts that end with it. */
  readonly ends: readonly End[]
  /** The contract of the upline, if the upline asks; the result then has what would remain for the upline. */
  readonly roof?: LineContract | undefined
}

/**
 * Each of the last periods under the current terms and under the new ones, newest first. The contracts below an agent gave what their
 * statements say; under the new terms, those that end with the change would have given nothing.
 */
export async function lookedBack(
  on: Executor,
  looked: Looked,
  { before, after, ends, roof }: LookedChange,
): Promise<PastPeriod[]> {
  const { agentId, kind, currency, now } = looked
  const cycle = (after ?? before)?.cycle
  if (!cycle) return []
  const timeZone = await brandTimeZone(on)
  const periods = pastPeriods(cycle, timeZone, now, lookBack).toReversed()
  const under = async (ofAgent: bigint, terms: ContractTerms | undefined, below: ReadonlyMap<string, bigint>) => {
    if (!terms) return undefined
    const past: PastFacts[] = []
    const team = { agentId: ofAgent, currency, until: null, active: terms.active, asksForActive: asksForActive(terms) }
    for (const period of periods) {
      const { facts } = await teamFacts(on, team, period, timeZone)
      past.push({ period, facts, below: below.get(period.id) ?? 0n })
    }
    return { past, settled: replay(terms, past, timeZone) }
  }
  const below = await sharesBelow(on, agentId, { kind, periods })
  const ended = ends.map(({ contractId }) => contractId)
  const going = ended.length > 0 ? await sharesBelow(on, agentId, { kind, periods, ended }) : below
  const [old, fresh] = [await under(agentId, before, below), await under(agentId, after, going)]
  const others = roof ? await sharesBelow(on, roof.agentId, { kind, periods, agentId }) : new Map<string, bigint>()
  const above = roof && (await under(roof.agentId, agreedTerms(roof), others))
  const gross = (settled: readonly Settlement[] | undefined, place: number) => settled?.[place]?.gross ?? 0n
  const paid = (settled: readonly Settlement[] | undefined, place: number) => {
    const { pay, owes } = settled?.[place] ?? { pay: 0n, owes: 0n }
    return pay - owes
  }
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
        paidBefore: paid(old?.settled, place),
        paidAfter: paid(fresh?.settled, place),
        keptBefore: rest === undefined ? null : rest - given.before,
        keptAfter: rest === undefined ? null : rest - given.after,
      }
    })
    .toReversed()
}

const SharesRow = type({ period: string(), gross: bigint() })

interface SharesOf extends Pick<Looked, 'kind'> {
  readonly periods: readonly Period[]
  /** Contracts and an agent that are left out. */
  readonly ended?: readonly bigint[]
  readonly agentId?: bigint
}

/** The shares of the contracts directly below an agent in each period, by their statements. */
async function sharesBelow(
  on: Executor,
  uplineId: bigint,
  { kind, periods, ended = [], agentId }: SharesOf,
): Promise<ReadonlyMap<string, bigint>> {
  const text = `SELECT s.period, sum(s.gross)::bigint AS gross FROM line_contract c JOIN line_statement s ON s.contract_id = c.id
    WHERE c.upline_id = $1 AND c.kind = $2 AND c.agent_id IS DISTINCT FROM $3::bigint
      AND c.id NOT IN (SELECT jsonb_array_elements_text($4::jsonb)::bigint)
      AND s.period IN (SELECT jsonb_array_elements_text($5::jsonb))
    GROUP BY s.period`
  const ids = toJson(periods.map(({ id }) => id))
  const rows = await rowsOf(on, SharesRow, text, [uplineId, kind, agentId ?? null, toJson(ended), ids])
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
  const { planned, going } = await planFor(database, wanted)
  const change = { before: agreedTerms(going), after: terms, ends: isPlan(planned) ? planned.ends : [] }
  return { currency, periods: await lookedBack(database, { agentId: memberId, kind, currency, now: at }, change) }
}
