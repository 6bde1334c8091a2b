import type { Oracle } from './oracle.ts'

interface ModelBet {
  readonly account: number
  readonly stake: bigint
  readonly round: ModelRound
  /** When it was placed. */
  readonly day: number
  won: bigint
  state: 'open' | 'settled' | 'refunded'
}
type ModelRound = { open: boolean }
type Kept = { body: string; result: string; bet?: ModelBet | undefined }

/** The valid bet that a vendor reports with a win; a bet that is lost at the end of its round counts whole. */
export const validBetOfWin = 1n

/** A model of gateway/play/vendors: the answer to each request, and the money that it moves. */
export class DoorOracle {
  readonly #oracle: Oracle
  readonly #kept = new Map<string, Kept>()
  /** Further wins of settled bets, which are rows of their own. */
  readonly #further: ModelBet[] = []

  constructor(oracle: Oracle) {
    this.#oracle = oracle
  }

  /** The bets of an account that were not given back, and further wins of theirs. */
  bets(account: number): ModelBet[] {
    const bets = [...this.#kept.values()].flatMap(({ bet }) => (bet ? [bet] : []))
    return [...bets, ...this.#further].filter((bet) => bet.account === account && bet.state !== 'refunded')
  }

  /** @param win null: the bet stays open @param beside the bet in whose round it is placed */
  place(id: string, account: number, stake: bigint, win: bigint | null, beside: string | undefined): string {
    const body = `bet ${account} ${stake} ${win} ${beside}`
    const kept = this.#kept.get(id)
    if (kept?.result === 'rolled_back') return !kept.bet || kept.body === body ? 'rolled_back' : 'conflict'
    if (kept) return this.#again(kept, body)
    const round = beside === undefined ? { open: true } : this.#kept.get(beside)?.bet?.round
    if (!round?.open || (beside !== undefined && this.#kept.get(beside)?.bet?.account !== account)) return 'round_ended'
    const own = this.#oracle.accounts[account]
    if (!own || own.balance - own.held < stake || !this.#oracle.mayStake(account, stake))
      return this.#keep(id, body, 'refused')
    if (win === null) own.held += stake
    else {
      own.balance += win - stake
      this.#oracle.countValidBet(account, stake)
    }
    this.#kept.set(id, {
      body,
      result: 'done',
      bet: {
        ...{ account, stake, won: win ?? 0n, day: this.#oracle.today },
        round: win === null ? round : { open: false },
        state: win === null ? 'open' : 'settled',
      },
    })
    return 'done'
  }

  win(id: string, betId: string, win: bigint): string {
    const body = `win ${betId} ${win}`
    const kept = this.#kept.get(id)
    if (kept) return this.#again(kept, body)
    const placed = this.#kept.get(betId)
    if (!placed || placed.result === 'refused' || !placed.body.startsWith('bet')) return 'bet_unknown'
    const { bet } = placed
    if (!bet || bet.state === 'refunded') return this.#keep(id, body, 'refused')
    const own = this.#oracle.accounts[bet.account]
    const isFurther = bet.state === 'settled'
    if (own && bet.state === 'open') {
      own.held -= bet.stake
      own.balance -= bet.stake
      bet.state = 'settled'
      this.#oracle.countValidBet(bet.account, validBetOfWin)
    }
    if (own) own.balance += win
    if (isFurther) this.#further.push({ ...bet, stake: 0n, won: win, day: this.#oracle.today })
    else bet.won += win
    return this.#keep(id, body, 'done')
  }

  rollback(id: string, betId: string): string {
    const body = `rollback ${betId}`
    const kept = this.#kept.get(id)
    if (kept) return this.#again(kept, body)
    const placed = this.#kept.get(betId)
    if (!placed) this.#kept.set(betId, { body: 'bet', result: 'rolled_back' })
    if (placed?.bet?.state === 'settled') return this.#keep(id, body, 'refused')
    if (placed?.bet?.state === 'open') {
      const own = this.#oracle.accounts[placed.bet.account]
      if (own) own.held -= placed.bet.stake
      placed.bet.state = 'refunded'
      placed.result = 'rolled_back'
    }
    return this.#keep(id, body, 'done')
  }

  /** Ends the round of a bet. @returns whether it was open */
  end(betId: string): boolean {
    const round = this.#kept.get(betId)?.bet?.round
    if (!round?.open) return false
    round.open = false
    for (const { bet } of this.#kept.values()) {
      if (bet?.round !== round || bet.state !== 'open') continue
      const own = this.#oracle.accounts[bet.account]
      if (own) {
        own.held -= bet.stake
        own.balance -= bet.stake
      }
      bet.state = 'settled'
      this.#oracle.countValidBet(bet.account, bet.stake)
    }
    return true
  }

  #again(kept: Kept, body: string): string {
    if (kept.body !== body) return 'conflict'
    return kept.result === 'done' ? 'replayed' : kept.result
  }

  #keep(id: string, body: string, result: string): string {
    this.#kept.set(id, { body, result })
    return result
  }
}
