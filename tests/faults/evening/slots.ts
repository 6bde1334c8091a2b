// Players at the slots of the house.
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { openingBalance } from '#tests/load/players.ts'
import { gamesOf } from './games-of.ts'
import type { Guest, Kind, KnownRound } from './guest.ts'
import type { Seat } from './seat.ts'

/** The most that somebody stakes on a spin, in minor units. */
const most = 100n

class SlotsGuest implements Guest {
  readonly resumed = 0
  readonly #seat: Seat
  readonly #rounds: KnownRound[] = []
  #balance = openingBalance

  constructor(seat: Seat) {
    this.#seat = seat
  }

  get bets(): number {
    return this.#rounds.length
  }

  rounds(): readonly KnownRound[] {
    return this.#rounds
  }

  async play(): Promise<void> {
    const seat = this.#seat
    const { stakes } = await seat.demand(getSlotsState, {})
    const [first = 20n, ...others] = stakes.filter((stake) => stake <= most)
    while (!seat.isLeaving) {
      await this.#spin(seat.chance.oneOf([first, ...others]))
      await seat.rest(seat.cycle + seat.chance.between(50, 4_000))
    }
  }

  async #spin(stake: bigint): Promise<void> {
    const { value } = await this.#seat.ask(spinSlots, { stake }, { key: crypto.randomUUID() })
    if (!value) return
    const { roundId, win, balance } = value
    this.#seat.insist(value.stake === stake, () => `round ${roundId} has a stake of ${value.stake}, not ${stake}`)
    this.#rounds.push({ name: roundId, bets: 1, stake, win, returned: 0n })
    this.#balance += win - stake
    this.#seat.insist(balance === this.#balance, () => `told ${balance} after round ${roundId}, has ${this.#balance}`)
  }
}

export const slots: Kind = {
  name: 'slots',
  share: 2,
  games: gamesOf('slots').slice(0, 8),
  sit: (seat) => new SlotsGuest(seat),
}
