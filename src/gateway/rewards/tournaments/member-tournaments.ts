import { array, bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import {
  measures,
  type Place,
  prizeReasons,
  prizeStates,
  type Tournament,
} from '#contract/rewards/tournaments/tournament.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { inLanguage } from '#lib/in-language.ts'
import { maskedName } from '#lib/masked.ts'

/** Number of past tournaments in the list. */
const shownOver = 20

/** Lines of a table. */
const shownPlaces = 50

/** States of a stored tournament, and of a player in it. */
export const tournamentStates = ['planned', 'running', 'decided', 'paid'] as const
export const playerStates = ['playing', ...prizeStates] as const

const Row = type({
  id: bigint(),
  currency: string(),
  titles: record(string(), string()),
  measure: enums(measures),
  game_types: array(GameType),
  min_stake: bigint(),
  prizes: array(string()),
  pool: bigint(),
  starts_at: Instant,
  ends_at: Instant,
  state: enums(tournamentStates),
  counted_at: nullable(Instant),
  players: integer(),
  player_id: nullable(bigint()),
  joined_at: nullable(Instant),
  score: nullable(bigint()),
  place: nullable(integer()),
  above: nullable(bigint()),
  player_state: nullable(enums(playerStates)),
  prize: nullable(bigint()),
  reason: nullable(enums(prizeReasons)),
  transfer_id: nullable(bigint()),
})
type Row = Infer<typeof Row>

const before = `FROM tournament_player b WHERE b.tournament_id = t.id AND b.score > 0
    AND (b.score > p.score OR (b.score = p.score AND (b.reached_at, b.id) < (p.reached_at, p.id)))`

// The place is counted over the index of the table: the number of players before.
const columns = `t.id, t.currency, t.titles, t.measure, t.game_types, t.min_stake, t.prizes, t.pool, t.starts_at, t.ends_at, t.state,
  t.counted_at, (SELECT count(*)::integer FROM tournament_player a WHERE a.tournament_id = t.id) AS players,
  p.id AS player_id, p.joined_at, p.score,
  CASE WHEN p.score > 0 THEN 1 + (SELECT count(*)::integer ${before}) END AS place,
  CASE WHEN p.score > 0 THEN (SELECT min(b.score) ${before}) END AS above,
  p.state AS player_state, p.prize, p.reason, p.transfer_id`

const from = 'tournament t LEFT JOIN tournament_player p ON p.tournament_id = t.id AND p.member_id = :memberId'

/** Running and coming tournaments, the next end first, then finished ones, the newest first. */
export async function tournamentsOf({ database, now }: GatewayDeps, { memberId, currency }: Session, language: string) {
  const at = now()
  const rows = await rowsOf(
    database,
    Row,
    `(SELECT ${columns} FROM ${from} WHERE t.currency = :currency AND t.ends_at > :at ORDER BY t.ends_at, t.id)
     UNION ALL
     (SELECT ${columns} FROM ${from} WHERE t.currency = :currency AND t.ends_at <= :at ORDER BY t.ends_at DESC, t.id DESC LIMIT ${shownOver})`,
    { memberId, currency, at },
  )
  return { list: rows.map((row) => wireTournament(row, language, at)) }
}

/** The caller's view of a tournament. @throws {CallFailure} `tournament_not_found`, also for one in another currency */
export async function tournamentFor(on: Executor, session: Session, tournamentId: string): Promise<Row> {
  const row = /^\d{1,18}$/.test(tournamentId) ? await selectOne(on, session, BigInt(tournamentId)) : undefined
  if (!row) throw new CallFailure('tournament_not_found')
  return row
}

const selectOne = (on: Executor, { memberId, currency }: Session, id: bigint) =>
  rowOf(on, Row, `SELECT ${columns} FROM ${from} WHERE t.id = :id AND t.currency = :currency`, {
    memberId,
    currency,
    id,
  })

const LineRow = type({ id: bigint(), account: string(), score: bigint() })

/** @throws {CallFailure} `tournament_not_found` */
export async function tournamentTable({ database }: GatewayDeps, session: Session, tournamentId: string) {
  const row = await tournamentFor(database, session, tournamentId)
  const lines = await rowsOf(
    database,
    LineRow,
    `SELECT p.id, m.account, p.score FROM tournament_player p JOIN member m ON m.id = p.member_id
     WHERE p.tournament_id = :rowId AND p.score > 0 ORDER BY p.score DESC, p.reached_at, p.id LIMIT ${shownPlaces}`,
    { rowId: row.id },
  )
  const lineOf = (place: number, account: string, score: bigint, isMine: boolean): Place => ({
    place,
    name: maskedName(account),
    score,
    prize: prizeOf(row, place),
    isMine,
  })
  const list = lines.map(({ id, account, score }, index) => lineOf(index + 1, account, score, id === row.player_id))
  const isBelow = row.place !== null && row.score !== null && row.place > shownPlaces
  return {
    list,
    mine: isBelow ? lineOf(row.place ?? 0, session.account, row.score ?? 0n, true) : null,
    countedAt: row.counted_at?.toISOString() ?? null,
  }
}

function prizeOf({ prizes }: Row, place: number): bigint | null {
  const prize = prizes[place - 1]
  return prize === undefined ? null : BigInt(prize)
}

export function wireTournament(row: Row, language: string, now: Date): Tournament {
  return {
    tournamentId: row.id.toString(),
    title: inLanguage(row.titles, language) ?? '',
    currency: row.currency,
    measure: row.measure,
    gameTypes: row.game_types,
    minStake: row.min_stake,
    prizes: row.prizes.map(BigInt),
    pool: row.pool,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: stateOf(row, now),
    players: row.players,
    mine: mineOf(row),
  }
}

function stateOf({ state, starts_at, ends_at }: Row, now: Date): Tournament['state'] {
  if (state === 'decided' || state === 'paid') return 'over'
  if (now >= ends_at) return 'counting'
  return now >= starts_at ? 'running' : 'coming'
}

function mineOf({
  joined_at,
  score,
  place,
  above,
  player_state: state,
  prize,
  reason,
  transfer_id: transferId,
}: Row): Tournament['mine'] {
  if (joined_at === null || score === null || state === null) return null
  return {
    score,
    place,
    above,
    joinedAt: joined_at.toISOString(),
    prize:
      state === 'playing'
        ? null
        : { amount: prize ?? 0n, state, reason, transactionId: transferId?.toString() ?? null },
  }
}
