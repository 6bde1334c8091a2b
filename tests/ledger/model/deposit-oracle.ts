import type { MemberOracle } from './member-oracle.ts'
import { no, type Outcome, ok } from './oracle.ts'

/** The fee of a deposit in the sequences, high enough that small amounts show it. */
export const depositRules = { minimum: 3n, feeFixed: 1n, feeBasisPoints: 1_000 } as const
const feeOf = (amount: bigint) => depositRules.feeFixed + amount / 10n

interface ModelDeposit {
  readonly account: number
  readonly amount: bigint
  readonly day: number
  state: 'pending' | 'credited' | 'returned'
  /** What was paid, with its fee, and on which day: it may be something else than what was asked for. */
  received?: { readonly amount: bigint; readonly day: number }
}

/** A model of deposits: charges, payments, and what banks of payers claim back. */
export class DepositOracle {
  readonly all: ModelDeposit[] = []
  readonly payments: { readonly account: number; readonly amount: bigint; readonly isCredited: boolean }[] = []
  readonly claims: { readonly account: number | undefined; isOpen: boolean }[] = []
  /** What members owe the house after claims. */
  debt = 0n
  readonly #oracle: MemberOracle

  constructor(oracle: MemberOracle) {
    this.#oracle = oracle
  }

  charge(account: number, amount: bigint): Outcome {
    if (amount < depositRules.minimum) return no('amount_below_minimum')
    if (!this.#oracle.fits(account, 'deposit', amount)) return no('limit_reached')
    this.all.push({ account, amount, day: this.#oracle.today, state: 'pending' })
    return ok
  }

  /**
   * What is paid is credited without its fee, whatever limit was reached meanwhile. It goes back if it is a second payment, if
   * nothing would be left, or if its bank has claimed it before.
   */
  arrive(at: number, amount: bigint, isDisputed: boolean): void {
    const charge = this.all[at]
    const own = charge && this.#oracle.accounts[charge.account]
    if (!own) return
    const isCredited = !isDisputed && charge.state === 'pending' && amount > feeOf(amount)
    this.payments.push({ account: charge.account, amount, isCredited })
    if (isDisputed) this.claims.push({ account: undefined, isOpen: true })
    if (isCredited) {
      charge.received = { amount, day: this.#oracle.today }
      own.balance += amount - feeOf(amount)
    }
    if (charge.state === 'pending') charge.state = isCredited ? 'credited' : 'returned'
  }

  /** A payment is claimed back, at most whole: it is taken as far as the wallet reaches, and the rest is owed. */
  claim(at: number, amount: bigint): void {
    const payment = this.payments[at]
    const own = payment && this.#oracle.accounts[payment.account]
    if (!own) return
    this.claims.push({ account: payment.isCredited ? payment.account : undefined, isOpen: true })
    if (!payment.isCredited) return
    const [left, claimed] = [this.#oracle.available(payment.account), amount < payment.amount ? amount : payment.amount]
    const taken = left < claimed ? left : claimed
    own.balance -= taken
    this.debt += claimed - taken
  }

  /** @returns whether it was open */
  release(at: number): boolean {
    const claim = this.claims[at]
    if (!claim?.isOpen) return false
    claim.isOpen = false
    return true
  }

  /** Whether a claim is open, so that nothing leaves the account. */
  isLocked(account: number): boolean {
    return this.claims.some((claim) => claim.isOpen && claim.account === account)
  }

  /** Charges of a member that count towards limits: those that were credited, and those that can still be paid, with their days. */
  counted(account: number): { readonly amount: bigint; readonly day: number }[] {
    const { today } = this.#oracle
    return this.all
      .filter((charge) => charge.account === account)
      .flatMap(({ state, amount, day, received }) => {
        if (received) return [received]
        // A charge can be paid for some hours, so not on the day after.
        return state === 'pending' && day === today ? [{ amount, day }] : []
      })
  }
}
