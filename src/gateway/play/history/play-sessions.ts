import { bigint, type Infer, integer, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { PlaySession, PlaySessionsRequest } from '#contract/play/history/get-play-sessions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type Day, type DayRange, momentsOf } from '#lib/civil-days.ts'

/** The longest pause within a session, as PostgreSQL writes it. */
const longestPause = '30 minutes'

/** An answer is full with this many sessions; the day that fills it is complete. */
const fullWith = 20

interface Filter extends Pick<PlaySessionsRequest, 'gameType'> {
  readonly memberId: bigint
  readonly currency: string
  readonly zone: string
}

/** The caller's play by day and by game session, newest first. */
export async function playSessions(
  { database }: GatewayDeps,
  { memberId, currency }: Session,
  { from, to, gameType }: PlaySessionsRequest,
) {
  const filter = { memberId, currency, gameType, zone: await brandTimeZone(database) }
  const played = await selectDays(database, filter, { from, to })
  const days: ReturnType<typeof wireDay>[] = []
  let count = 0
  for (const day of played) {
    if (count >= fullWith) break
    const sessions = await selectSessions(database, filter, day)
    count += sessions.length
    // A zone whose offset is not in whole hours may count the first bets of a day for the day before.
    if (sessions.length > 0) days.push(wireDay(day, sessions))
  }
  const last = days.at(-1)?.day
  return { currency, days, earlier: (last === undefined ? undefined : played.find((day) => day < last)) ?? null }
}

const DayRow = type({ day: string() })

/** Civil days with bets, newest first. It reads one row of `member_hour` per hour, category and state. */
async function selectDays(
  on: Executor,
  { memberId, currency, zone, gameType }: Filter,
  range: DayRange,
): Promise<Day[]> {
  const { from, to } = momentsOf(range, zone)
  const rows = await rowsOf(
    on,
    DayRow,
    `SELECT DISTINCT to_char(civil_time(hour, :zone), 'YYYY-MM-DD') AS day FROM member_hour
     WHERE member_id = :memberId AND currency = :currency AND hour >= :from AND hour < :to AND wagers > 0
       AND (:gameType::text IS NULL OR game_type = :gameType)
     ORDER BY day DESC`,
    { memberId, currency, zone, from: new Date(from), to: new Date(to), gameType: gameType ?? null },
  )
  return rows.map(({ day }) => day)
}

const SessionRow = type({
  node_id: integer(),
  game_name: string(),
  game_type: GameType,
  icon_url: string(),
  from: Instant,
  to: Instant,
  first_bet: bigint(),
  last_bet: bigint(),
  bets: integer(),
  open: integer(),
  stake: bigint(),
  win: bigint(),
  best_win: bigint(),
})
type SessionRow = Infer<typeof SessionRow>

/** Bets in their order, and whether each is the first of its session. The index `wager_newest` leads to the bets of the hours. */
function selectSessions(on: Executor, { memberId, currency, zone, gameType }: Filter, day: Day): Promise<SessionRow[]> {
  const { from, to } = momentsOf({ from: day, to: day }, zone)
  return rowsOf(
    on,
    SessionRow,
    `WITH hours AS MATERIALIZED (
       SELECT game_type, status, min(first_wager) AS first_wager, max(last_wager) AS last_wager FROM member_hour
       WHERE member_id = :memberId AND currency = :currency AND hour > :from::timestamptz - interval '1 hour' AND hour < :to
         AND wagers > 0 AND (:gameType::text IS NULL OR game_type = :gameType) GROUP BY game_type, status
     ), bets AS (
       SELECT bet.*, bet.placed_at - lag(bet.placed_at) OVER game <= interval '${longestPause}' AS goes_on
       FROM hours CROSS JOIN LATERAL (
         SELECT w.id, w.node_id, w.game_type, w.status, w.placed_at,
           CASE WHEN w.status = 'settled' AND w.free_id IS NULL THEN w.stake ELSE 0 END AS stake,
           CASE WHEN w.status = 'settled' AND w.free_id IS NULL THEN w.win ELSE 0 END AS win
         FROM wager w WHERE w.member_id = :memberId AND w.currency = :currency AND w.game_type = hours.game_type
           AND w.status = hours.status AND -w.id BETWEEN -hours.last_wager AND -hours.first_wager
           AND w.placed_at + interval '0' >= :from AND w.placed_at + interval '0' < :to) bet
       WINDOW game AS (PARTITION BY bet.node_id, bet.game_type ORDER BY bet.id)
     ), numbered AS (
       SELECT *, count(*) FILTER (WHERE goes_on IS NOT TRUE) OVER (PARTITION BY node_id, game_type ORDER BY id) AS place FROM bets
     )
     SELECT node_id, g.game_name, numbered.game_type, g.icon_url, min(placed_at) AS "from", max(placed_at) AS "to", min(id) AS first_bet,
       max(id) AS last_bet, count(*)::integer AS bets, (count(*) FILTER (WHERE status = 'open'))::integer AS open,
       sum(stake)::bigint AS stake, sum(win)::bigint AS win, max(win) AS best_win
     FROM numbered JOIN game g USING (node_id)
     GROUP BY node_id, g.game_name, numbered.game_type, g.icon_url, place ORDER BY last_bet DESC`,
    { memberId, currency, from: new Date(from), to: new Date(to), gameType: gameType ?? null },
  )
}

function wireDay(day: Day, rows: readonly SessionRow[]) {
  const sum = (name: 'stake' | 'win') => rows.reduce((total, row) => total + row[name], 0n)
  const [stake, win] = [sum('stake'), sum('win')]
  return {
    day,
    bets: rows.reduce((total, { bets }) => total + bets, 0),
    stake,
    win,
    net: win - stake,
    bestWin: rows.reduce((best, row) => (row.best_win > best ? row.best_win : best), 0n),
    sessions: rows.map(wireSession),
  }
}

const wireSession = (row: SessionRow): PlaySession => ({
  nodeId: row.node_id,
  gameName: row.game_name,
  gameType: row.game_type,
  iconUrl: row.icon_url,
  from: row.from.toISOString(),
  to: row.to.toISOString(),
  firstBetId: row.first_bet.toString(),
  lastBetId: row.last_bet.toString(),
  bets: row.bets,
  open: row.open,
  stake: row.stake,
  win: row.win,
  net: row.win - row.stake,
  bestWin: row.best_win,
})
