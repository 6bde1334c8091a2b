import type { Party, Reply } from './wire.ts'

interface Round {
  /** Over when the round may begin. */
  readonly turn: Promise<void>
  hasBegun: boolean
}

/**
 * Keeps the shortest time between the starts of two rounds. The platform counts from the moment at which it takes a bet, which
 * is somewhere between the request and its answer: so the next round is sent that long after the answer.
 */
export class Pace {
  readonly #party: Party
  /** The rounds of the running case, by the names that the case gives them. */
  readonly #rounds = new Map<unknown, Round>()
  /** When the answer came with which the last round began, in milliseconds since 1970. */
  #began: number | undefined
  #told = ''

  constructor(party: Party) {
    this.#party = party
  }

  /** Begins another case, whose rounds are new. */
  forget(): void {
    this.#rounds.clear()
  }

  /** Sends a bet: at once into a round that has begun; otherwise when the round may begin, with its other first bets. */
  async keep(roundId: unknown, cycle: number, send: () => Promise<Reply>): Promise<Reply> {
    const round = this.#rounds.get(roundId) ?? { turn: this.#wait(cycle), hasBegun: false }
    this.#rounds.set(roundId, round)
    await round.turn
    try {
      const reply = await send()
      // A bet that is refused begins no round.
      if (reply.code === 'ok') this.#begin(roundId, round)
      else if (!round.hasBegun && this.#rounds.get(roundId) === round) this.#rounds.delete(roundId)
      return reply
    } catch (thrown) {
      this.#begin(roundId, round)
      throw thrown
    }
  }

  /** What a refusal with `too_fast` has to be compared with. */
  get told(): string {
    return this.#told
  }

  #begin(roundId: unknown, round: Round): void {
    this.#rounds.set(roundId, round)
    if (round.hasBegun) return
    round.hasBegun = true
    this.#began = this.#party.now().getTime()
  }

  async #wait(cycle: number): Promise<void> {
    const { now, sleep } = this.#party
    const began = this.#began
    const wait = began === undefined ? 0 : began + cycle - now().getTime()
    if (cycle > 0 && wait > 0) await sleep(wait + 50)
    const since =
      began === undefined ? 'as its first round' : `${now().getTime() - began} ms after the answer to the round before`
    this.#told = `rules.cycle of the session is ${cycle} ms, and the check sent this round ${since}`
  }
}
