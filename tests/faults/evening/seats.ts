// Players at shared tables with seats, who decide for their hands.
import { decideAtTable } from '#contract/play/tables/decide-at-table.ts'
import { offered } from '#games/blackjack/offers.ts'
import { betAtPlace, placeOfBet } from '#games/blackjack/seats.ts'
import { decisionsOf, raiseBy, type SharedRound } from '#games/blackjack/shared.ts'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import { tableOf } from '#games/tables/tables.ts'
import { gamesOf } from './games-of.ts'
import type { Kind } from './guest.ts'
import { type OpenRound, TableGuest } from './table-guest.ts'

class SeatsGuest extends TableGuest {
  protected override async playRound({ number }: OpenRound): Promise<void> {
    await this.place(number)
    if (this.journal.placedIn(number).length > 0) await this.#decide(number)
  }

  /** Decides for the own seats until the result is there; now and then too late. Who leaves ends the round first. */
  async #decide(number: number): Promise<void> {
    const mine = this.journal.placedIn(number).flatMap(({ place }) => betAtPlace(place)?.seat ?? [])
    const asked = new Set<string>()
    for (let hands = this.watch.hands(number); hands; hands = this.watch.hands(number)) {
      const round = hands === 'waiting' ? undefined : sharedFromWire(hands)
      const seat = round && mine.find((place) => offered(round, place).length > 0)
      const due = `${seat} ${round && seat !== undefined ? decisionsOf(round, seat) : ''} ${round?.phase}`
      if (round && seat !== undefined && !asked.has(due)) {
        asked.add(due)
        if (this.seat.chance.often(0.95)) await this.#take(number, round, seat)
      } else await this.watch.changed()
    }
  }

  async #take(number: number, round: SharedRound, seat: number): Promise<void> {
    const [first = 'stand', ...others] = offered(round, seat)
    const decision = this.seat.chance.oneOf([first, ...others])
    const request = { number, seat, at: decisionsOf(round, seat), decision }
    const { value } = await this.seat.ask(decideAtTable, request, { key: crypto.randomUUID() })
    if (!value) return
    const raised = raiseBy(round, seat, decision)
    if (raised) this.journal.place(number, [{ place: placeOfBet(raised), stake: raised.stake }])
    this.compare(number, value.own)
  }
}

export const seats: Kind = {
  name: 'tables with seats',
  share: 2,
  games: gamesOf('tables').filter(({ theme }) => tableOf(theme)?.kind === 'seats'),
  sit: (seat) => new SeatsGuest(seat),
}
