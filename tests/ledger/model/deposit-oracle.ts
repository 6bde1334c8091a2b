import type { MemberOracle } from './member-oracle.ts'
import { no, type Outcome, ok } from './oracle.ts'

/** The fee of a deposit in the sequences, high enough that small amounts show it. */
export const depositRules = { minimum: 3n, feeFixed: 1n, feeBasisPoints: 1_000 } as const
const feeOf = (amount: bigint) => depositRules.feeFixed + amount / 10n

/** Who pays: the provider does not say, the member, or somebody else. */
export const payers = ['unnamed', 'own', 'foreign'] as const
export type Payer = (typeof payers)[number]

/**
 * The provider's answer about a payment that is to go back. `lost`: none; `sentLost`: it sends the payment back, and the
 * answer is lost; `unsent`: the request does not arrive.
 */
export const returnAnswers = ['done', 'failed', 'processing', 'lost', 'sentLost', 'unsent'] as const
export type ReturnAnswer = (typeof returnAnswers)[number]

interface ModelPayment {
  readonly account: number
  readonly amount: bigint
  readonly isCredited: boolean
  /** The state of its return, if it is not credited. */
  back?: 'requested' | 'unknown' | 'done' | 'failed'
  /** Whether the provider has got the request to send it back. */
  isSentBack: boolean
  /** Requests to send it back that the provider got and refused. */
  failedReturns: number
}

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
  readonly payments: ModelPayment[] = []
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
   * nothing would be left, if somebody else has paid, or if its bank has claimed it before.
   */
  arrive(at: number, amount: bigint, { isDisputed, payer }: { isDisputed: boolean; payer: Payer }): void {
    const charge = this.all[at]
    const own = charge && this.#oracle.accounts[charge.account]
    if (!own) return
    const isOwn = payer !== 'foreign'
    const isCredited = isOwn && !isDisputed && charge.state === 'pending' && amount > feeOf(amount)
    const back = isCredited ? {} : ({ back: 'requested' } as const)
    this.payments.push({ account: charge.account, amount, isCredited, isSentBack: false, failedReturns: 0, ...back })
    if (isDisputed) this.claims.push({ account: undefined, isOpen: true })
    if (isCredited) {
      charge.received = { amount, day: this.#oracle.today }
      this.#oracle.turnover.open(charge.account, amount - feeOf(amount))
      own.balance += amount - feeOf(amount)
    }
    if (charge.state === 'pending') charge.state = isCredited ? 'credited' : 'returned'
  }

  /** A run of the job that sends payments back: it asks first, and sends what the provider has not got. */
  sendBack(answer: ReturnAnswer): void {
    for (const one of this.payments) {
      if (one.back !== 'requested' && one.back !== 'unknown') continue
      const isAsked = answer === 'lost' || one.isSentBack
      if (!isAsked && answer !== 'unsent') one.isSentBack = true
      const isSilent = answer === 'lost' || (!isAsked && (answer === 'sentLost' || answer === 'unsent'))
      if (isSilent) one.back = 'unknown'
      else one.back = answer === 'done' || answer === 'failed' ? answer : 'requested'
    }
  }

  /** A failed return is tried again, under a new number. @returns whether it had failed */
  sendAgain(at: number): boolean {
    const payment = this.payments[at]
    if (payment?.back !== 'failed') return false
    payment.back = 'requested'
    payment.isSentBack = false
    payment.failedReturns++
    return true
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
