import { no, type Outcome, ok } from './oracle.ts'

export const limitKinds = ['deposit', 'loss', 'wager'] as const
export type ModelLimitKind = (typeof limitKinds)[number]

interface ModelLimit {
  readonly amount: bigint
  /** A higher limit, or none (null), that was asked for. */
  readonly wish?: { readonly amount: bigint | null }
}

/** A model of the limits of a month that members set themselves. */
export class LimitOracle {
  readonly #limits = new Map<string, ModelLimit>()

  /** A lower limit holds at once, a higher one has to be confirmed. */
  set(account: number, kind: ModelLimitKind, amount: bigint | null): void {
    const name = `${account} ${kind}`
    const limit = this.#limits.get(name)
    if (amount !== null && (!limit || amount <= limit.amount)) this.#limits.set(name, { amount })
    else if (limit) this.#limits.set(name, { amount: limit.amount, wish: { amount } })
  }

  /** @param isEarly before the time to think is over */
  confirm(account: number, kind: ModelLimitKind, isEarly: boolean): Outcome {
    const name = `${account} ${kind}`
    const wish = this.#limits.get(name)?.wish
    if (!wish) return no('limit_wish_unknown')
    if (isEarly) return no('limit_wish_early')
    if (wish.amount === null) this.#limits.delete(name)
    else this.#limits.set(name, { amount: wish.amount })
    return ok
  }

  /** Undefined without a limit. */
  of(account: number, kind: ModelLimitKind): bigint | undefined {
    return this.#limits.get(`${account} ${kind}`)?.amount
  }
}
