// Players at shared tables with seats, who decide for their hands.
import { decideAtTable } from '#contract/play/tables/decide-at-table.ts'
import { placeTableBets } from '#contract/play/tables/place-table-bets.ts'
import { offered } from '#games/blackjack/offers.ts'
import { betAtPlace, placeOfBet } from '#games/blackjack/seats.ts'
import { decisionsOf, raiseBy, type SharedRound } from '#games/blackjack/shared.ts'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import { type Table, tableOf } from '#games/tables/tables.ts'
import { gamesOf } from './games-of.ts'
import type { Guest, Kind, KnownRound } from './guest.ts'
import type { Seat } from './seat.ts'
import { wantedBets } from './table-bets.ts'
import { TableJournal } from './table-journal.ts'
import type { TableRounds } from './table-rounds.ts'
import { TableWatch } from './table-watch.ts'

class SeatsGuest implements Guest {
  readonly resumed = 0
  readonly #seat: Seat
  readonly #table: Table
  readonly #journal: TableJournal
  readonly #watch: TableWatch

  constructor(seat: Seat) {
    const table = tableOf(seat.theme)
    if (!table) throw new RangeError(`There is no table ${seat.theme}`)
    this.#seat = seat
    this.#table = table
    this.#journal = new TableJournal(table)
    this.#watch = new TableWatch(seat)
  }

  get bets(): number {
    return this.#journal.bets
  }

  rounds(tables: TableRounds): readonly KnownRound[] {
    return this.#journal.rounds(tables)
  }

  async play(): Promise<void> {
    const { chance } = this.#seat
    this.#watch.open()
    try {
      for (let last = 0; ; ) {
        const round = await this.#watch.openRound(last)
        if (!round) return
        last = round.number
        await this.#seat.rest(chance.between(0, Math.max(0, Date.parse(round.closesAt) - Date.now())))
        await this.#sit(round.number)
        if (this.#journal.placedIn(round.number).length > 0) await this.#decide(round.number)
      }
    } finally {
      this.#watch.close()
    }
  }

  async #sit(number: number): Promise<void> {
    const bets = wantedBets(this.#table, [], this.#seat.chance)
    const { value } = await this.#seat.ask(placeTableBets, { number, bets: [...bets] }, { key: crypto.randomUUID() })
    if (!value) return
    this.#journal.place(number, bets)
    this.#compare(number, value.own)
  }

  /** Decides for the own seats until the result is there; now and then too late. Who leaves ends the round first. */
  async #decide(number: number): Promise<void> {
    const mine = this.#journal.placedIn(number).flatMap(({ place }) => betAtPlace(place)?.seat ?? [])
    const asked = new Set<string>()
    for (let hands = this.#watch.hands(number); hands; hands = this.#watch.hands(number)) {
      const round = hands === 'waiting' ? undefined : sharedFromWire(hands)
      const seat = round && mine.find((place) => offered(round, place).length > 0)
      const due = `${seat} ${round && seat !== undefined ? decisionsOf(round, seat) : ''} ${round?.phase}`
      if (round && seat !== undefined && !asked.has(due)) {
        asked.add(due)
        if (this.#seat.chance.often(0.95)) await this.#take(number, round, seat)
      } else await this.#watch.changed()
    }
  }

  async #take(number: number, round: SharedRound, seat: number): Promise<void> {
    const { chance } = this.#seat
    const [first = 'stand', ...others] = offered(round, seat)
    const decision = chance.oneOf([first, ...others])
    const request = { number, seat, at: decisionsOf(round, seat), decision }
    const { value } = await this.#seat.ask(decideAtTable, request, { key: crypto.randomUUID() })
    if (!value) return
    const raised = raiseBy(round, seat, decision)
    if (raised) this.#journal.place(number, [{ place: placeOfBet(raised), stake: raised.stake }])
    this.#compare(number, value.own)
  }

  #compare(number: number, own: Parameters<TableJournal['faultOf']>[1]): void {
    const fault = this.#journal.faultOf(number, own)
    this.#seat.insist(fault === undefined, () => `round ${number}: ${fault}`)
  }
}

export const seats: Kind = {
  name: 'tables with seats',
  share: 2,
  games: gamesOf('tables').filter(({ theme }) => tableOf(theme)?.kind === 'seats'),
  sit: (seat) => new SeatsGuest(seat),
}
