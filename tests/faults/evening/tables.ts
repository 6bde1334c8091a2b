// Players at shared tables.
import { cashOutTableBet } from '#contract/play/tables/cash-out-table-bet.ts'
import { getTable } from '#contract/play/tables/get-table.ts'
import { placeTableBets } from '#contract/play/tables/place-table-bets.ts'
import type { TableState } from '#contract/play/tables/table.ts'
import { undoTableBets } from '#contract/play/tables/undo-table-bets.ts'
import { type Table, tableOf } from '#games/tables/tables.ts'
import { gamesOf } from './games-of.ts'
import type { Guest, Kind, KnownRound } from './guest.ts'
import type { Seat } from './seat.ts'
import { wantedBets } from './table-bets.ts'
import { TableJournal } from './table-journal.ts'
import type { TableRounds } from './table-rounds.ts'
import { TableWatch } from './table-watch.ts'

type Round = NonNullable<TableState['round']>

class TableGuest implements Guest {
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
    const seat = this.#seat
    this.#watch.open()
    try {
      for (let last = 0; ; ) {
        const round = await this.#watch.openRound(last)
        if (!round) return
        last = round.number
        if (seat.chance.often(0.9)) await this.#round(round)
      }
    } finally {
      this.#watch.close()
    }
  }

  async #round(round: Round): Promise<void> {
    const { chance } = this.#seat
    // Some bet at the last moment, and some too late.
    await this.#seat.rest(chance.between(0, Math.max(0, Date.parse(round.closesAt) - Date.now())))
    await this.#place(round.number)
    if (chance.often(0.3)) await this.#undo(round.number, chance.oneOf(['last', 'all']))
    if (chance.often(0.4)) await this.#place(round.number)
    if (chance.often(0.1)) await this.#look()
    if (this.#table.kind === 'crash') await this.#cashOut(round)
  }

  async #place(number: number): Promise<void> {
    const bets = wantedBets(this.#table, this.#journal.placedIn(number), this.#seat.chance)
    if (bets.length === 0) return
    const { value } = await this.#seat.ask(placeTableBets, { number, bets: [...bets] }, { key: crypto.randomUUID() })
    if (!value) return
    this.#journal.place(number, bets)
    this.#compare(number, value.own)
  }

  async #undo(number: number, which: 'last' | 'all'): Promise<void> {
    const { value } = await this.#seat.ask(undoTableBets, { number, which }, { key: crypto.randomUUID() })
    if (!value) return
    this.#journal.undo(number, which)
    this.#compare(number, value.own)
  }

  /** Reads the table again, as a page does that was closed. */
  async #look(): Promise<void> {
    const { round, own } = await this.#seat.demand(getTable, {})
    if (round) this.#compare(round.number, own)
  }

  #compare(number: number, own: Parameters<TableJournal['faultOf']>[1]): void {
    const fault = this.#journal.faultOf(number, own)
    this.#seat.insist(fault === undefined, () => `round ${number}: ${fault}`)
  }

  /** Cashes out a bet by hand, at some moment of the run or after it. */
  async #cashOut(round: Round): Promise<void> {
    const { chance } = this.#seat
    for (const { place } of this.#journal.placedIn(round.number)) {
      if (chance.often(0.4)) continue
      await this.#seat.rest(Date.parse(round.closesAt) - Date.now() + chance.between(100, 9_000))
      const asked = { number: round.number, place }
      const { value } = await this.#seat.ask(cashOutTableBet, asked, { key: crypto.randomUUID() })
      if (value) this.#journal.cashOut(round.number, place, value)
    }
  }
}

/** The kinds of tables that these players know; each other one has a file of its own. */
const known: readonly string[] = ['places', 'crash', 'tickets']

export const tables: Kind = {
  name: 'shared tables',
  share: 5,
  games: gamesOf('tables').filter(({ theme }) => known.includes(tableOf(theme)?.kind ?? '')),
  sit: (seat) => new TableGuest(seat),
}
