import { bigint, enums, type Infer, nullable, string, type } from 'superstruct'
import type { Executor, SqlParameters } from '#gateway/platform/db/client.ts'
import { Instant, Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { GameSession } from '#gateway/platform/http/context.ts'
import { wagerStates } from '#gateway/play/vendors/results.ts'

/** A bet as read from the database. Amounts in minor units. */
const WagerRow = type({
  id: bigint(),
  round_id: bigint(),
  outcome: Json,
  stake: bigint(),
  win: nullable(bigint()),
  currency: string(),
  state: enums(wagerStates),
  balance_after: nullable(bigint()),
  settled_at: nullable(Instant),
})
export type WagerRow = Infer<typeof WagerRow>

const wagerColumns = 'id, round_id, outcome, stake, win, currency, state, balance_after, settled_at'

/** @throws Error if there is none */
export async function wagerOf(on: Executor, id: bigint): Promise<WagerRow> {
  const row = await rowOf(on, WagerRow, `SELECT ${wagerColumns} FROM wager WHERE id = :id`, { id })
  if (!row) throw new Error(`There is no bet ${id}.`)
  return row
}

/** An open round with its open bets. */
export interface OpenRound {
  readonly id: bigint
  readonly memberId: bigint
  /** Name of the engine or vendor. */
  readonly engine: string
  readonly engineState: unknown
  readonly openedAt: Date
  readonly bets: readonly OpenBet[]
}

export interface OpenBet {
  readonly id: bigint
  /** Minor units. */
  readonly stake: bigint
  /** The name that its player or vendor gave it. */
  readonly key: string
}

const OpenRow = type({
  id: bigint(),
  member_id: bigint(),
  engine: string(),
  engine_state: Json,
  opened_at: Instant,
  wager_id: nullable(bigint()),
  stake: nullable(bigint()),
  transaction_key: nullable(string()),
})

/** The open rounds that match a condition over `round r`, ordered by id. */
async function openRounds(on: Executor, condition: string, parameters: SqlParameters) {
  const rows = await rowsOf(
    on,
    OpenRow,
    `SELECT r.id, r.member_id, r.engine, r.engine_state, r.opened_at, w.id AS wager_id, w.stake, w.transaction_key
     FROM (SELECT * FROM round r WHERE r.state = 'open' AND ${condition}) r
       LEFT JOIN wager w ON w.round_id = r.id AND w.state = 'open' ORDER BY r.id, w.id`,
    parameters,
  )
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...rest]): OpenRound[] => {
    if (!first) return []
    const bets = [first, ...rest].flatMap(({ wager_id: id, stake, transaction_key: key }) =>
      id === null || stake === null || key === null ? [] : [{ id, stake, key }],
    )
    const { id, member_id: memberId, engine, engine_state: engineState, opened_at: openedAt } = first
    return [{ id, memberId, engine, engineState, openedAt, bets }]
  })
}

export async function openRoundById(on: Executor, id: bigint): Promise<OpenRound | undefined> {
  return (await openRounds(on, 'r.id = :id', { id }))[0]
}

interface PlayedGame {
  readonly memberId: bigint
  readonly nodeId: number
  readonly mode: 'real' | 'trial'
}

/** A player's open rounds in one game. */
export function openRoundsOf(on: Executor, { memberId, nodeId, mode }: PlayedGame): Promise<OpenRound[]> {
  return openRounds(on, 'r.member_id = :memberId AND r.node_id = :nodeId AND r.mode = :mode', {
    memberId,
    nodeId,
    mode,
  })
}

/**
 * Open rounds with an id above `after` that were opened more than `age` milliseconds ago. Rounds that far in the future
 * count too: they were opened before a clock was set back.
 */
export function staleRounds(
  on: Executor,
  { now, age, after, limit }: { now: Date; age: number; after: bigint; limit: number },
): Promise<OpenRound[]> {
  return openRounds(
    on,
    '(r.opened_at < :before OR r.opened_at > :tooLate) AND r.id > :after ORDER BY r.id LIMIT :limit',
    { before: new Date(now.getTime() - age), tooLate: new Date(now.getTime() + Math.abs(age)), after, limit },
  )
}

/** The last bet that was settled without its player, until the player's next bet. */
export function unseenBetOf(on: Executor, { memberId, nodeId, mode }: PlayedGame): Promise<WagerRow | undefined> {
  return rowOf(
    on,
    WagerRow,
    `SELECT ${wagerColumns} FROM wager
     WHERE member_id = :memberId AND node_id = :nodeId AND mode = :mode AND unseen ORDER BY id DESC LIMIT 1`,
    { memberId, nodeId, mode },
  )
}

const NetRow = type({ net: bigint() })

/** Milliseconds; larger than any correction of a clock. */
const clockError = 24 * 60 * 60_000

/** Wins minus stakes of one game session in minor units, without open bets and without the money of bonuses. */
export async function netOf(on: Executor, memberId: bigint, game: GameSession): Promise<bigint> {
  // The start limits the range of the index, which is ordered by `-w.id`, through the ids in the hourly sums.
  const since = new Date(game.startedAt.getTime() - clockError)
  const row = await rowOf(
    on,
    NetRow,
    `SELECT coalesce(sum(w.win - w.stake + coalesce(w.bonus_stake - w.bonus_win, 0)), 0)::bigint AS net FROM (
       SELECT game_type, min(first_wager) AS first_wager, max(last_wager) AS last_wager FROM member_hour
       WHERE member_id = :memberId AND currency = :currency AND hour >= :since AND status = 'settled' GROUP BY game_type) hours
     JOIN wager w ON w.member_id = :memberId AND w.currency = :currency AND w.game_type = hours.game_type AND w.status = 'settled'
       AND -w.id BETWEEN -hours.last_wager AND -hours.first_wager AND w.game_session_id = :gameSessionId`,
    { memberId, currency: game.currency, since, gameSessionId: game.gameSessionId },
  )
  return row?.net ?? 0n
}
