import { no, Oracle, type Outcome, ok } from './oracle.ts'

/** Prices in the sequences: low, so that small bets can pay them. */
export const prices = {
  turnover: 100n,
  reward: { points: 3, value: 50 },
  goods: { points: 2, value: null, quantity: 100_000 },
  rate: { points: 2, amount: 7n },
  cash: 500n,
}

type RewardState = 'claim' | 'claimed' | 'close'
type OrderState = 'placed' | 'shipped' | 'done' | 'cancelled'

/** The operator's decisions about an order, with the states that they follow and the one that they lead to. */
const decisions: Readonly<Record<'ship' | 'finish' | 'cancel', [from: readonly OrderState[], to: OrderState]>> = {
  ship: [['placed'], 'shipped'],
  finish: [['shipped'], 'done'],
  cancel: [['placed', 'shipped'], 'cancelled'],
}

/** A model of what a member gets besides bets: points and what they buy, and rewards that wait to be claimed. */
export class RewardOracle {
  points = 0n
  /** Credits of the main account since the last read, minor units. */
  credited = 0n
  readonly rewards: { readonly reference: string; readonly isCash: boolean; state: RewardState }[] = []
  /** Orders of goods, the oldest first. */
  readonly orders: OrderState[] = []
  readonly #keys = new Oracle([])

  /** Points of all counted bets: `turnover` is their sum. Given points are never taken back. */
  earn(turnover: bigint, given: bigint): void {
    this.points += turnover / prices.turnover - given
  }

  redeem(key: string): Outcome {
    return this.#keys.once(key, 'redeem', () => this.#buy(BigInt(prices.reward.points), BigInt(prices.reward.value)))
  }

  order(key: string): Outcome {
    return this.#keys.once(key, 'order', () => {
      const bought = this.#buy(BigInt(prices.goods.points), 0n)
      if (bought.ok) this.orders.push('placed')
      return bought
    })
  }

  /** @returns whether the operator could decide so about an order */
  decide(at: number, how: keyof typeof decisions): boolean {
    const [from, to] = decisions[how]
    const state = this.orders[at]
    if (state === undefined || !from.includes(state)) return false
    this.orders[at] = to
    // Points are given back once.
    if (to === 'cancelled') this.points += BigInt(prices.goods.points)
    return true
  }

  convert(key: string, points: bigint): Outcome {
    const { points: each, amount } = prices.rate
    const isWhole = points % BigInt(each) === 0n
    const money = (points / BigInt(each)) * amount
    return this.#keys.once(key, `convert ${points}`, () => (isWhole ? this.#buy(points, money) : no('amount_invalid')))
  }

  /** @returns whether it was given: a reference gives nothing twice */
  give(reference: string, isCash: boolean): boolean {
    if (this.rewards.some((reward) => reward.reference === reference && reward.isCash === isCash)) return false
    this.rewards.push({ reference, isCash, state: 'claim' })
    return true
  }

  claim(key: string, at: number): Outcome {
    return this.#keys.once(key, `claim ${at}`, () => {
      const reward = this.rewards[at]
      if (!reward) return no('reward_not_found')
      if (reward.state !== 'claim') return no(reward.state === 'claimed' ? 'reward_claimed' : 'reward_over')
      reward.state = 'claimed'
      if (reward.isCash) this.credited += prices.cash
      return ok
    })
  }

  /** The time to claim is over. */
  close(): void {
    for (const reward of this.rewards) if (reward.state === 'claim') reward.state = 'close'
  }

  #buy(points: bigint, money: bigint): Outcome {
    if (this.points < points) return no('points_missing')
    this.points -= points
    this.credited += money
    return ok
  }
}
