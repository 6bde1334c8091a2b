// What all players at shared tables have in common: they watch the table, and write down what they are answered.
import { getTable } from '#contract/play/tables/get-table.ts'
import { placeTableBets } from '#contract/play/tables/place-table-bets.ts'
import type { TableState } from '#contract/play/tables/table.ts'
import { type Table, tableOf } from '#games/tables/tables.ts'
import type { Guest, KnownRound } from './guest.ts'
import type { Seat } from './seat.ts'
import { wantedBets } from './table-bets.ts'
import { TableJournal } from './table-journal.ts'
import type { TableRounds } from './table-rounds.ts'
import { TableWatch } from './table-watch.ts'

export type OpenRound = NonNullable<TableState['round']>

export abstract class TableGuest implements Guest {
  readonly resumed = 0
  protected readonly seat: Seat
  protected readonly table: Table
  protected readonly journal: TableJournal
  protected readonly watch: TableWatch

  constructor(seat: Seat) {
    const table = tableOf(seat.theme)
    if (!table) throw new RangeError(`There is no table ${seat.theme}`)
    this.seat = seat
    this.table = table
    this.journal = new TableJournal(table)
    this.watch = new TableWatch(seat)
  }

  get bets(): number {
    return this.journal.bets
  }

  rounds(tables: TableRounds): readonly KnownRound[] {
    return this.journal.rounds(tables)
  }

  async play(): Promise<void> {
    this.watch.open()
    try {
      for (let last = 0; ; ) {
        const round = await this.watch.openRound(last)
        if (!round) return
        last = round.number
        // Some bet at the last moment, and some too late.
        await this.seat.rest(this.seat.chance.between(0, Math.max(0, Date.parse(round.closesAt) - Date.now())))
        await this.playRound(round)
      }
    } finally {
      this.watch.close()
    }
  }

  /** Plays a round that takes bets. */
  protected abstract playRound(round: OpenRound): Promise<void>

  protected async place(number: number): Promise<void> {
    const bets = wantedBets(this.table, this.journal.placedIn(number), this.seat.chance)
    if (bets.length === 0) return
    const { value } = await this.seat.ask(placeTableBets, { number, bets: [...bets] }, { key: crypto.randomUUID() })
    if (!value) return
    this.journal.place(number, bets)
    this.compare(number, value.own)
  }

  /** Reads the table again, as a page does that was closed. */
  protected async look(): Promise<void> {
    const { round, own } = await this.seat.demand(getTable, {})
    if (round) this.compare(round.number, own)
  }

  protected compare(number: number, own: Parameters<TableJournal['faultOf']>[1]): void {
    const fault = this.journal.faultOf(number, own)
    this.seat.insist(fault === undefined, () => `round ${number}: ${fault}`)
  }
}
