/** Terms in the sequences: few rounds, so that short sequences play the last one. */
export const freeTerms = { rounds: 2, stake: 100n, mostBonus: 250n }

interface FreeSet {
  readonly reference: string
  /** Whether the wins are paid as money; otherwise they become a bonus. */
  readonly isMoney: boolean
  used: number
  won: bigint
  status: 'active' | 'completed' | 'expired' | 'forfeited'
  /** What was paid at the end, as money or as a bonus. */
  paid: bigint | null
}

/** A model of a member's free rounds: what each request answers, and what the member gets. */
export class FreeOracle {
  /** Credits of the main account since the last read, minor units. */
  credited = 0n
  readonly sets: FreeSet[] = []
  readonly #kept = new Map<string, { readonly body: string; readonly result: string }>()
  readonly #rolledBack = new Map<string, string>()
  readonly #wins = new Map<string, { readonly body: string; readonly result: string }>()

  /** @returns whether they were given: a reference gives nothing twice */
  give(reference: string, isMoney: boolean): boolean {
    if (this.sets.some((set) => set.reference === reference && set.isMoney === isMoney)) return false
    this.sets.push({ reference, isMoney, used: 0, won: 0n, status: 'active', paid: null })
    return true
  }

  /** @param at place of the set among {@link sets}; another place is no set of the member */
  play(name: string, at: number, won: bigint): string {
    const body = `${at} ${won}`
    const kept = this.#kept.get(name)
    if (kept) {
      if (kept.result === 'rolled_back') return kept.result
      if (kept.body !== body) return 'conflict'
      return kept.result === 'done' ? 'replayed' : kept.result
    }
    const set = this.sets[at]
    const result = set?.status === 'active' ? 'done' : 'refused'
    this.#kept.set(name, { body, result })
    if (!set || result === 'refused') return result
    set.used++
    set.won += won
    if (set.used === freeTerms.rounds) this.#end(set, 'completed')
    return result
  }

  /** A played round stays; one that has not come yet is never played. */
  rollBack(name: string): string {
    const before = this.#rolledBack.get(name)
    if (before) return before === 'done' ? 'replayed' : before
    const kept = this.#kept.get(name)
    if (!kept) this.#kept.set(name, { body: '', result: 'rolled_back' })
    const result = kept?.result === 'done' ? 'refused' : 'done'
    this.#rolledBack.set(name, result)
    return result
  }

  /** A further win of a round: it has one result, so only a win of nothing is accepted. */
  win(name: string, of: string, won: bigint): string {
    const body = `${of} ${won}`
    const kept = this.#wins.get(name)
    if (kept) {
      if (kept.body !== body) return 'conflict'
      return kept.result === 'done' ? 'replayed' : kept.result
    }
    const round = this.#kept.get(of)?.result
    if (round === undefined || round === 'refused') return 'bet_unknown'
    const result = round === 'done' && won === 0n ? 'done' : 'refused'
    this.#wins.set(name, { body, result })
    return result
  }

  /** Ends all that are not over: their time has passed, or the member leaves. */
  endAll(status: 'expired' | 'forfeited'): void {
    for (const set of this.sets) if (set.status === 'active') this.#end(set, status)
  }

  #end(set: FreeSet, status: Exclude<FreeSet['status'], 'active'>): void {
    const { mostBonus } = freeTerms
    set.status = status
    set.paid = set.isMoney || set.won < mostBonus ? set.won : mostBonus
    if (status === 'forfeited') set.paid = 0n
    if (set.isMoney) this.credited += set.paid
  }
}
