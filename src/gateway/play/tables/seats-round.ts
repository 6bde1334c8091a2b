import { boolean, number, string, type } from 'superstruct'
import { offered } from '#games/blackjack/offers.ts'
import { placeOfBet } from '#games/blackjack/seats.ts'
import {
  dealt,
  decisionsOf,
  layingMs,
  nobody,
  raiseBy,
  type SharedRound,
  type SharedStep,
  stepped,
} from '#games/blackjack/shared.ts'
import { sharedFromWire, sharedToWire } from '#games/blackjack/shared-wire.ts'
import type { Decision } from '#games/blackjack/table.ts'
import { type SeatsTable, tableSeed } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Json, rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { openSeed } from '#gateway/play/fairness/seal.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { playerFunds } from '#gateway/play/games/player-funds.ts'
import { tableOfGame } from './at-table.ts'
import { type InRound, ownBets } from './own-bets.ts'
import { count, placeBet, storeBets } from './place-bets.ts'
import { placedAnswer, wireAnswer } from './placed-answer.ts'
import { hasSeat, seatStakes } from './seats.ts'

/** Milliseconds after which a decision that is due is asked for again: nobody could decide, because no gateway ran. */
const lateMs = 5_000

/** Milliseconds until the next round, if nobody took a seat: as long as the law lets pass between two rounds of a player anywhere. */
const emptyPauseMs = 5_000

interface OfRound {
  readonly table: SeatsTable
  readonly number: bigint
  readonly serverSeed: string
}

const HandsRow = type({ hands: Json, decides_in: number() })

/** The hands of a round, which nobody else changes before the end of the transaction; undefined before the deal and after the end. */
const lockedHands = (tx: Transaction, table: string, number: bigint | number) =>
  rowOf(
    tx,
    HandsRow,
    `SELECT h.hands, (extract(epoch FROM h.decides_until - table_now()) * 1000)::float8 AS decides_in
     FROM table_hands h JOIN table_round r USING (table_id, number)
     WHERE h.table_id = :table AND h.number = :number AND r.state = 'closed' FOR UPDATE OF h`,
    { table, number },
  )

/**
 * Deals a closed round, and ends decisions whose time is over.
 *
 * @returns milliseconds until the time of the decision that is due is over; `now` if something has changed
 */
export function playSeats(deps: GatewayDeps, round: OfRound): Promise<number | 'now'> {
  const { table, number } = round
  return deps.database.transaction(async (tx) => {
    const row = await lockedHands(tx, table.id, number)
    if (!row) return await deal(tx, round)
    if (row.decides_in > 0) return row.decides_in
    const hands = sharedFromWire(row.hands)
    if (row.decides_in < -lateMs) await storeHands(tx, round, hands, hands)
    else await go(tx, round, hands, { place: null, decision: 'timeout' })
    return 'now'
  })
}

async function deal(tx: Transaction, round: OfRound): Promise<'now'> {
  const { table, number } = round
  const stakes = await seatStakes(tx, table.id, number)
  if (stakes.length === 0) await end(tx, round, nobody, emptyPauseMs)
  else await store(tx, round, dealt(stakes, seedOf(round)))
  return 'now'
}

const seedOf = ({ table, number, serverSeed }: OfRound) => tableSeed(table.id, Number(number), serverSeed)

/** The next step of a round, with what follows from it. */
const go = (tx: Transaction, round: OfRound, before: SharedRound, step: SharedStep) =>
  store(tx, round, stepped(before, step, seedOf(round)), before)

function store(tx: Transaction, round: OfRound, after: SharedRound, before?: SharedRound): Promise<void> {
  return after.phase === 'settled' ? end(tx, round, after, round.table.pauseMs) : storeHands(tx, round, after, before)
}

/**
 * Stores hands, and begins the time of the decision that is due once their cards lie: new ones are laid after those that a decision came
 * before. An answer to an offer of insurance leaves the others their time.
 */
async function storeHands(
  tx: Transaction,
  { table, number }: OfRound,
  after: SharedRound,
  before: SharedRound | undefined,
): Promise<void> {
  const isOffered = before !== undefined && before !== after && after.phase === 'insurance'
  // Two gateways at once deal the same cards; one of them is stored.
  await tx.query(
    `INSERT INTO table_hands AS h (table_id, number, hands, decides_until)
     SELECT r.table_id, r.number, :hands::jsonb, table_now() + make_interval(secs => (:laying::float8 + :deciding::float8) / 1000)
     FROM table_round r WHERE r.table_id = :table AND r.number = :number AND r.state = 'closed'
     ON CONFLICT (table_id, number) DO UPDATE SET hands = excluded.hands, decides_until = CASE WHEN :isOffered THEN h.decides_until
       ELSE greatest(excluded.decides_until, h.decides_until + make_interval(secs => :laying::float8 / 1000)) END`,
    {
      ...{ table: table.id, number, hands: JSON.stringify(sharedToWire(after)), isOffered },
      ...{ laying: layingMs(after, before), deciding: table.decisionMs },
    },
  )
  await tx.query('SELECT table_moved(:table)', { table: table.id })
}

async function end(tx: Transaction, { table, number, serverSeed }: OfRound, round: SharedRound, pause: number) {
  await tx.query('SELECT table_result(:table, :number, :seed, :result::jsonb, :pause)', {
    ...{ table: table.id, number, seed: serverSeed, result: JSON.stringify(sharedToWire(round)), pause },
  })
}

/** A decision for an own seat. */
interface Deciding {
  readonly key: string
  readonly number: number
  /** 0 to 6. */
  readonly seat: number
  /** How many decisions of the seat the player has seen. */
  readonly at: number
  readonly decision: Decision
}

const Due = type({ due: boolean() })
const SealedRow = type({ sealed_seed: string() })

/**
 * Takes a decision of a player, with the bet that it adds, in one transaction.
 *
 * @throws {Refusal} `decision_not_offered`, those of the money door, and `insufficient-funds` of the ledger; all final for the key
 * @throws {CallFailure} `game_session_closed`: the key stays unused
 */
export async function decideSeat(deps: GatewayDeps, player: Player, { key, number, seat, at, decision }: Deciding) {
  const { memberId } = player.session
  const { mode, nodeId } = player.game
  const table = await tableOfGame(deps.database, player.game)
  if (table.kind !== 'seats') throw new CallFailure('game_session_closed')
  const request = { call: 'decideAtTable', nodeId, mode, number, seat, at, decision }
  const { answer, replayed } = await once(
    deps.database,
    { actor: `member:${memberId}`, key, request, now: deps.now() },
    async (tx) => {
      const inRound = { table: table.id, number, memberId, mode }
      const names = { table: table.id, number, gameSessionId: player.game.gameSessionId }
      const { due } = await callOne(tx, Due, 'SELECT table_turn(:table, :number, :gameSessionId) AS due', names)
      const row = due ? await lockedHands(tx, table.id, number) : undefined
      const before = row && sharedFromWire(row.hands)
      const mayDecide =
        before !== undefined &&
        decisionsOf(before, seat) === at &&
        offered(before, seat).includes(decision) &&
        (await hasSeat(tx, inRound, seat))
      if (!mayDecide) throw new Refusal('decision_not_offered')
      await raise(deps, tx, player, { inRound, table, before, seat, decision, key })
      const sealed = await rowOf(
        tx,
        SealedRow,
        'SELECT sealed_seed FROM table_round WHERE table_id = :table AND number = :number',
        { table: table.id, number },
      )
      const serverSeed = openSeed(deps.config, sealed?.sealed_seed ?? '')
      await go(tx, { table, number: BigInt(number), serverSeed }, before, { place: seat, decision })
      return placedAnswer(table, number, await ownBets(tx, inRound), await playerFunds(tx, player, deps.now()))
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return wireAnswer(answer)
}

interface Raising {
  readonly inRound: InRound
  readonly table: SeatsTable
  readonly before: SharedRound
  readonly seat: number
  readonly decision: Decision
  readonly key: string
}

/** Places the bet that a decision adds, if it adds one. */
async function raise(
  deps: GatewayDeps,
  tx: Transaction,
  player: Player,
  { inRound, table, before, seat, decision, key }: Raising,
): Promise<void> {
  const raised = raiseBy(before, seat, decision)
  if (!raised) return
  const wanted = { place: placeOfBet(raised), stake: raised.stake }
  const placed = await placeBet(deps, tx, player, { at: inRound, wanted, key })
  const batch = 1 + Math.max(...(await ownBets(tx, inRound)).map((bet) => bet.batch))
  await storeBets(tx, table, inRound, batch, [placed])
  await count(tx, table, inRound.number, player, { bets: 1, players: 0, exposure: 0n })
}
