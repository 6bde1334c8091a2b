import { boolean, type } from 'superstruct'
import { type BetFault, exposureOf, faultOf, type WantedBet } from '#games/tables/bet-limits.ts'
import type { Table } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once, refusalError } from '#gateway/platform/ledger/once.ts'
import { fundsOf } from '#gateway/platform/ledger/wallets.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { bet, houseTransaction } from '#gateway/play/vendors/door.ts'
import { tableOfGame, walletAt } from './at-table.ts'
import { type InRound, ownBets } from './own-bets.ts'
import { placedAnswer, wireAnswer } from './placed-answer.ts'
import { takeSeats } from './seats.ts'

/** Bets of one request. */
export interface Placing {
  readonly key: string
  /** The round that the player saw. */
  readonly number: number
  readonly bets: readonly WantedBet[]
}

/**
 * Places bets on the open round: all or none, in one transaction. The round cannot close before it ends, and it begins only before
 * the round closes.
 *
 * @throws {Refusal} `bets_closed`, `place_unknown`, `table_limit`, `seat_taken`, `seats_limit`, those of the money door, and `insufficient-funds` of the ledger; all
 *   final for the key
 * @throws {CallFailure} `game_session_closed`: the key stays unused
 */
export async function placeBets(deps: GatewayDeps, player: Player, { key, number, bets }: Placing) {
  const { database, now } = deps
  const { memberId } = player.session
  const { nodeId, mode } = player.game
  const table = await tableOfGame(database, player.game)
  const wanted = bets.map(({ place, stake, target }) => ({ place, stake: stake.toString(), target: target ?? null }))
  const request = { call: 'placeTableBets', nodeId, mode, number, bets: wanted }
  const { answer, replayed } = await once(
    database,
    { actor: `member:${memberId}`, key, request, now: now() },
    async (tx) => {
      await admit(tx, table, number, player)
      const at = { table: table.id, number, memberId, mode }
      const earlier = await ownBets(tx, at)
      const fault = faultOf(
        table,
        bets,
        earlier.map(({ place, stake, target }) => ({ place, stake, target: target ?? undefined })),
      )
      if (fault) throw refused(fault)
      const batch = 1 + Math.max(0, ...earlier.map((placed) => placed.batch))
      const placed: Placed[] = []
      for (const [index, wanted] of bets.entries())
        placed.push(await placeBet(deps, tx, player, { at, wanted, key: `${key}:${index}` }))
      await storeBets(tx, table, at, batch, placed)
      if (table.kind === 'seats') await takeSeats(tx, table, at, bets)
      const { balance } = await fundsOf(tx, walletAt(player))
      const answer = placedAnswer(table, number, await ownBets(tx, at), balance)
      // Last, because all bets of the round wait for each other here.
      await count(tx, table, number, player, {
        bets: bets.length,
        players: earlier.length === 0 ? 1 : 0,
        exposure: bets.reduce((sum, wanted) => sum + exposureOf(table, wanted), 0n),
      })
      // Everybody sees which seats are taken.
      if (table.kind === 'seats') await tx.query('SELECT table_moved(:table)', { table: table.id })
      return answer
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return wireAnswer(answer)
}

const Admitted = type({ admitted: boolean() })

/** Keeps the round open until the end of the transaction. @throws {Refusal} `bets_closed` */
export async function admit(tx: Transaction, table: Table, number: number, player: Player): Promise<void> {
  const text = 'SELECT table_admit(:table, :number, :gameSessionId) AS admitted'
  const asked = { table: table.id, number, gameSessionId: player.game.gameSessionId }
  const { admitted } = await callOne(tx, Admitted, text, asked)
  if (!admitted) throw new Refusal('bets_closed')
}

const Counted = type({ counted: boolean() })

/** Adds to the sums of a round. @throws {Refusal} `table_limit` if it would risk too much */
export async function count(
  tx: Transaction,
  table: Table,
  number: number,
  { game }: Player,
  added: { readonly bets: number; readonly players: number; readonly exposure: bigint },
): Promise<void> {
  const most = table.limits.exposure
  const { counted } = await callOne(
    tx,
    Counted,
    'SELECT table_count(:table, :number, :currency, :bets, :players, :exposure, :most) AS counted',
    { table: table.id, number, currency: game.currency, ...added, most },
  )
  if (!counted) throw refused({ code: 'table_limit', kind: 'table', limit: most })
}

type Fault = BetFault | { readonly code: 'table_limit'; readonly kind: 'table'; readonly limit: bigint }

const refused = (fault: Fault) =>
  fault.code === 'table_limit'
    ? new Refusal(fault.code, { kind: fault.kind, limit: fault.limit.toString() })
    : new Refusal(fault.code)

interface OneBet {
  readonly at: InRound
  readonly wanted: WantedBet
  readonly key: string
}

/** A bet that the money door has taken. */
interface Placed {
  readonly wagerId: bigint
  readonly roundId: bigint
  readonly wanted: WantedBet
}

/** Places a bet at the money door. @throws as {@link placeBets} */
export async function placeBet(
  { now }: GatewayDeps,
  tx: Transaction,
  player: Player,
  { at, wanted, key }: OneBet,
): Promise<Placed> {
  const { stake } = wanted
  const named = { table: at.table, number: at.number, place: wanted.place, stake: stake.toString() }
  const placed = await bet(tx, {
    transaction: houseTransaction(at.memberId, key, { call: 'placeTableBets', ...named }),
    gameSessionId: player.game.gameSessionId,
    engine: 'tables',
    key,
    stake,
    round: { reference: `${at.table}:${at.number}:${at.memberId}:${at.mode}`, exclusive: false },
    now: now(),
  })
  if (placed.result === 'closed') throw new CallFailure('game_session_closed')
  if (placed.result === 'refused') throw refusalError(placed.refusal)
  if (placed.result !== 'done') throw new Error(`A bet at ${at.table} was answered with ${placed.result}`)
  return { wagerId: placed.wager_id, roundId: placed.round_id, wanted }
}

/** Writes down where the bets lie, all at once. */
export async function storeBets(tx: Transaction, table: Table, at: InRound, batch: number, placed: readonly Placed[]) {
  const member = { table: at.table, number: at.number, memberId: at.memberId, mode: at.mode }
  const stake = placed.reduce((sum, { wanted }) => sum + wanted.stake, 0n)
  await tx.query(
    `INSERT INTO table_player AS p (table_id, number, member_id, mode, round_id, stake)
     VALUES (:table, :number, :memberId, :mode, :roundId, :stake)
     ON CONFLICT (table_id, number, member_id, mode) DO UPDATE SET stake = p.stake + excluded.stake`,
    { ...member, roundId: placed[0]?.roundId ?? 0n, stake },
  )
  const rows = placed.map(({ wagerId, wanted }) => ({
    wager_id: wagerId.toString(),
    place: wanted.place,
    stake: wanted.stake.toString(),
    exposure: exposureOf(table, wanted).toString(),
    target: wanted.target ?? null,
  }))
  await tx.query(
    `INSERT INTO table_bet (wager_id, table_id, number, member_id, mode, place, stake, exposure, batch, target)
     SELECT b.wager_id, :table, :number, :memberId, :mode, b.place, b.stake, b.exposure, :batch, b.target
     FROM jsonb_to_recordset(:rows::jsonb) b (wager_id bigint, place text, stake bigint, exposure bigint, target integer)`,
    { ...member, batch, rows: JSON.stringify(rows) },
  )
}
