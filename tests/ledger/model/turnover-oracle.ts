import type { MemberOracle } from './member-oracle.ts'

/** The rules of turnover in the sequences: half of a deposit, unless less than this is left of the money. */
export const turnoverRules = { turnoverPercent: 50, spentBelow: 15n } as const

interface ModelAudit {
  readonly account: number
  left: bigint
}

/**
 * A model of the turnover of money that comes, which counts bet by bet: every valid bet goes to the oldest one of which
 * something is left to play. The gateway compares sums instead.
 */
export class TurnoverOracle {
  #audits: ModelAudit[] = []
  readonly #oracle: MemberOracle

  constructor(oracle: MemberOracle) {
    this.#oracle = oracle
  }

  played(account: number, validBet: bigint): void {
    let rest = validBet
    for (const audit of this.#audits.filter((one) => one.account === account)) {
      const counted = rest < audit.left ? rest : audit.left
      audit.left -= counted
      rest -= counted
    }
  }

  /** A deposit, or money from the agent above, is about to be credited. */
  open(account: number, credited: bigint): void {
    this.close(account)
    this.#audits.push({ account, left: (credited * BigInt(turnoverRules.turnoverPercent)) / 100n })
  }

  /** Money of the member moves: if next to nothing was left, all deposits are spent. */
  close(account: number): void {
    if (this.#isSpent(account)) this.#audits = this.#audits.filter((one) => one.account !== account)
  }

  /** The turnover that is missing before money can leave. */
  left(account: number): bigint {
    if (this.#isSpent(account)) return 0n
    return this.#audits.reduce((sum, one) => sum + (one.account === account ? one.left : 0n), 0n)
  }

  /** Open stakes and money with the vendor are still there. */
  #isSpent(account: number): boolean {
    const { accounts } = this.#oracle
    const own = [account, account + accounts.length / 2].map((place) => accounts[place]?.balance ?? 0n)
    return own.reduce((sum, balance) => sum + balance, 0n) < turnoverRules.spentBelow
  }
}
