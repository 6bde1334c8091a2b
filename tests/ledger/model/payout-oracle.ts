import type { WithdrawalState } from '#gateway/money/withdrawals/states.ts'
import type { MemberOracle } from './member-oracle.ts'
import { no, type Outcome, ok } from './oracle.ts'

/** The rules of withdrawals under which the sequences run: narrow enough that small amounts meet all of them. */
export const payoutRules = {
  minimum: 2n,
  maximum: 50n,
  dayCount: 3,
  daySum: 90n,
  feeFixed: 3n,
  feeBasisPoints: 1_000,
  automaticUpTo: 25n,
} as const

/** The provider's answer. `lost`: none; `missing`: it does not know the withdrawal. */
export const payoutAnswers = ['paid', 'refused', 'returned', 'processing', 'lost', 'missing'] as const
export type PayoutAnswer = (typeof payoutAnswers)[number]

export const confirmations = ['received', 'not_received', 'fully_paid'] as const
type Confirmation = (typeof confirmations)[number]

/** What the operator finds out about money that has not arrived. */
export const findings = ['arrived', 'paid_again', 'returned'] as const
type Finding = (typeof findings)[number]

interface ModelWithdrawal {
  readonly account: number
  readonly amount: bigint
  readonly day: number
  /** What the member said of it once it was paid. */
  confirmation?: Confirmation
  /** The case that "not received" opens. */
  case?: Finding | 'open'
  state: WithdrawalState
  /** Whether the provider was ever asked to pay. */
  isSent: boolean
}

const isUnderWay = ({ state }: ModelWithdrawal) => state === 'submitted' || state === 'unknown'

/** A model of withdrawals. */
export class PayoutOracle {
  readonly all: ModelWithdrawal[] = []
  readonly #oracle: MemberOracle

  constructor(oracle: MemberOracle) {
    this.#oracle = oracle
  }

  ask(account: number, amount: bigint): Outcome {
    const { today } = this.#oracle
    if (this.#oracle.deposits.isLocked(account)) return no('withdrawal_locked')
    if (this.#oracle.turnover.left(account) > 0n) return no('turnover_open')
    if (amount < payoutRules.minimum) return no('amount_below_minimum')
    if (amount > payoutRules.maximum) return no('amount_above_maximum')
    if (payoutRules.feeFixed + amount / 10n >= amount) return no('amount_invalid')
    const counted = this.all.filter(
      (one) => one.account === account && one.day === today && one.state !== 'rejected' && one.state !== 'failed',
    )
    const sum = counted.reduce((total, one) => total + one.amount, amount)
    if (counted.length >= payoutRules.dayCount || sum > payoutRules.daySum) return no('withdrawal_limit')
    const own = this.#oracle.accounts[account]
    if (!own || this.#oracle.available(account) < amount) return no('insufficient-funds')
    this.#oracle.turnover.close(account)
    own.held += amount
    const state = amount <= payoutRules.automaticUpTo ? 'approved' : 'review'
    this.all.push({ account, amount, day: today, state, isSent: false })
    return ok
  }

  /** @returns whether there was something to decide */
  decide(at: number, isRejected: boolean): boolean {
    const one = this.all[at]
    if (one?.state !== 'review') return false
    if (isRejected) this.#end(one, 'rejected', 0n)
    else one.state = 'approved'
    return true
  }

  /** An open case is decided once; only money that came back is credited. @returns whether it was open */
  decideCase(at: number, finding: Finding): boolean {
    const one = this.all[at]
    if (one?.case !== 'open') return false
    one.case = finding
    if (finding === 'returned') this.#comeBack(one)
    return true
  }

  /** What is said of a paid withdrawal moves no money; what was said stays. */
  confirm(at: number, confirmation: Confirmation): Outcome {
    const one = this.all[at]
    if (!one) return no('withdrawal_not_found')
    if (one.state === 'paid' && one.confirmation === undefined) {
      one.confirmation = confirmation
      if (confirmation === 'not_received') one.case = 'open'
    }
    return one.confirmation === confirmation ? ok : no('withdrawal_not_paid')
  }

  /** A run of the job: it asks about what was sent before, and sends what is approved, unless a claim is open. */
  work(answer: PayoutAnswer): void {
    const underWay = this.all.filter(isUnderWay)
    const { deposits } = this.#oracle
    const approved = this.all.filter(({ state, account }) => state === 'approved' && !deposits.isLocked(account))
    for (const one of approved) {
      one.state = 'submitted'
      one.isSent = true
    }
    for (const one of [...underWay, ...approved]) this.#take(one, answer)
  }

  /** The provider is asked about one withdrawal, whatever its state. */
  askAbout(at: number, answer: PayoutAnswer): void {
    const one = this.all[at]
    if (one) this.#take(one, answer)
  }

  #take(one: ModelWithdrawal, answer: PayoutAnswer): void {
    // The first payment of what was paid twice is the house's when it comes back.
    if (answer === 'returned' && one.state === 'paid' && one.case !== 'paid_again') this.#comeBack(one)
    if (!isUnderWay(one)) return
    if (answer === 'paid') this.#end(one, 'paid', one.amount)
    else if (answer === 'refused') this.#end(one, 'failed', 0n)
    else if (answer === 'returned') this.#end(one, 'returned', 0n)
    else one.state = answer === 'lost' ? 'unknown' : 'submitted'
  }

  /** Paid money comes back with its fee, which ends an open case. */
  #comeBack(one: ModelWithdrawal): void {
    const own = this.#oracle.accounts[one.account]
    if (own) own.balance += one.amount
    one.state = 'returned'
    if (one.case === 'open') one.case = 'returned'
  }

  #end(one: ModelWithdrawal, state: WithdrawalState, taken: bigint): void {
    const own = this.#oracle.accounts[one.account]
    if (own) {
      own.held -= one.amount
      own.balance -= taken
    }
    one.state = state
  }
}
