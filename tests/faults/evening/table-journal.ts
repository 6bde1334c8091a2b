// What a player at a shared table knows of the own bets.
import { create, type Infer } from 'superstruct'
import type { TableBetStruct } from '#contract/play/tables/table.ts'
import { sharedBalls } from '#games/bingo/shared.ts'
import { TicketStruct } from '#games/bingo/wire.ts'
import { payOf } from '#games/blackjack/seats.ts'
import { replayedShared, settledTable } from '#games/blackjack/shared.ts'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import { ShownCrashStruct } from '#games/crash/wire.ts'
import { paid } from '#games/paid.ts'
import type { WantedBet } from '#games/tables/bet-limits.ts'
import { crashEnd } from '#games/tables/crash-end.ts'
import { type Table, tableSeed } from '#games/tables/tables.ts'
import type { KnownRound } from './guest.ts'
import { nameOf } from './table-names.ts'
import type { TableRound, TableRounds } from './table-rounds.ts'

type TableBet = Infer<typeof TableBetStruct>

interface OwnBet extends WantedBet {
  /** Of which placing of the round it was a part. */
  readonly batch: number
  /** What a cash-out by hand was answered with: hundredths, and minor units. */
  cashed?: { readonly cashedAt: number; readonly win: bigint }
  ticket?: readonly (readonly number[])[]
}

interface OwnRound {
  readonly placed: OwnBet[]
  readonly undone: OwnBet[]
  batches: number
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, amount) => whole + amount, 0n)

export class TableJournal {
  readonly #table: Table
  readonly #rounds = new Map<number, OwnRound>()

  constructor(table: Table) {
    this.#table = table
  }

  /** Bets that were taken, with those that were given back. */
  get bets(): number {
    return [...this.#rounds.values()].reduce((count, { placed, undone }) => count + placed.length + undone.length, 0)
  }

  placedIn(number: number): readonly WantedBet[] {
    return this.#rounds.get(number)?.placed ?? []
  }

  place(number: number, bets: readonly WantedBet[]): void {
    const round = this.#rounds.get(number) ?? { placed: [], undone: [], batches: 0 }
    this.#rounds.set(number, round)
    round.batches++
    for (const bet of bets) round.placed.push({ ...bet, batch: round.batches })
  }

  undo(number: number, which: 'last' | 'all'): void {
    const round = this.#rounds.get(number)
    if (!round) return
    const last = Math.max(0, ...round.placed.map(({ batch }) => batch))
    const undone = round.placed.filter(({ batch }) => which === 'all' || batch === last)
    round.undone.push(...undone)
    round.placed.splice(0, round.placed.length, ...round.placed.filter((bet) => !undone.includes(bet)))
  }

  cashOut(number: number, place: string, cashed: { readonly cashedAt: number; readonly win: bigint }): void {
    const bet = this.#rounds.get(number)?.placed.find((placed) => placed.place === place)
    if (bet) bet.cashed = { cashedAt: cashed.cashedAt, win: cashed.win }
  }

  /** What the gateway says of the own bets that this player knows otherwise; undefined if nothing. Keeps the tickets. */
  faultOf(number: number, own: readonly TableBet[]): string | undefined {
    const placed = this.#rounds.get(number)?.placed ?? []
    for (const { place, ticket } of own) {
      const bet = placed.find((known) => known.place === place)
      if (bet && ticket) bet.ticket = ticket
    }
    const known = [...new Set(placed.map(({ place }) => place))].map((place) => {
      const here = placed.filter((bet) => bet.place === place)
      return [place, `${sum(here.map(({ stake }) => stake))}`, here[0]?.target ?? null]
    })
    const told = own.map(({ place, stake, target }) => [place, `${stake}`, target])
    const [knownText, toldText] = [JSON.stringify(known.sort()), JSON.stringify(told.sort())]
    return knownText === toldText ? undefined : `told the bets ${toldText}, knows ${knownText}`
  }

  /**
   * Every round with a bet, and what it must have paid by its published result.
   *
   * @throws Error if a cash-out was answered with another win than the round pays
   */
  rounds(tables: TableRounds): readonly KnownRound[] {
    return [...this.#rounds].map(([number, { placed, undone }]) => {
      const name = nameOf(this.#table.id, number)
      const round = tables.get(name)
      if (!round) throw new Error(`There is no round ${name}`)
      const ends = placed.map((bet) => this.#endOf(round, bet))
      return {
        name,
        bets: placed.length + undone.length,
        stake: sum([...placed, ...undone].map(({ stake }) => stake)),
        win: sum(ends.map(({ win }) => win)),
        returned: sum(undone.map(({ stake }) => stake)) + sum(ends.map(({ returned }) => returned)),
      }
    })
  }

  #endOf(round: TableRound, bet: OwnBet): { readonly win: bigint; readonly returned: bigint } {
    const { serverSeed, number } = round
    const table = this.#table
    const { stake, place, target, cashed, ticket } = bet
    if (serverSeed === null) return { win: 0n, returned: stake }
    if (table.kind === 'crash') {
      const chosen = {
        stake,
        ...(target !== undefined && { target }),
        ...(cashed && { cashedAt: cashed.cashedAt }),
      }
      const end = crashEnd(chosen, create(round.result, ShownCrashStruct), table.limits)
      if (cashed && end.win !== cashed.win)
        throw new Error(`${nameOf(table.id, number)}: a cash-out was told ${cashed.win}, and is ${end.win}`)
      return { win: end.win, returned: end.state === 'void' ? stake : 0n }
    }
    const seed = tableSeed(table.id, number, serverSeed)
    if (table.kind === 'seats') {
      const { seats, steps } = sharedFromWire(round.result)
      const played = settledTable(replayedShared(seats, steps, seed))
      return { win: paid(stake, payOf(played, place)), returned: 0n }
    }
    if (table.kind === 'places') return { win: paid(stake, table.game.outcome(seed).pays(place)), returned: 0n }
    return { win: paid(stake, sharedBalls(seed).pays(create(ticket, TicketStruct))), returned: 0n }
  }
}
