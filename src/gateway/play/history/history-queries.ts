import { bigint, boolean, type Infer, integer, literal, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { type Bet, BetStruct } from '#contract/play/history/bet.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, oneOf, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { highestId, idsNextTo } from '#gateway/platform/http/keyset.ts'

/** A selection of a member's bets. */
export interface BetFilter {
  readonly memberId: bigint
  readonly currency: string
  /** First moment, inclusive. */
  readonly from: Date
  /** Last moment, exclusive. */
  readonly to: Date | undefined
  readonly gameType: GameType | undefined
  readonly status: Bet['status'] | undefined
}

const sums = { total: bigint(), stake_sum: bigint(), win_sum: bigint() }

/** A bet without the sums of a filter. */
const PlainRow = type({
  id: bigint(),
  round_id: bigint(),
  game_code: string(),
  game_name: string(),
  game_type: GameType,
  vassalage: string(),
  icon_url: string(),
  stake: bigint(),
  free: boolean(),
  win: nullable(bigint()),
  currency: string(),
  status: BetStruct.schema.status,
  balance_before: bigint(),
  balance_after: nullable(bigint()),
  placed_at: Instant,
  settled_at: nullable(Instant),
})
const BetRow = type({ ...sums, ...PlainRow.schema })
type BetRow = Infer<typeof PlainRow>

/** The only row of a page without bets. */
const SumRow = type({ ...sums, id: literal(null) })

const PageRow = oneOf(({ id }) => (id === null ? SumRow : BetRow))

/** The bets of a page, with count and sums of the whole filter. Amounts in minor units. */
export interface BetSlice {
  /** Newest first. */
  readonly rows: BetRow[]
  /** Number of bets in the filter. */
  readonly total: number
  /** Sums over the settled bets of the filter, without free rounds. */
  readonly stake: bigint
  readonly win: bigint
}

/**
 * The bets next to a place, or the newest, with count and sums of the whole filter. It is one statement, so that they
 * are consistent. It reads one row of `member_hour` per hour, category and state of the filter, the bets of the page
 * (at most `limit` per category and state), and the bets of hours that are only partly in the filter.
 */
export async function selectBets(
  on: Executor,
  filter: BetFilter,
  limit: number,
  place: Place | undefined,
): Promise<BetSlice> {
  const { memberId, currency, from, to, gameType, status } = filter
  const rows = await rowsOf(on, PageRow, betsText(place?.side ?? 'older'), {
    memberId,
    currency,
    from,
    to: to ?? 'infinity',
    gameType: gameType ?? null,
    status: status ?? null,
    limit,
    placeId: place?.id ?? highestId,
  })
  const [first] = rows
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
    total: Number(first?.total ?? 0n),
    stake: first?.stake_sum ?? 0n,
    win: first?.win_sum ?? 0n,
  }
}

const LastRow = type({ node_id: integer(), game_name: string(), placed_at: Instant })

/** The game of a member's newest bet in their currency; null without one. The hours of play know its number. */
export async function lastBet(
  on: Executor,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
) {
  const row = await rowOf(
    on,
    LastRow,
    `SELECT node_id, g.game_name, w.placed_at FROM wager w JOIN game g USING (node_id)
     WHERE w.id = (SELECT max(last_wager) FROM member_hour WHERE member_id = :memberId AND currency = :currency AND wagers > 0)`,
    { memberId, currency },
  )
  return row ? { nodeId: row.node_id, gameName: row.game_name, at: row.placed_at.toISOString() } : null
}

/** The bets of a page, whose rows of `wager` are called so, with their games. */
const columnsOfPage = `page.id, page.round_id, g.game_code, g.game_name, page.game_type, g.vassalage, g.icon_url, page.stake,
      page.free_id IS NOT NULL AS free,
      page.win, page.currency, page.status, page.balance_before, page.balance_after, page.placed_at, page.settled_at`

/** A member's bets of one game from one bet to another, inclusive. */
export interface GameBets {
  readonly memberId: bigint
  readonly currency: string
  readonly nodeId: number
  readonly gameType: GameType
  readonly first: bigint
  readonly last: bigint
}

/** Bets of a game next to a place, or the newest, newest first. */
export function selectGameBets(on: Executor, of: GameBets, limit: number, place: Place | undefined): Promise<BetRow[]> {
  return rowsOf(on, PlainRow, gameBetsText(place?.side ?? 'older'), { ...of, limit, ...idsNextTo(place) })
}

/** The statement of {@link selectGameBets}. The index `wager_newest` leads to the bets of each state. */
export function gameBetsText(side: Place['side']): string {
  const order = side === 'newer' ? 'DESC' : 'ASC'
  return `SELECT ${columnsOfPage} FROM (
       SELECT near.* FROM unnest(ARRAY['open', 'settled', 'voided']) AS state(name) CROSS JOIN LATERAL (
         SELECT w.* FROM wager w WHERE w.member_id = :memberId AND w.currency = :currency AND w.game_type = :gameType
           AND w.status = state.name AND -w.id BETWEEN -:last::bigint AND -:first::bigint AND w.node_id = :nodeId
           AND -w.id > -:below::bigint AND -w.id < -:above::bigint
         ORDER BY -w.id ${order} LIMIT :limit) near
       ORDER BY -near.id ${order} LIMIT :limit) page JOIN game g USING (node_id)
     ORDER BY page.id DESC`
}

/** Rows of `member_hour` with bets of the filter, including hours that are only partly in it. */
const hoursOfFilter = `FROM member_hour
  WHERE member_id = :memberId AND currency = :currency AND hour > :from::timestamptz - interval '1 hour' AND hour < :to::timestamptz
    AND (:gameType::text IS NULL OR game_type = :gameType) AND (:status::text IS NULL OR status = :status) AND wagers > 0`
const isWhole = `hour >= :from AND hour + interval '1 hour' <= :to`

/** Written as a sum so that no plan uses the index over all members' bets by time. */
const placedAt = `w.placed_at + interval '0'`

/** Their bets; the index `wager_newest` is ordered by `-w.id`. */
const wagersOfHours = `FROM wager w
  WHERE w.member_id = :memberId AND w.currency = :currency AND w.game_type = hours.game_type AND w.status = hours.status
    AND -w.id BETWEEN -hours.last_wager AND -hours.first_wager AND ${placedAt} >= :from AND ${placedAt} < :to`

/**
 * The statement of {@link selectBets}. Partial hours are listed explicitly, so that the planner expects two of them.
 */
export function betsText(side: Place['side']): string {
  const [beside, order] = side === 'older' ? ['>', 'ASC'] : ['<', 'DESC']
  return `WITH kept AS MATERIALIZED (
      SELECT game_type, status, sum(wagers) FILTER (WHERE ${isWhole}) AS wagers,
        sum(stake) FILTER (WHERE ${isWhole}) AS stake, sum(win) FILTER (WHERE ${isWhole}) AS win,
        min(first_wager) AS first_wager, max(last_wager) AS last_wager ${hoursOfFilter} GROUP BY game_type, status
    ), cut AS (
      SELECT game_type, status, first_wager, last_wager, hour ${hoursOfFilter} AND NOT (${isWhole})
        AND hour IN (date_trunc('hour', :from::timestamptz, 'UTC'), date_trunc('hour', :to::timestamptz, 'UTC'))
    ), counted AS (
      SELECT status, wagers, stake, win FROM kept
      UNION ALL
      SELECT hours.status, rest.* FROM cut hours CROSS JOIN LATERAL (
        SELECT count(*), sum(w.stake) FILTER (WHERE w.free_id IS NULL), sum(w.win) FILTER (WHERE w.free_id IS NULL) ${wagersOfHours}
          AND ${placedAt} >= hours.hour AND ${placedAt} < hours.hour + interval '1 hour') rest
    ), sums AS (
      SELECT coalesce(sum(wagers), 0)::bigint AS total,
        coalesce(sum(stake) FILTER (WHERE status = 'settled'), 0)::bigint AS stake_sum,
        coalesce(sum(win) FILTER (WHERE status = 'settled'), 0)::bigint AS win_sum FROM counted
    ), page AS (
      SELECT near.* FROM kept hours CROSS JOIN LATERAL (
        SELECT w.* ${wagersOfHours} AND -w.id ${beside} -:placeId::bigint
        ORDER BY -w.id ${order} LIMIT :limit) near
      ORDER BY -near.id ${order} LIMIT :limit
    )
    SELECT sums.*, ${columnsOfPage}
    FROM sums LEFT JOIN (page JOIN game g USING (node_id)) ON true ORDER BY page.id DESC`
}

export function wireBet(row: BetRow): Bet {
  return {
    betId: row.id.toString(),
    roundId: row.round_id.toString(),
    gameCode: row.game_code,
    gameName: row.game_name,
    gameType: row.game_type,
    vassalage: row.vassalage,
    iconUrl: row.icon_url,
    stake: row.stake,
    free: row.free,
    win: row.win,
    currency: row.currency,
    status: row.status,
    balanceBefore: row.balance_before,
    balanceAfter: row.balance_after,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }
}
