import { no, type Outcome, ok } from './oracle.ts'

export const limitKinds = ['deposit', 'loss', 'wager'] as const
export type ModelLimitKind = (typeof limitKinds)[number]

/** In the order of the alphabet, as the gateway lists them. */
export const modelPeriods = ['day', 'month', 'week'] as const
export type ModelPeriod = (typeof modelPeriods)[number]

/** The day with the number 0 is the first of March 2026, a Sunday. */
export const firstDay = Date.UTC(2026, 2, 1)

/** Names the period that a day belongs to: the day itself, its week from Monday on, or its month. */
export function windowOf(period: ModelPeriod, day: number): string {
  if (period === 'day') return `${day}`
  if (period === 'week') return `${Math.ceil(day / 7)}`
  return new Date(firstDay + day * 86_400_000).toISOString().slice(0, 7)
}

interface ModelKey {
  readonly kind: ModelLimitKind
  readonly period: ModelPeriod
}

interface ModelLimit {
  readonly amount: bigint
  /** A higher limit, or none (null), that was asked for. */
  readonly wish?: { readonly amount: bigint | null }
}

/** A model of the limits that members set themselves. */
export class LimitOracle {
  readonly #limits = new Map<string, ModelLimit>()

  /** A lower limit holds at once, a higher one has to be confirmed. */
  set(account: number, key: ModelKey, amount: bigint | null): void {
    const name = nameOf(account, key)
    const limit = this.#limits.get(name)
    if (amount !== null && (!limit || amount <= limit.amount)) this.#limits.set(name, { amount })
    else if (limit) this.#limits.set(name, { amount: limit.amount, wish: { amount } })
  }

  /** @param isEarly before the time to think is over */
  confirm(account: number, key: ModelKey, isEarly: boolean): Outcome {
    const name = nameOf(account, key)
    const wish = this.#limits.get(name)?.wish
    if (!wish) return no('limit_wish_unknown')
    if (isEarly) return no('limit_wish_early')
    if (wish.amount === null) this.#limits.delete(name)
    else this.#limits.set(name, { amount: wish.amount })
    return ok
  }

  /** Undefined without a limit. */
  of(account: number, key: ModelKey): bigint | undefined {
    return this.#limits.get(nameOf(account, key))?.amount
  }
}

const nameOf = (account: number, { kind, period }: ModelKey) => `${account} ${kind} ${period}`
