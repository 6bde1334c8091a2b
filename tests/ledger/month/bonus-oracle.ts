import type { Category, PlannedBet } from './plan.ts'

/** The terms of a bonus that a player has from the beginning of the month on, minor units. */
export interface BonusPlan {
  readonly spend: 'real-first' | 'bonus-first'
  readonly granted: bigint
  readonly required: bigint
  readonly cap: bigint
  /** How much of a stake counts, in per cent. */
  readonly weights: Readonly<Record<Category, bigint>>
  readonly expiresAt: number
}

/** The bonus part of a bet; both are 0 where a bonus only counted the bet. */
interface Share {
  readonly stake: bigint
  readonly win: bigint
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * A month of a bonus, bet by bet. A stake that own money and the bonus do not cover is refused.
 *
 * @param bets of the player
 * @param jobs when expired bonuses were ended
 */
export function bonusOf(bets: readonly PlannedBet[], plan: BonusPlan, jobs: readonly number[]) {
  const shares = new Map<number, Share>()
  const refused = new Set<number>()
  const open = new Map<number, { readonly stake: bigint; readonly counted: bigint }>()
  let balance = plan.granted
  let held = 0n
  let progress = 0n
  let converted: bigint | null = null
  let status: 'active' | 'completed' | 'expired' | 'forfeited' = 'active'

  /** What follows from a bet. */
  const follow = () => {
    if (status !== 'active') balance = held
    else if (progress === plan.required && held === 0n) {
      converted = smaller(balance, plan.cap)
      balance = 0n
      status = 'completed'
    } else if (balance === 0n) status = 'forfeited'
  }

  const place = (bet: PlannedBet) => {
    const { own = bet.stake } = bet
    const isOver = status !== 'active' || bet.placedAt >= plan.expiresAt || progress === plan.required
    const wanted = isOver ? 0n : plan.spend === 'bonus-first' ? bet.stake : bet.stake - own
    const stake = smaller(wanted, balance - held)
    if (own < bet.stake - stake) return void refused.add(bet.id)
    if (isOver) return
    const counted = smaller(plan.required - progress, (bet.stake * plan.weights[bet.category]) / 100n)
    progress += counted
    open.set(bet.id, { stake, counted })
    held += stake
    if (bet.fate === 'at once' || bet.fate === 'doubled') return settle(bet)
    follow()
    if (bet.fate === 'rolled back') giveBack(bet)
  }

  const settle = (bet: PlannedBet) => {
    const placed = open.get(bet.id)
    if (!placed) return
    // After the conversion all is the player's own.
    const win = status === 'completed' ? 0n : (bet.win * placed.stake) / bet.stake
    held -= placed.stake
    balance += win - placed.stake
    shares.set(bet.id, { stake: placed.stake, win })
    follow()
  }

  const giveBack = (bet: PlannedBet) => {
    const placed = open.get(bet.id)
    if (!placed) return
    held -= placed.stake
    if (status === 'active') progress -= placed.counted
    follow()
  }

  const end = (at: number) => {
    if (status !== 'active' || plan.expiresAt > at || progress === plan.required) return
    status = 'expired'
    balance = held
  }

  const happenings = [
    ...bets.map((bet) => ({ at: bet.placedAt, run: () => place(bet) })),
    ...bets.filter(({ fate }) => fate === 'later').map((bet) => ({ at: bet.settledAt, run: () => settle(bet) })),
    ...jobs.map((at) => ({ at, run: () => end(at) })),
  ]
  for (const { run } of happenings.sort((one, other) => one.at - other.at)) run()
  return { status, progress, converted, balance, shares, refused }
}
