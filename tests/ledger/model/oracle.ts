import type { HoldStatus } from '#gateway/platform/ledger/ledger.ts'
import { DoorOracle } from './door-oracle.ts'

export type Outcome = { ok: true } | { ok: false; kind: string }
type ModelAccount = { currency: string; balance: bigint; held: bigint }
type ModelHold = { account: number; amount: bigint; status: HoldStatus; due: boolean }
type ModelTransfer = { legs: { account: number; amount: bigint }[]; reversed: boolean; reversal: boolean }
type ModelKey = { body: string; outcome: Outcome }

export const ok: Outcome = { ok: true }
export const no = (kind: string): Outcome => ({ ok: false, kind })

/** A simple model of the ledger: numbers in memory, one step at a time. */
export class Oracle {
  readonly accounts: ModelAccount[]
  readonly holds: ModelHold[] = []
  readonly transfers: ModelTransfer[] = []
  readonly keys = new Map<string, ModelKey>()
  /** Days since the first one. */
  today = 0
  /** The model of gateway/play/vendors, which moves the money of these accounts. */
  readonly door = new DoorOracle(this)

  constructor(currencies: readonly string[]) {
    this.accounts = currencies.map((currency) => ({ currency, balance: 0n, held: 0n }))
  }

  /** Whether the rules that protect a player let a stake pass; here there are none. */
  mayStake(_account: number, _stake: bigint): boolean {
    return true
  }

  /** A settled bet counts towards the turnover of deposits. */
  countValidBet(_account: number, _validBet: bigint): void {
    // Here no deposit needs any.
  }

  deposit(account: number, amount: bigint): Outcome {
    return this.post([{ account, amount }])
  }

  gift(from: number, to: number, amount: bigint): Outcome {
    if (this.available(from) < amount) return no('insufficient-funds')
    if (this.accounts[from]?.currency !== this.accounts[to]?.currency) return no('currency-mismatch')
    return this.post([
      { account: from, amount: -amount },
      { account: to, amount },
    ])
  }

  reverse(at: number): Outcome {
    const transfer = this.transfers[at]
    if (!transfer) return no('transfer-not-found')
    if (transfer.reversal) return no('not-reversible')
    if (transfer.reversed) return no('already-reversed')
    const legs = transfer.legs.map(({ account, amount }) => ({ account, amount: -amount }))
    if (legs.some(({ account, amount }) => this.available(account) + amount < 0n)) return no('insufficient-funds')
    transfer.reversed = true
    return this.post(legs, true)
  }

  hold(account: number, amount: bigint, due: boolean): Outcome {
    const own = this.accounts[account]
    if (!own || this.available(account) < amount) return no('insufficient-funds')
    own.held += amount
    this.holds.push({ account, amount, due, status: 'pending' })
    return ok
  }

  settle(at: number, stake: bigint, payout: bigint): Outcome {
    const hold = this.holds[at]
    const own = hold && this.accounts[hold.account]
    if (!hold || !own) return no('hold-not-found')
    if (hold.status !== 'pending') return no('hold-not-pending')
    if (stake > hold.amount) return no('amount-invalid')
    hold.status = 'posted'
    own.held -= hold.amount
    own.balance += payout - stake
    return ok
  }

  /** Each owner has two accounts: the second half of the list repeats the owners of the first. */
  move(at: number, to: number): Outcome {
    const hold = this.holds[at]
    if (!hold) return no('hold-not-found')
    if (hold.status !== 'pending') return no('hold-not-pending')
    const owners = this.accounts.length / 2
    if (hold.account === to || hold.account % owners !== to % owners) return no('account-not-found')
    this.release(hold, 'posted')
    return this.post([
      { account: hold.account, amount: -hold.amount },
      { account: to, amount: hold.amount },
    ])
  }

  void(at: number): Outcome {
    const hold = this.holds[at]
    if (!hold) return no('hold-not-found')
    if (hold.status !== 'pending') return no('hold-not-pending')
    this.release(hold, 'voided')
    return ok
  }

  /** Places of the holds that expire. */
  expire(): number[] {
    const due = [...this.holds.keys()].filter((at) => this.holds[at]?.status === 'pending' && this.holds[at]?.due)
    for (const at of due) {
      const hold = this.holds[at]
      if (hold) this.release(hold, 'expired')
    }
    return due
  }

  /** `body` distinguishes two requests with one key. */
  once(key: string, body: string, work: () => Outcome): Outcome & { replayed: boolean } {
    const known = this.keys.get(key)
    if (known && known.body !== body) return { ...no('idempotency-conflict'), replayed: false }
    if (known) return { ...known.outcome, replayed: true }
    const outcome = work()
    this.keys.set(key, { body, outcome })
    return { ...outcome, replayed: false }
  }

  /** The available amount. */
  available(account: number): bigint {
    const own = this.accounts[account]
    return own ? own.balance - own.held : 0n
  }

  private release(hold: ModelHold, status: HoldStatus): void {
    hold.status = status
    const own = this.accounts[hold.account]
    if (own) own.held -= hold.amount
  }

  private post(legs: ModelTransfer['legs'], reversal = false): Outcome {
    for (const { account, amount } of legs) {
      const own = this.accounts[account]
      if (own) own.balance += amount
    }
    this.transfers.push({ legs, reversed: false, reversal })
    return ok
  }
}
