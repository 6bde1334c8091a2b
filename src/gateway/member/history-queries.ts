import type { Bet } from '#contract/entities/bet.ts'
import type { GameType } from '#contract/entities/game.ts'
import type { Executor, Parameter } from '#gateway/db/client.ts'

/** Which rounds of a member are meant. */
export interface RoundFilter {
  readonly memberId: bigint
  readonly currency: string
  /** First moment, inclusive. */
  readonly from: Date
  /** Last moment, exclusive. */
  readonly to: Date | undefined
  readonly gameType: GameType | undefined
  readonly status: Bet['status'] | undefined
}

interface BetRow {
  id: bigint
  game_code: string
  game_name: string
  game_type: GameType
  vassalage: string
  icon_url: string
  stake: bigint
  win: bigint
  currency: string
  status: Bet['status']
  balance_before: bigint
  balance_after: bigint | null
  placed_at: string
  settled_at: string | null
}

const filtered = `FROM round r JOIN game g USING (node_id)
  WHERE r.member_id = $1 AND r.currency = $2 AND r.placed_at >= $3 AND ($4::timestamptz IS NULL OR r.placed_at < $4)
    AND ($5::text IS NULL OR g.game_type = $5) AND ($6::text IS NULL OR r.status = $6)`

function parametersOf({ memberId, currency, from, to, gameType, status }: RoundFilter): Parameter[] {
  return [memberId, currency, from, to ?? null, gameType ?? null, status ?? null]
}

/** A page of rounds, and what there is beyond it. Amounts in minor units. */
export interface BetPage {
  readonly list: Bet[]
  /** Rounds of the filter. */
  readonly total: number
  /** Sums over the settled rounds of the filter. */
  readonly stake: bigint
  readonly win: bigint
}

interface SumRow {
  total: number
  stake_sum: bigint
  win_sum: bigint
}

/**
 * One page, newest first, with the sums of the whole filter, in one statement. The win of an open round is not told
 * before it is the player's.
 */
export async function selectBets(on: Executor, filter: RoundFilter, limit: number, offset: number): Promise<BetPage> {
  const rows = await on.query<SumRow & (BetRow | { id: null })>(
    `SELECT sums.*, page.* FROM (
       SELECT count(*)::int AS total,
         coalesce(sum(r.stake) FILTER (WHERE r.status = 'settled'), 0)::bigint AS stake_sum,
         coalesce(sum(r.win) FILTER (WHERE r.status = 'settled'), 0)::bigint AS win_sum
       ${filtered}) sums
     LEFT JOIN (
       SELECT r.id, g.game_code, g.game_name, g.game_type, g.vassalage, g.icon_url, r.stake,
         CASE WHEN r.status = 'settled' THEN r.win ELSE 0 END AS win, r.currency, r.status, r.balance_before,
         r.balance_after, r.placed_at, r.settled_at
       ${filtered} ORDER BY r.placed_at DESC, r.id DESC LIMIT $7 OFFSET $8) page ON true
     ORDER BY page.placed_at DESC, page.id DESC`,
    [...parametersOf(filter), limit, offset],
  )
  const [first] = rows
  return {
    list: rows.flatMap((row) => (row.id === null ? [] : [wireBet(row)])),
    total: first?.total ?? 0,
    stake: first?.stake_sum ?? 0n,
    win: first?.win_sum ?? 0n,
  }
}

function wireBet(row: BetRow): Bet {
  return {
    roundId: row.id.toString(),
    gameCode: row.game_code,
    gameName: row.game_name,
    gameType: row.game_type,
    vassalage: row.vassalage,
    iconUrl: row.icon_url,
    stake: row.stake,
    win: row.win,
    currency: row.currency,
    status: row.status,
    balanceBefore: row.balance_before,
    balanceAfter: row.balance_after,
    placedAt: new Date(row.placed_at).toISOString(),
    settledAt: row.settled_at === null ? null : new Date(row.settled_at).toISOString(),
  }
}
