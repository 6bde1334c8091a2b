import { FundsOracle } from './funds-oracle.ts'
import { LimitOracle, type ModelLimitKind } from './limit-oracle.ts'
import { no, Oracle, type Outcome, ok } from './oracle.ts'
import { PayoutOracle } from './payout-oracle.ts'

interface ModelDeposit {
  readonly account: number
  readonly amount: bigint
  /** The paid amount, which may differ; undefined before the payment. */
  received?: bigint
}

/** The oracle of what members do with their money besides playing: paying in, withdrawing, limits, wallets of a vendor. */
export class MemberOracle extends Oracle {
  readonly limits = new LimitOracle()
  readonly payouts = new PayoutOracle(this)
  readonly funds = new FundsOracle(this)
  readonly deposits: ModelDeposit[] = []

  override mayStake(account: number, stake: bigint): boolean {
    return !this.funds.isUsed(account) && this.#fits(account, 'loss', stake) && this.#fits(account, 'wager', stake)
  }

  charge(account: number, amount: bigint): Outcome {
    if (!this.#fits(account, 'deposit', amount)) return no('limit_reached')
    this.deposits.push({ account, amount })
    return ok
  }

  /** A payment is credited once, whatever limit was reached since. */
  arrive(at: number, amount: bigint): void {
    const charge = this.deposits[at]
    const own = charge && this.accounts[charge.account]
    if (!own || charge.received !== undefined) return
    charge.received = amount
    own.balance += amount
  }

  /** The amount that counts towards a limit: charges as paid, open stakes as lost. */
  used(account: number, kind: ModelLimitKind): bigint {
    if (kind === 'deposit')
      return this.deposits
        .filter((charge) => charge.account === account)
        .reduce((sum, { amount, received }) => sum + (received ?? amount), 0n)
    return this.door.bets(account).reduce((sum, { stake, won }) => sum + stake - (kind === 'loss' ? won : 0n), 0n)
  }

  #fits(account: number, kind: ModelLimitKind, more: bigint): boolean {
    const limit = this.limits.of(account, kind)
    return limit === undefined || this.used(account, kind) + more <= limit
  }
}
