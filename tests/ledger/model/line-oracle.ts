import type { MemberOracle } from './member-oracle.ts'
import { no, type Outcome, ok } from './oracle.ts'

/** The rules of transfers along the line under which the sequences run. */
export const lineRules = { minimum: 2n, maximum: 50n, dayCount: 3, daySum: 80n } as const

/** Which of the two members is the agent of the other. */
const agentPlace = 0

interface ModelLineTransfer {
  readonly from: number
  readonly to: number
  readonly amount: bigint
  readonly day: number
}

/** A model of money along the agent line: of the two members one is the agent of the other. */
export class LineOracle {
  readonly all: ModelLineTransfer[] = []
  readonly #oracle: MemberOracle

  constructor(oracle: MemberOracle) {
    this.#oracle = oracle
  }

  send(from: number, amount: bigint): Outcome {
    const to = 1 - from
    const { today } = this.#oracle
    if (this.#oracle.deposits.isLocked(from)) return no('withdrawal_locked')
    if (this.#oracle.turnover.left(from) > 0n) return no('turnover_open')
    if (amount < lineRules.minimum) return no('amount_below_minimum')
    if (amount > lineRules.maximum) return no('amount_above_maximum')
    const sent = this.all.filter((one) => one.from === from && one.day === today)
    const sum = sent.reduce((total, one) => total + one.amount, amount)
    if (sent.length >= lineRules.dayCount || sum > lineRules.daySum) return no('transfer_limit')
    if (!this.#oracle.fits(to, 'deposit', amount)) return no('receiver_unavailable')
    const [payer, payee] = [this.#oracle.accounts[from], this.#oracle.accounts[to]]
    if (!payer || !payee || this.#oracle.available(from) < amount) return no('insufficient-funds')
    for (const side of [from, to]) this.#oracle.turnover.close(side)
    // The member below must play what the agent has sent; what the agent gets is there to be passed on.
    if (from === agentPlace) this.#oracle.turnover.open(to, amount)
    payer.balance -= amount
    payee.balance += amount
    this.all.push({ from, to, amount, day: today })
    return ok
  }
}
