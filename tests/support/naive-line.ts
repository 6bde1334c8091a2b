// The rules of contracts as the reference of formulas has them, written another way than the gateway does, to compare both.
import type { Carried } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms, CostBasis, Tier } from '#gateway/agents/terms/terms.ts'

/** What an agent's own members did in a period; minor units, and people for `active`. */
export type OwnFigures = Readonly<Record<CostBasis | 'won' | 'active', bigint>>

const nothingDone = { bonuses: 0n, rebates: 0n, wages: 0n, fees: 0n, taxes: 0n, validBet: 0n, won: 0n, active: 0n }
const figures = ['bonuses', 'rebates', 'wages', 'fees', 'taxes', 'validBet', 'won', 'active'] as const

/** An agent of a made-up line. */
export interface LineAgent {
  readonly id: number
  readonly above: LineAgent | undefined
  readonly terms: ContractTerms
  /** Its own members' figures by period. */
  readonly own: readonly OwnFigures[]
  /** Corrections by period; minor units. */
  readonly adjusted: readonly bigint[]
  /** The period with which the contract ends; none after it is settled. */
  readonly last: number | undefined
}

/** A settled contract, without the figures that only explain it. */
export interface NaiveSettlement {
  readonly base: bigint
  readonly gross: bigint
  readonly pay: bigint
  readonly owes: bigint
  readonly lost: bigint
  /** What nobody in the team gets of the share. */
  readonly lostInLine: bigint
  readonly borne: bigint
  readonly passedOn: bigint
  readonly carriedOut: Carried
}

const most = (one: bigint, other: bigint) => (one > other ? one : other)
const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** What the own members of an agent and of everybody below it did in a period. */
export function teamFigures(agents: readonly LineAgent[], agent: LineAgent, period: number): OwnFigures {
  const sums = { ...(agent.own[period] ?? nothingDone) }
  for (const one of agents) {
    if (one.above !== agent) continue
    const below = teamFigures(agents, one, period)
    for (const figure of figures) sums[figure] += below[figure]
  }
  return sums
}

/** The share of an amount that a contract gives, from the rates of the tiers that are reached. */
function shareBy({ tiers, isMarginal }: ContractTerms, amount: bigint, isReached: (tier: Tier) => boolean): bigint {
  const reached = tiers.filter(isReached)
  if (!isMarginal) return (amount * BigInt(Math.max(0, ...reached.map(({ rate }) => rate)))) / 10_000n
  // Each tier raises the rate of what is above its threshold.
  const raised = reached.map((tier, place) => ({ ...tier, by: tier.rate - (reached[place - 1]?.rate ?? 0) }))
  return raised.reduce((sum, { validBet, by }) => sum + most(0n, amount - validBet) * BigInt(by), 0n) / 10_000n
}

/**
 * Settles one period of a line.
 *
 * @param agents each after the one above it
 * @param teams what each agent's team did in the period, by the agent's id
 * @param before what each agent's period before carried, by its id
 */
export function settleNaively(
  agents: readonly LineAgent[],
  teams: ReadonlyMap<number, OwnFigures>,
  period: number,
  isMonthEnd: boolean,
  before: ReadonlyMap<number, Carried>,
): Map<number, NaiveSettlement> {
  const found = new Map<number, NaiveSettlement>()
  // Agents stand after those above them, so everybody below is settled first.
  for (const agent of agents.toReversed()) {
    const { id, terms } = agent
    const team = teams.get(id) ?? nothingDone
    const carried = before.get(id) ?? { base: 0n, shortfall: 0n, earned: 0n }
    const isDividend = terms.kind === 'dividend'
    let base = team[isDividend ? 'won' : 'validBet']
    for (const { basis, sign, percent } of terms.costs) {
      const cost = (team[basis] * BigInt(percent)) / 10_000n
      base += sign === 'minus' ? -cost : cost
    }
    const result = isDividend ? base : team.won
    const isReached = ({ validBet, pnl, active }: Tier) =>
      team.validBet >= validBet && team.active >= BigInt(active) && (pnl === null || result >= pnl)
    const gross = shareBy(terms, most(0n, isDividend ? base + carried.base : base), isReached)
    const below = agents.filter(({ above }) => above === agent)
    const sumBelow = (amount: (one: NaiveSettlement, by: LineAgent) => bigint) =>
      below.reduce((total, one) => {
        const settled = found.get(one.id)
        return total + (settled ? amount(settled, one) : 0n)
      }, 0n)
    const given = sumBelow((one) => one.gross)
    const passedOn = sumBelow(({ pay }, by) => (by.terms.payer === 'upline' ? pay : 0n))

    // A debt of this period is what it lacks without old debts and corrections, which are the agent's own in any case.
    const ofPeriod = gross - given + carried.earned
    const ofBefore = carried.shortfall + (agent.adjusted[period] ?? 0n)
    const due = ofPeriod + ofBefore
    const isKept = terms.shortfall === 'carry'
    const isEnd = agent.last === period
    const debt = isKept ? 0n : -least(0n, ofPeriod + most(0n, ofBefore))
    const left = -least(0n, due) - debt
    const isEnough = team.active >= BigInt(terms.minimumActive)
    const earned = most(0n, due)
    const fate = isEnough ? 'paid' : terms.missedActive === 'lose' ? 'lost' : isEnd ? 'paid' : 'waiting'
    const lost = fate === 'lost' ? earned : 0n
    const owed = terms.shortfall === 'upline' ? debt : 0n
    const moved = (fate === 'paid' ? earned : 0n) + passedOn - owed
    const negative = least(0n, base + carried.base)
    const bases = {
      none: 0n,
      previousPeriod: least(0n, base),
      halfMonth: isMonthEnd ? 0n : negative,
      forever: negative,
    }
    found.set(id, {
      base,
      gross,
      pay: most(0n, moved),
      owes: -least(0n, moved),
      passedOn,
      borne: (terms.shortfall === 'house' ? debt : 0n) + (isEnd ? left : 0n),
      lost,
      lostInLine: sumBelow((one) => one.lostInLine) + least(lost, most(0n, ofPeriod)),
      carriedOut: {
        base: isDividend && !isEnd ? bases[terms.carry] : 0n,
        shortfall: isEnd ? 0n : -left,
        earned: fate === 'waiting' ? earned : 0n,
      },
    })
  }
  return found
}
