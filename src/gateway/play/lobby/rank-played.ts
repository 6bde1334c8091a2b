import type { GatewayDeps } from '#gateway/deps.ts'

/** Ranked games of a category: as many as a page of its lobby shows. */
const mostRanked = 48

/**
 * Writes the order in which lobbies show the games that were played most in the last seven days. Once a day: a list that changes
 * under the finger is worse than one that is a few hours old. Safe to run in several gateways at once.
 */
export async function rankPlayed({ database }: GatewayDeps): Promise<void> {
  await database.transaction(async (tx) => {
    const changed = await tx.query(rankText, { mostRanked })
    if (changed.length > 0) await tx.query('UPDATE catalogue_state SET turn = turn + 1')
  })
}

const rankText = `
  WITH counted AS (
    SELECT node_id, row_number() OVER (PARTITION BY game_type ORDER BY wagers DESC, node_id) AS place FROM played_game
  ),
  ranked AS (
    SELECT g.node_id, c.place::integer AS place FROM game g LEFT JOIN counted c ON c.node_id = g.node_id AND c.place <= :mostRanked
  )
  UPDATE game g SET played_rank = r.place FROM ranked r
  WHERE r.node_id = g.node_id AND g.played_rank IS DISTINCT FROM r.place
  RETURNING g.node_id`
