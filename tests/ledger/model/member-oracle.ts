import { DepositOracle } from './deposit-oracle.ts'
import { FundsOracle } from './funds-oracle.ts'
import { LimitOracle, type ModelLimitKind, type ModelPeriod, modelPeriods, windowOf } from './limit-oracle.ts'
import { LineOracle } from './line-oracle.ts'
import { Oracle } from './oracle.ts'
import { PayoutOracle } from './payout-oracle.ts'
import { TurnoverOracle } from './turnover-oracle.ts'

/** The oracle of what members do with their money besides playing: paying in, withdrawing, limits, wallets of a vendor, the agent line. */
export class MemberOracle extends Oracle {
  readonly limits = new LimitOracle()
  readonly payouts = new PayoutOracle(this)
  readonly funds = new FundsOracle(this)
  readonly deposits = new DepositOracle(this)
  readonly line = new LineOracle(this)
  readonly turnover = new TurnoverOracle(this)

  override mayStake(account: number, stake: bigint): boolean {
    return !this.funds.isUsed(account) && this.fitsStake(account, stake)
  }

  override countValidBet(account: number, validBet: bigint): void {
    this.turnover.played(account, validBet)
  }

  /** Whether a stake, or money on its way to a vendor, fits into the limits of a member. */
  fitsStake(account: number, stake: bigint): boolean {
    return this.fits(account, 'loss', stake) && this.fits(account, 'wager', stake)
  }

  /**
   * The amount that counts towards a limit in today's period: charges as paid, transfers along the line, open stakes as lost, and
   * money that moved to a vendor as staked and lost.
   */
  used(account: number, kind: ModelLimitKind, period: ModelPeriod): bigint {
    const isNow = ({ day }: { readonly day: number }) => windowOf(period, day) === windowOf(period, this.today)
    if (kind === 'deposit') {
      const received = this.line.all.filter(({ to }) => to === account)
      return [...this.deposits.counted(account), ...received].filter(isNow).reduce((sum, one) => sum + one.amount, 0n)
    }
    const bets = this.door.bets(account).filter(isNow)
    const moved = (kind === 'loss' ? this.funds.lost(account) : this.funds.moved(account)).filter(isNow)
    const atVendor = moved.reduce((sum, { amount }) => sum + amount, 0n)
    return bets.reduce((sum, { stake, won }) => sum + stake - (kind === 'loss' ? won : 0n), atVendor)
  }

  /** Whether an amount fits into all limits of a kind. */
  fits(account: number, kind: ModelLimitKind, more: bigint): boolean {
    return modelPeriods.every((period) => {
      const limit = this.limits.of(account, { kind, period })
      return limit === undefined || this.used(account, kind, period) + more <= limit
    })
  }
}
