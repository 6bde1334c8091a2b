// Players at games of one player against the house.
import { decideInstant } from '#contract/play/instants/decide-instant.ts'
import { getInstantState } from '#contract/play/instants/get-instant-state.ts'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import { playInstant } from '#contract/play/instants/play-instant.ts'
import { instantTable } from '#games/instants/tables.ts'
import { openingBalance } from '#tests/load/players.ts'
import { samples } from '#tests/unit/games/instants/plays.ts'
import { deciders } from './decisions.ts'
import { gamesOf } from './games-of.ts'
import type { Guest, Kind, KnownRound } from './guest.ts'
import type { Seat } from './seat.ts'

/** The stake that the samples' choices are for, in minor units. */
const stake = 120n

const termsOf = (theme: string) => {
  const table = instantTable(theme)
  if (!table) throw new RangeError(`There is no game ${theme}`)
  return table
}

class InstantGuest implements Guest {
  resumed = 0
  readonly #seat: Seat
  readonly #rounds: KnownRound[] = []
  #bets = 0
  /** What the player has, with the stakes of the running round taken off. */
  #balance = openingBalance
  /** The round that waits for the player. */
  #open: InstantRound | undefined
  /** How many bets the running round has. */
  #betsOfRound = 0

  constructor(seat: Seat) {
    this.#seat = seat
  }

  get bets(): number {
    return this.#bets
  }

  rounds(): readonly KnownRound[] {
    return this.#rounds
  }

  async play(): Promise<void> {
    const seat = this.#seat
    while (!seat.isLeaving) {
      // Now and then somebody closes the game and opens it again.
      if (seat.chance.often(0.05)) await this.#comeBack()
      await this.#round()
      await seat.rest(seat.cycle + seat.chance.between(50, 2_000))
    }
  }

  async #round(): Promise<void> {
    const { chance, theme } = this.#seat
    const [first = null, ...others] = samples[termsOf(theme).game].choices
    const choice = chance.oneOf([first, ...others])
    const { value, refused } = await this.#seat.ask(playInstant, { stake, choice }, { key: crypto.randomUUID() })
    if (refused?.code === 'game_session_closed') return await this.#comeBack()
    if (!value) return
    this.#betsOfRound = 0
    this.#seat.insist(value.stake === stake, () => `round ${value.roundId} has a stake of ${value.stake}`)
    this.#hear(value, 0n)
    while (this.#open) await this.#goOn(this.#open)
  }

  /** Takes the next decision of a round, or stays away from it for a while first. */
  async #goOn(round: InstantRound): Promise<void> {
    const seat = this.#seat
    await seat.rest(seat.chance.between(100, 1_500))
    if (!seat.isLeaving && seat.chance.often(0.06)) await this.#stayAway(round)
    const decide = deciders[termsOf(seat.theme).game]
    if (!decide) throw new Error(`${seat.theme} waits for a decision, and nobody knows of any`)
    const decision = decide(round.shown, seat.chance, seat.isLeaving)
    const asked = { roundId: round.roundId, at: round.decisions.length, decision }
    const { value, refused } = await seat.ask(decideInstant, asked, { key: crypto.randomUUID() })
    if (refused?.code === 'game_session_closed') return await this.#comeBack(round)
    // Without the money for a higher stake the round waits on for another decision.
    seat.insist(refused === undefined || refused.code === 'insufficient_funds', () => `${refused?.code} for a decision`)
    if (value) this.#hear(value, round.stake)
  }

  /** Leaves the round open until a gateway was killed, or for some time, and takes it up again. */
  async #stayAway(round: InstantRound): Promise<void> {
    const { doors, awayMs, chance } = this.#seat
    const before = doors.kills
    await this.#seat.rest(chance.between(awayMs / 2, awayMs), doors.afterKill)
    await this.#comeBack(round)
    if (doors.kills > before) this.resumed++
  }

  /** Opens the game again. @param round the one that must be found open */
  async #comeBack(round?: InstantRound): Promise<void> {
    const seat = this.#seat
    await seat.launch()
    const { open, balance } = await seat.demand(getInstantState, {})
    const kept = (shown: InstantRound | null | undefined) =>
      shown && JSON.stringify([shown.roundId, shown.decisions, shown.shown, `${shown.stake}`])
    seat.insist(kept(open) === kept(round ?? null), () => `found ${kept(open)} open, not ${kept(round)}`)
    seat.insist(balance === this.#balance, () => `came back to ${balance}, not ${this.#balance}`)
  }

  /** Writes down what an answer says. @param before the stake of the round so far, in minor units */
  #hear(round: InstantRound, before: bigint): void {
    const { roundId, state, win, balance } = round
    this.#balance -= round.stake - before
    if (round.stake > before) {
      this.#bets++
      this.#betsOfRound++
    }
    this.#open = state === 'open' ? round : undefined
    if (state !== 'open') {
      const returned = state === 'void' ? round.stake : 0n
      this.#balance += win + returned
      this.#rounds.push({ name: roundId, bets: this.#betsOfRound, stake: round.stake, win, returned })
    }
    this.#seat.insist(balance === this.#balance, () => `told ${balance} after round ${roundId}, has ${this.#balance}`)
  }
}

const games = gamesOf('instants').filter(({ theme }) => termsOf(theme).least <= stake)
const waits = ({ theme }: { readonly theme: string }) => termsOf(theme).game in deciders

export const instants: Kind = {
  name: 'instant games',
  share: 5,
  // First those whose rounds wait for decisions, so that few players have them too.
  games: [...games.filter(waits).slice(0, 4), ...games.filter((game) => !waits(game)), ...games.filter(waits).slice(4)],
  sit: (seat) => new InstantGuest(seat),
}
