import { bigint, create, string, type } from 'superstruct'
import type { Computation } from '#contract/agents/computations/computation.ts'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { lookBackContract } from '#contract/agents/contracts/look-back-contract.ts'
import type { PastPeriod } from '#contract/agents/contracts/past-period.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { asksForActive, nothing } from '#gateway/agents/commission/facts.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import type { Settlement, TeamFacts } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { toJson } from '#lib/json.ts'
import type { Period } from '#lib/periods.ts'
import type { LineContract } from './contract-line.ts'
import { type Activity, CountsStruct } from './past-activity.ts'
import { byDay } from './past-days.ts'
import { isShort, pastSums } from './past-sums.ts'
import { type End, isPlan } from './plan-change.ts'
import { agreedTerms, planFor } from './plan-for.ts'
import { replay } from './replay.ts'
import { pendingOf } from './request-rows.ts'
import type { TermsChange } from './terms-in-audit.ts'

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

/** Counts active accounts; a computation that may still be under way. */
export type CountActive = (activity: Activity) => Promise<Computation<readonly (readonly number[])[]>>

/** Counts active accounts for an account that may know them now. */
export const countActiveFor =
  (computations: Computations, memberId: bigint, again: boolean): CountActive =>
  async (question) => {
    // Terms that do not ask for active accounts have their answer at once.
    if (question.teams.length === 0) return done([])
    const asked = { memberId, kind: 'activity', question, again } as const
    const { result, ...state } = await computations.ask(asked)
    return { ...state, result: result === null ? null : create(result, CountsStruct) }
  }

const done = <Result>(result: Result) => ({ state: 'done', progress: 100, result }) as const

/** No period, since there is nothing to look back on. */
export const nothingPast = (): Computation<PastPeriod[]> => done([])

/** An agent and the terms by which its team is looked at. */
interface Side {
  readonly agentId: bigint
  readonly terms: ContractTerms
}

/**
 * Each of the last periods under the current terms and under the new ones, newest first; hours and 5 minutes as days. The contracts below an agent gave what their
 * statements say; under the new terms, those that end with the change would have given nothing. Sums are read now; active accounts of
 * a large line are counted in a computation, which the rates do not matter for.
 */
export async function lookedBack(
  on: Executor,
  looked: Looked,
  change: LookedChange,
  count: CountActive,
): Promise<Computation<PastPeriod[]>> {
  const { agentId, kind, currency, now } = looked
  const { before, after, ends, roof } = change
  const cycle = (after ?? before)?.cycle
  if (!cycle) return nothingPast()
  const timeZone = await brandTimeZone(on)
  const roofTerms = agreedTerms(roof)
  const sides = [
    ...[before, after].flatMap((terms) => (terms ? [{ agentId, terms }] : [])),
    ...(roof && roofTerms ? [{ agentId: roof.agentId, terms: roofTerms }] : []),
  ]
  const agents = [...new Map(sides.map((side) => [side.agentId, side])).values()]
  const teams = agents.map(({ agentId, terms: { active } }) => ({
    ...{ agentId, currency, active },
    ...{ until: null, asksForActive: false },
  }))
  const { periods, read } = await pastSums(on, teams, { cycle, timeZone, now })
  const counted = await count(activityOf(sides, currency, periods))
  if (counted.result === null) return { ...counted, result: null }
  const factsIn = factsOf(agents, sides, { periods, sums: await read(), counts: counted.result })
  const under = (side: Side | undefined, below: ReadonlyMap<string, bigint>) => {
    if (!side) return undefined
    const facts = factsIn(side)
    const past = periods.map((period, place) => ({
      period,
      facts: facts[place] ?? nothing,
      below: below.get(period.id) ?? 0n,
    }))
    return { past, settled: replay(side.terms, past, timeZone) }
  }
  const below = await sharesBelow(on, agentId, { kind, periods })
  const ended = ends.map(({ contractId }) => contractId)
  const going = ended.length > 0 ? await sharesBelow(on, agentId, { kind, periods, ended }) : below
  const others = roof ? await sharesBelow(on, roof.agentId, { kind, periods, agentId }) : new Map<string, bigint>()
  const old = under(before && { agentId, terms: before }, below)
  const fresh = under(after && { agentId, terms: after }, going)
  const above = under(roof && roofTerms && { agentId: roof.agentId, terms: roofTerms }, others)
  const gross = (settled: readonly Settlement[] | undefined, place: number) => settled?.[place]?.gross ?? 0n
  const paid = (settled: readonly Settlement[] | undefined, place: number) => {
    const { pay, owes } = settled?.[place] ?? { pay: 0n, owes: 0n }
    return pay - owes
  }
  const past = periods.map(({ id, from, to }, place): PastPeriod => {
    const shown = fresh ?? old
    const facts = shown?.past[place]?.facts
    const given = { before: gross(old?.settled, place), after: gross(fresh?.settled, place) }
    const rest = above && gross(above.settled, place) - (others.get(id) ?? 0n)
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      validBet: facts?.validBet ?? 0n,
      won: facts?.won ?? 0n,
      active: facts?.active ?? 0,
      carriedIn: shown?.settled[place]?.carriedIn.base ?? 0n,
      ...given,
      paidBefore: paid(old?.settled, place),
      paidAfter: paid(fresh?.settled, place),
      keptBefore: rest === undefined ? null : rest - given.before,
      keptAfter: rest === undefined ? null : rest - given.after,
    }
  })
  return done((isShort(cycle) ? byDay(past, timeZone) : past).toReversed())
}

/** The rule of a side, with its fields in one order, whether it was stored or proposed. */
const ruleOf = ({ validBet, deposit, needs, scope }: ContractTerms['active']) => ({ validBet, deposit, needs, scope })
const nameOf = ({ agentId, terms }: Side) => toJson([agentId, ruleOf(terms.active)])

/** The sides as teams, each rule of an agent once. */
function teamsOf(sides: readonly Side[]): (Side & { readonly name: string })[] {
  const named = sides.filter(({ terms }) => asksForActive(terms)).map((side) => ({ ...side, name: nameOf(side) }))
  return [...new Map(named.map((side) => [side.name, side])).values()]
}

const activityOf = (sides: readonly Side[], currency: string, periods: readonly Period[]): Activity => ({
  teams: teamsOf(sides).map(({ agentId, terms }) => ({ agentId, currency, active: ruleOf(terms.active) })),
  periods: periods.map(({ id, kind, from, to }) => ({ id, kind, from: from.toISOString(), to: to.toISOString() })),
})

interface Past {
  readonly periods: readonly Period[]
  /** Of each period, for each of the agents. */
  readonly sums: readonly (readonly TeamFacts[])[]
  /** For each of the teams, of each period. */
  readonly counts: readonly (readonly number[])[]
}

/** The facts of each period for a side: sums of its agent's team, read once, and active accounts by its rule. */
function factsOf(agents: readonly Side[], sides: readonly Side[], { periods, sums, counts }: Past) {
  const counted = teamsOf(sides).map(({ name }) => name)
  return ({ agentId, terms }: Side): TeamFacts[] => {
    const agent = agents.findIndex((side) => side.agentId === agentId)
    const team = counted.indexOf(nameOf({ agentId, terms }))
    return periods.map((_, place) => {
      const facts = sums[place]?.[agent] ?? nothing
      return { ...facts, active: asksForActive(terms) ? (counts[team]?.[place] ?? 0) : 0 }
    })
  }
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
    WHERE c.upline_id = :uplineId AND c.kind = :kind AND c.agent_id IS DISTINCT FROM :agentId::bigint
      AND c.id NOT IN (SELECT jsonb_array_elements_text(:ended::jsonb)::bigint)
      AND s.period IN (SELECT jsonb_array_elements_text(:ids::jsonb))
    GROUP BY s.period`
  const ids = toJson(periods.map(({ id }) => id))
  const rows = await rowsOf(on, SharesRow, text, {
    uplineId,
    kind,
    agentId: agentId ?? null,
    ended: toJson(ended),
    ids,
  })
  return new Map(rows.map(({ period, gross }) => [period, gross]))
}

/**
 * The amounts that an open offer would have paid its receiver in past periods.
 *
 * @throws {CallFailure} `contract_not_found`, also for an offer to another agent and for the end of a contract
 */
export async function lookBackOnOffer(
  deps: GatewayDeps,
  computations: Computations,
  { memberId }: Session,
  { requestId, again = false }: RequestOf<typeof lookBackContract>,
): Promise<ResponseOf<typeof lookBackContract>> {
  const { database, now } = deps
  const at = now()
  const request = (await pendingOf(database, memberId, 'upline', at)).find(({ id }) => id.toString() === requestId)
  if (!request?.terms) throw new CallFailure('contract_not_found')
  const { contract: kind, currency, terms, upline_id: uplineId } = request
  const wanted = { agentId: memberId, uplineId, kind, currency, terms, by: 'upline', now: at } as const
  const { planned, going } = await planFor(database, wanted)
  const change = { before: agreedTerms(going), after: terms, ends: isPlan(planned) ? planned.ends : [] }
  const looked = { agentId: memberId, kind, currency, now: at }
  return {
    currency,
    periods: await lookedBack(database, looked, change, countActiveFor(computations, memberId, again)),
  }
}
