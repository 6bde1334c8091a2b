import { type AboveCeiling, aboveCeiling } from '#gateway/agents/terms/ceiling.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import {
  agentSpans,
  type ContractLine,
  goingOf,
  type LineContract,
  nextStart,
  spansOf,
  startNotBefore,
  type TermsSpan,
  termsAt,
} from './contract-line.ts'

/** The cause of a contract's end. */
export const enders = ['agent', 'upline', 'house', 'cascade', 'closed'] as const
export type EndedBy = (typeof enders)[number]

/** A change of one agent's contract, and when it is agreed. */
export type Change = {
  readonly agentId: bigint
  readonly now: Date
  readonly timeZone: string
} & (
  | { readonly kind: 'begin'; readonly uplineId: bigint | null; readonly terms: ContractTerms }
  | { readonly kind: 'end'; readonly by: EndedBy }
)

/** A version that begins: of an existing contract, or the first one of a new contract. */
export interface Begin {
  readonly contractId: bigint | undefined
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly version: number
  readonly from: Date
  readonly terms: ContractTerms
}

export interface End {
  readonly contractId: bigint
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly endsAt: Date
  readonly by: EndedBy
}

/** Everything that a change does. `carryOut` does exactly this. */
export interface Plan {
  readonly begin: Begin | undefined
  /** The chain from the agent itself downwards. */
  readonly ends: readonly End[]
}

/**
 * Why a change is not possible. `missing`: there is no contract to end, or the upline has no contract from then on. `cycle`: the
 * length of the period differs from the upline's contract, or from the contract that exists. `above`: the upline's contract pays
 * less at some point. `other`: the existing contract was given by another upline.
 */
export type Unplanned =
  | { readonly fault: 'missing' | 'cycle' | 'other' }
  | { readonly fault: 'above'; readonly point: AboveCeiling }

/**
 * Plans a change of one contract: what begins and when, and which contracts below end. A contract below ends if it would pay more
 * than the contract above it, or if there is no contract above it any more. This function changes nothing. The simulation shows the
 * plan, and the acceptance carries it out (product rules 31.8 to 31.13).
 */
export function planChange(line: ContractLine, change: Change): Plan | Unplanned {
  return change.kind === 'end' ? planEnd(line, change) : planBegin(line, change)
}

export const isPlan = (planned: Plan | Unplanned): planned is Plan => 'ends' in planned

function planEnd(line: ContractLine, { agentId, by, now, timeZone }: Extract<Change, { kind: 'end' }>) {
  const contract = goingOf(line, agentId)
  const cycle = contract?.versions.at(-1)?.terms.cycle
  const begun = contract?.versions[0]?.from
  if (!contract || !cycle || !begun) return { fault: 'missing' } as const
  const next = nextStart(cycle, timeZone, now)
  // A contract that has not begun yet ends at its own start.
  const endsAt = begun > next ? begun : next
  const { id: contractId, uplineId } = contract
  const changed = line.map((one) => (one === contract ? { ...one, endsAt } : one))
  return {
    begin: undefined,
    ends: [{ contractId, agentId, uplineId, endsAt, by }, ...cascade(changed, agentId, { now, timeZone })],
  }
}

function planBegin(line: ContractLine, change: Extract<Change, { kind: 'begin' }>): Plan | Unplanned {
  const { agentId, uplineId, terms, now } = change
  const going = goingOf(line, agentId)
  if (going && going.uplineId !== uplineId) return { fault: 'other' }
  if (going && going.versions.at(-1)?.terms.cycle !== terms.cycle) return { fault: 'cycle' }
  const from = startOf(line, change, going)
  if (uplineId !== null) {
    const spans = agentSpans(line, uplineId, now)
    const roof = termsAt(spans, from)
    if (!roof) return { fault: 'missing' }
    if (roof.cycle !== terms.cycle) return { fault: 'cycle' }
    const found = firstAbove({ from, to: null, terms }, spans)
    if (found) return found.point ? { fault: 'above', point: found.point } : { fault: 'missing' }
  }
  const version = (going?.versions.at(-1)?.version ?? 0) + 1
  const begin: Begin = { contractId: going?.id, agentId, uplineId, version, from, terms }
  return { begin, ends: cascade(withBegin(line, begin), agentId, change) }
}

/**
 * The moment from which new terms count: the start of the next period. It is later if another version is already agreed for that
 * period, or if an earlier contract is not over by then.
 */
function startOf(
  line: ContractLine,
  { agentId, terms, now, timeZone }: Extract<Change, { kind: 'begin' }>,
  going: LineContract | undefined,
): Date {
  const next = nextStart(terms.cycle, timeZone, now)
  const last = going?.versions.at(-1)?.from
  if (last) return last < next ? next : nextStart(terms.cycle, timeZone, last)
  const ended = line.flatMap((one) => (one.agentId === agentId && one.endsAt ? [one.endsAt] : []))
  const free = ended.reduce((latest, endsAt) => (endsAt > latest ? endsAt : latest), next)
  return startNotBefore(terms.cycle, timeZone, free)
}

/** The line with a new version. A contract that is not stored yet has the id 0. */
function withBegin(line: ContractLine, { contractId, agentId, uplineId, version, from, terms }: Begin): ContractLine {
  const added = { version, from, terms }
  if (contractId === undefined) return [...line, { id: 0n, agentId, uplineId, endsAt: null, versions: [added] }]
  return line.map((one) => (one.id === contractId ? { ...one, versions: [...one.versions, added] } : one))
}

/** The contracts that end below an agent whose contract changes, from top to bottom. */
function cascade(line: ContractLine, top: bigint, { now, timeZone }: Pick<Change, 'now' | 'timeZone'>): End[] {
  const ends: End[] = []
  const below = Map.groupBy(line, ({ uplineId }) => uplineId)
  const held = Map.groupBy(line, ({ agentId }) => agentId)
  const waiting = [top]
  for (let agent = waiting.shift(); agent !== undefined; agent = waiting.shift()) {
    const roofs = agentSpans(held.get(agent) ?? [], agent, now)
    for (const contract of below.get(agent) ?? []) {
      const { id, agentId, uplineId } = contract
      const endsAt = brokenFrom(contract, roofs, { now, timeZone })
      if (!endsAt) continue
      ends.push({ contractId: id, agentId, uplineId, endsAt, by: 'cascade' })
      held.set(agentId, held.get(agentId)?.map((one) => (one.id === id ? { ...one, endsAt } : one)) ?? [])
      waiting.push(agentId)
    }
  }
  return ends
}

/**
 * The moment from which a contract does not fit below the contracts above it; undefined if it always fits. The moment is the start
 * of a period, because no contract ends within one.
 */
function brokenFrom(
  contract: LineContract,
  roofs: readonly TermsSpan[],
  { now, timeZone }: Pick<Change, 'now' | 'timeZone'>,
): Date | undefined {
  const broken = spansOf(contract, now)
    .map((span) => ({ found: firstAbove(span, roofs), cycle: span.terms.cycle }))
    .find(({ found }) => found)
  if (!broken?.found) return undefined
  const next = nextStart(broken.cycle, timeZone, now)
  return broken.found.at > next ? broken.found.at : next
}

/** The first moment at which terms do not fit below the upline's, and the point at which they pay more. Without a contract of the upline there is no such point. */
function firstAbove(
  { from, to, terms }: TermsSpan,
  roofs: readonly TermsSpan[],
): { readonly at: Date; readonly point?: AboveCeiling } | undefined {
  const edges = roofs.flatMap((roof) => [roof.from, ...(roof.to ? [roof.to] : [])])
  const within = edges.filter((at) => at > from && (!to || at < to)).toSorted((a, b) => a.getTime() - b.getTime())
  for (const at of [from, ...within]) {
    const roof = termsAt(roofs, at)
    if (!roof || roof.cycle !== terms.cycle) return { at }
    const point = aboveCeiling(terms, roof)
    if (point) return { at, point }
  }
  return undefined
}
