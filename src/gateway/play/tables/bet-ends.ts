import { bigint, create, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { sharedBalls, sharedTicket } from '#games/bingo/shared.ts'
import { payOf } from '#games/blackjack/seats.ts'
import { replayedShared, settledTable } from '#games/blackjack/shared.ts'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import { crashPoint } from '#games/crash/point.ts'
import { ShownCrashStruct } from '#games/crash/wire.ts'
import { paid } from '#games/paid.ts'
import type { Rational } from '#games/slots/rational.ts'
import { crashEnd } from '#games/tables/crash-end.ts'
import { type Table, tableSeed } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Json, rowOf } from '#gateway/platform/db/rows.ts'
import type { OwnBet } from './own-bets.ts'

const RoundRow = type({
  number: bigint(),
  state: enums(['result', 'settled', 'void']),
  commitment: string(),
  client_seed: string(),
  server_seed: nullable(string()),
  result: nullable(Json),
  forced: nullable(integer()),
})

/** A round whose bets can be settled. */
export interface DecidedRound extends Infer<typeof RoundRow> {
  /** What a bet pays, where that follows from the seed alone; not of a crash round, and not without a result. */
  readonly pays: ((bet: Pick<OwnBet, 'place' | 'wager_id'>) => Rational) | undefined
}

/** A round that is decided; undefined if it is not. */
export async function decidedRound(on: Executor, table: Table, number: bigint): Promise<DecidedRound | undefined> {
  const row = await rowOf(
    on,
    RoundRow,
    `SELECT number, state, commitment, client_seed, server_seed, result, forced FROM table_round
     WHERE table_id = :table AND number = :number AND state IN ('result', 'settled', 'void')`,
    { table: table.id, number },
  )
  if (!row) return undefined
  return { ...row, pays: paysOf(table, row) }
}

function paysOf(table: Table, row: Infer<typeof RoundRow>): DecidedRound['pays'] {
  if (row.server_seed === null || table.kind === 'crash') return undefined
  const seed = tableSeed(table.id, Number(row.number), row.server_seed)
  if (table.kind === 'places') {
    const outcome = table.game.outcome(seed)
    return ({ place }) => outcome.pays(place)
  }
  if (table.kind === 'seats') {
    const { seats, steps } = sharedFromWire(row.result)
    const played = settledTable(replayedShared(seats, steps, seed))
    return ({ place }) => payOf(played, place)
  }
  const balls = sharedBalls(seed)
  return ({ wager_id: wager }) => balls.pays(sharedTicket(row.commitment, wager))
}

/** How a bet ends. Amounts in minor units; the outcome is stored with the bet, and has all that is needed to compute it again. */
export interface TableBetEnd {
  readonly state: 'won' | 'lost' | 'cashed' | 'void'
  readonly win: bigint
  readonly outcome: Json
}

/** The end of a bet of a decided round. */
export function endOf(table: Table, round: DecidedRound, bet: OwnBet): TableBetEnd {
  const base = {
    table: table.id,
    round: Number(round.number),
    place: bet.place,
    commitment: round.commitment,
    clientSeed: round.client_seed,
    serverSeed: round.server_seed,
    result: round.result,
  }
  if (round.server_seed === null) return { state: 'void', win: 0n, outcome: base }
  if (table.kind === 'crash') {
    const { late } = create(round.result, ShownCrashStruct)
    const point = crashPoint(round.server_seed, round.client_seed)
    const chosen = {
      stake: bet.stake,
      ...(bet.target !== null && { target: bet.target }),
      ...(bet.cashed_at !== null && { cashedAt: bet.cashed_at }),
    }
    const { forced } = round
    const end = crashEnd(chosen, { point, late, forced }, table.limits)
    const cashedAt = end.state === 'cashed' ? end.cashedAt : null
    const byHand = bet.cashed_at !== null
    // With the limit of the day, because it cashes a bet out, too.
    const terms = { target: bet.target, forced, mostWin: table.limits.mostWin.toString() }
    return { state: end.state, win: end.win, outcome: { ...base, ...terms, cashedAt, byHand } }
  }
  const pays = round.pays?.(bet)
  if (!pays) throw new Error(`Round ${round.number} of ${table.id} has no outcome`)
  const won = paid(bet.stake, pays)
  const ticket = table.kind === 'tickets' ? { ticket: sharedTicket(round.commitment, bet.wager_id) } : {}
  return { state: won > 0n ? 'won' : 'lost', win: won, outcome: { ...base, ...ticket } }
}
