import { bigint, type Infer, type } from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import type { Measure } from '#contract/rewards/tournaments/tournament.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'

export interface Scored {
  readonly id: bigint
  readonly measure: Measure
  readonly game_types: readonly string[]
  readonly min_stake: bigint
  readonly starts_at: Date
  readonly ends_at: Date
}

const ChangedRow = type({ id: bigint() })
type ChangedRow = Infer<typeof ChangedRow>

/**
 * Calculates scores from the bets themselves, so that repeated and partial counts agree, and a rolled back bet is gone.
 *
 * @param since only of players of whom a bet was settled by this transaction or a later one; undefined for all
 * @returns players whose score changed
 */
export async function workOutScores(
  tx: Transaction,
  { id, measure, game_types, min_stake, starts_at, ends_at }: Scored,
  since: bigint | undefined,
): Promise<ChangedRow[]> {
  const types = game_types.length > 0 ? game_types : gameTypes
  return await rowsOf(
    tx,
    ChangedRow,
    `WITH players AS MATERIALIZED (
       SELECT p.id, p.member_id, p.after_wager, t.currency
       FROM tournament t JOIN tournament_player p ON p.tournament_id = t.id
       WHERE t.id = :id AND p.state = 'playing' ${since === undefined ? 'AND :since::bigint IS NULL' : `AND p.member_id IN (${recent})`}
     ), bets AS (
       SELECT p.id AS player, w.* FROM players p
       CROSS JOIN (SELECT jsonb_array_elements_text(:types::text::jsonb) AS game_type) g
       CROSS JOIN LATERAL (SELECT w.id, w.round_id, w.stake, w.win, w.valid_bet, w.settled_at FROM wager w
         WHERE w.member_id = p.member_id AND w.currency = p.currency AND w.game_type = g.game_type AND w.status = 'settled'
           AND (-w.id) < -p.after_wager AND w.mode = 'real' AND w.corrects_id IS NULL AND w.stake >= :minStake
           AND w.placed_at >= :startsAt AND w.settled_at < :endsAt ${measure === 'valid-bet' ? 'AND w.valid_bet > 0' : 'AND w.grant_id IS NULL AND w.free_id IS NULL'}) w
     ), scored AS (${scores[measure]})
     UPDATE tournament_player t SET score = coalesce(s.score, 0), reached_at = s.reached_at
     FROM players p LEFT JOIN scored s ON s.player = p.id
     WHERE t.id = p.id AND (t.score, t.reached_at) IS DISTINCT FROM (coalesce(s.score, 0), s.reached_at)
     RETURNING t.id`,
    {
      id,
      since: since ?? null,
      types: JSON.stringify(types),
      minStake: min_stake,
      startsAt: starts_at,
      endsAt: ends_at,
    },
  )
}

const recent = `SELECT member_id FROM wager WHERE settled_xid >= :since AND mode = 'real'`

/** A score and the moment of the bet that brought it, from the bets that count. */
const scores: Readonly<Record<Measure, string>> = {
  'valid-bet': `SELECT player, sum(valid_bet)::bigint AS score, max(settled_at) AS reached_at FROM bets GROUP BY player`,
  rounds: `SELECT player, count(*)::bigint AS score, max(at) AS reached_at
    FROM (SELECT player, min(settled_at) AS at FROM bets GROUP BY player, round_id) r GROUP BY player`,
  multiplier: `SELECT DISTINCT ON (player) player, div(win::numeric * 100, stake)::bigint AS score, settled_at AS reached_at
    FROM bets WHERE win::numeric * 100 >= stake ORDER BY player, div(win::numeric * 100, stake) DESC, settled_at, id`,
}
