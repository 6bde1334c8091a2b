// Players at shared tables whose result needs no decision, and at crash tables.
import { cashOutTableBet } from '#contract/play/tables/cash-out-table-bet.ts'
import { undoTableBets } from '#contract/play/tables/undo-table-bets.ts'
import { tableOf } from '#games/tables/tables.ts'
import { gamesOf } from './games-of.ts'
import type { Kind } from './guest.ts'
import { type OpenRound, TableGuest } from './table-guest.ts'

class PlacesGuest extends TableGuest {
  protected override async playRound(round: OpenRound): Promise<void> {
    const { chance } = this.seat
    if (chance.often(0.1)) return
    await this.place(round.number)
    if (chance.often(0.3)) await this.#undo(round.number, chance.oneOf(['last', 'all']))
    if (chance.often(0.4)) await this.place(round.number)
    if (chance.often(0.1)) await this.look()
    if (this.table.kind === 'crash') await this.#cashOut(round)
  }

  async #undo(number: number, which: 'last' | 'all'): Promise<void> {
    const { value } = await this.seat.ask(undoTableBets, { number, which }, { key: crypto.randomUUID() })
    if (!value) return
    this.journal.undo(number, which)
    this.compare(number, value.own)
  }

  /** Cashes out a bet by hand, at some moment of the run or after it. */
  async #cashOut(round: OpenRound): Promise<void> {
    const { chance } = this.seat
    for (const { place } of this.journal.placedIn(round.number)) {
      if (chance.often(0.4)) continue
      await this.seat.rest(Date.parse(round.closesAt) - Date.now() + chance.between(100, 9_000))
      const asked = { number: round.number, place }
      const { value } = await this.seat.ask(cashOutTableBet, asked, { key: crypto.randomUUID() })
      if (value) this.journal.cashOut(round.number, place, value)
    }
  }
}

export const tables: Kind = {
  name: 'shared tables',
  share: 5,
  games: gamesOf('tables').filter(({ theme }) => tableOf(theme)?.kind !== 'seats'),
  sit: (seat) => new PlacesGuest(seat),
}
