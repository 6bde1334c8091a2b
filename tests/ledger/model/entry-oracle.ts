import { no, Oracle, type Outcome, ok } from './oracle.ts'

/** Promotions in the sequences that members enter themselves: low, so that small deposits reach them. Minor units. */
export const entries = {
  /** Parts of a deposit; of both that are joined, the one with fewer days gives its bonus. */
  large: { kind: 'deposit', percent: 100n, minimum: 300n, most: 500n, days: 7 },
  small: { kind: 'deposit', percent: 33n, minimum: 100n, most: 200n, days: 3 },
  cash: { kind: 'application', amount: 250n },
  bonus: { kind: 'application', amount: 400n },
} as const
export type EntryName = keyof typeof entries
export type DepositEntry = 'large' | 'small'

interface Entered {
  readonly name: EntryName
  readonly comment: string | null
  state: 'signed' | 'applying' | 'rejected' | 'claim' | 'claimed' | 'issued' | 'close'
  reason: 'left' | 'off' | 'expired' | null
  /** What it gave; for an application also what it will give. */
  amount: bigint | null
}

/** A model of the promotions that a member joins or applies for. */
export class EntryOracle {
  /** The oldest first. */
  readonly entered: Entered[] = []
  /** Credits of the main account since the last read, minor units. */
  credited = 0n
  readonly #payments = new Set<string>()
  readonly #keys = new Oracle([])

  join(name: DepositEntry): Outcome {
    if (!this.entered.some((one) => one.name === name && one.state === 'signed')) this.#enter(name, 'signed', null)
    return ok
  }

  leave(at: number): Outcome {
    const one = this.entered[at]
    if (!one) return no('reward_not_found')
    if (one.reason === 'left') return ok
    if (one.state !== 'signed') return no('reward_over')
    Object.assign(one, { state: 'close', reason: 'left' })
    return ok
  }

  /** A payment counts once, however often it is reported. @param isAllowed whether the law allows bonuses of deposits */
  deposit(payment: string, amount: bigint, isAllowed: boolean): void {
    if (this.#payments.has(payment)) return
    this.#payments.add(payment)
    this.credited += amount
    const joined = this.entered.filter(({ state }) => state === 'signed')
    if (!isAllowed) for (const one of joined) Object.assign(one, { state: 'close', reason: 'off' })
    else this.#issue(joined, amount)
  }

  apply(name: 'cash' | 'bonus', comment: string): Outcome {
    const waiting = this.entered.find((one) => one.name === name && one.state === 'applying')
    if (waiting) return waiting.comment === comment ? ok : no('promotion_refused')
    this.#enter(name, 'applying', comment)
    return ok
  }

  /** @returns whether there was something to decide */
  decide(at: number, isApproved: boolean): boolean {
    const one = this.entered[at]
    if (one?.state !== 'applying') return false
    one.state = isApproved ? 'claim' : 'rejected'
    const promotion = entries[one.name]
    if (isApproved && promotion.kind === 'application') one.amount = promotion.amount
    return true
  }

  claim(key: string, at: number): Outcome {
    return this.#keys.once(key, `claim ${at}`, () => {
      const one = this.entered[at]
      if (!one) return no('reward_not_found')
      if (one.state === 'claimed' || one.state === 'issued') return no('reward_claimed')
      if (one.state !== 'claim') return no('reward_over')
      one.state = 'claimed'
      if (one.name === 'cash') this.credited += entries.cash.amount
      return ok
    })
  }

  /** The time to deposit and to claim is over. An application waits for a person, however long. */
  close(): void {
    for (const one of this.entered)
      if (one.state === 'signed' || one.state === 'claim') Object.assign(one, { state: 'close', reason: 'expired' })
  }

  #enter(name: EntryName, state: Entered['state'], comment: string | null): void {
    this.entered.push({ name, state, comment, reason: null, amount: null })
  }

  /** Of the joined promotions that take this deposit, the one that ends first gives its bonus. */
  #issue(joined: readonly Entered[], amount: bigint): void {
    for (const name of ['small', 'large'] as const) {
      const one = joined.find((each) => each.name === name)
      const { percent, minimum, most } = entries[name]
      if (!one || amount < minimum) continue
      const part = (amount * percent) / 100n
      Object.assign(one, { state: 'issued', amount: part < most ? part : most })
      return
    }
  }
}
