import { beginOf } from './mission-oracle.ts'
import { civilDay, type PlayedBet } from './oracle.ts'
import { type Category, dayEnds, monthStart } from './plan.ts'

export interface CashBackPlan {
  readonly name: string
  readonly period: 'day' | 'week'
  readonly categories: readonly Category[]
  /** Amounts in minor units, rates in hundredths of a per cent; the oldest first. */
  readonly versions: readonly {
    readonly from: number
    readonly rate: bigint
    readonly minimum: bigint
    readonly cap: bigint | null
  }[]
}

const dayBegins = [monthStart, ...dayEnds]

/** What each day or week gives back of what a player lost in it with own money, by the day with which it begins. */
export function cashBacksOf(bets: readonly PlayedBet[], player: number, plan: CashBackPlan) {
  const sums = new Map<string, { stake: bigint; win: bigint }>()
  for (const bet of bets) {
    if (bet.player !== player || bet.fate === 'rolled back' || !plan.categories.includes(bet.category)) continue
    const begin = beginOf(plan.period, civilDay(bet.placedAt), '')
    const { stake, win } = sums.get(begin) ?? { stake: 0n, win: 0n }
    sums.set(begin, { stake: stake + bet.stake - bet.bonusStake, win: win + bet.win - bet.bonusWin })
  }
  const begun = [...sums].sort(([one], [other]) => one.localeCompare(other))
  return begun.map(([begin, { stake, win }]) => {
    const from = dayBegins.find((at) => civilDay(at) === begin) ?? 0
    const { rate, minimum, cap } = plan.versions.findLast((version) => version.from <= from) ?? never
    const loss = stake - win
    const part = loss < minimum || loss < 0n ? 0n : (loss * rate) / 10_000n
    return { begin, stake, win, rate, amount: cap !== null && part > cap ? cap : part }
  })
}

const never = { rate: 0n, minimum: 0n, cap: null }
