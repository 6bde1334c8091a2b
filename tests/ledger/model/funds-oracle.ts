import type { MemberOracle } from './member-oracle.ts'
import { no, type Outcome, ok } from './oracle.ts'

/** The vendor's answer. `lost`: none; `nonsense`: an unreadable one. */
export const vendorAnswers = ['done', 'refused', 'processing', 'lost', 'nonsense'] as const
export type VendorAnswer = (typeof vendorAnswers)[number]

interface ModelTransfer {
  readonly from: number
  readonly to: number
  readonly amount: bigint
  /** On which it was requested. */
  readonly day: number
  state: 'sent' | 'unknown' | 'done' | 'refused'
}

const isUnderWay = ({ state }: ModelTransfer) => state === 'sent' || state === 'unknown'

/** A model of the wallets that a vendor keeps: the second half of the oracle's accounts. */
export class FundsOracle {
  readonly all: ModelTransfer[] = []
  readonly #oracle: MemberOracle

  constructor(oracle: MemberOracle) {
    this.#oracle = oracle
  }

  ask(account: number, direction: 'in' | 'out', amount: bigint): Outcome {
    const kept = this.#keptBy(account)
    const [from, to] = direction === 'in' ? [account, kept] : [kept, account]
    const own = this.#oracle.accounts[from]
    if (!own || this.#oracle.available(from) < amount) return no('insufficient-funds')
    if (direction === 'in' && !this.#oracle.fitsStake(account, amount)) return no('limit_reached')
    if (direction === 'in' && this.#oracle.door.bets(account).some(({ state }) => state === 'open'))
      return no('vendor_round_open')
    own.held += amount
    this.all.push({ from, to, amount, day: this.#oracle.today, state: 'sent' })
    return ok
  }

  bringBack(account: number): Outcome {
    const left = this.#oracle.available(this.#keptBy(account))
    return left > 0n ? this.ask(account, 'out', left) : ok
  }

  /** The vendor is asked about all transfers from a place on whose outcome is not known. */
  take(from: number, answer: VendorAnswer): void {
    for (const one of this.all.slice(from).filter(isUnderWay)) {
      const [payer, payee] = [this.#oracle.accounts[one.from], this.#oracle.accounts[one.to]]
      if (!payer || !payee) throw new Error('A transfer has no accounts.')
      if (answer === 'done' || answer === 'refused') {
        payer.held -= one.amount
        one.state = answer
        if (answer === 'refused') continue
        payer.balance -= one.amount
        payee.balance += one.amount
      } else one.state = answer === 'processing' ? 'sent' : 'unknown'
    }
  }

  /** Whether money of a player is with the vendor, or may be: its games then take no bets from the main wallet. */
  isUsed(account: number): boolean {
    const kept = this.#keptBy(account)
    const isTouched = this.all.some((one) => isUnderWay(one) && (one.from === kept || one.to === kept))
    return isTouched || (this.#oracle.accounts[kept]?.balance ?? 0n) > 0n
  }

  /** The transfers to the vendor that count as staked. */
  moved(account: number): readonly Pick<ModelTransfer, 'amount' | 'day'>[] {
    return this.all.filter(({ from, state }) => from === account && state !== 'refused')
  }

  /** The parts of these transfers that are not back: what came back is the oldest. */
  lost(account: number): readonly Pick<ModelTransfer, 'amount' | 'day'>[] {
    const kept = this.#keptBy(account)
    let back = this.all
      .filter(({ from, state }) => from === kept && state === 'done')
      .reduce((sum, { amount }) => sum + amount, 0n)
    return this.moved(account).map(({ amount, day }) => {
      const part = back < amount ? back : amount
      back -= part
      return { amount: amount - part, day }
    })
  }

  #keptBy(account: number): number {
    return account + this.#oracle.accounts.length / 2
  }
}
