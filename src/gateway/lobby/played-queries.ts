import type { Executor } from '#gateway/db/client.ts'

export interface WinnerRow {
  icon_url: string
  game_name: string
  account: string
  win: bigint
  currency: string
  settled_at: string
}

/** Largest wins of bets with real money placed since a time, the largest first. */
export async function selectWinners(on: Executor, since: Date, gameType: string | null, limit: number) {
  return await on.query<WinnerRow>(
    `SELECT g.icon_url, g.game_name, m.account, w.win, w.currency, w.settled_at
     FROM wager w JOIN game g ON g.node_id = w.node_id JOIN member m ON m.id = w.member_id
     WHERE w.placed_at >= $1 AND w.status = 'settled' AND w.mode = 'real' AND w.win > 0
       AND ($2::text IS NULL OR g.game_type = $2::text)
     ORDER BY w.win DESC, w.id DESC LIMIT $3`,
    [since, gameType, limit],
  )
}

/** Node ids by bets with real money placed since a time, the most played first. */
export async function selectMostPlayed(on: Executor, since: Date): Promise<number[]> {
  const rows = await on.query<{ node_id: number }>(
    `SELECT node_id FROM wager WHERE placed_at >= $1 AND status = 'settled' AND mode = 'real'
     GROUP BY node_id ORDER BY count(*) DESC, node_id`,
    [since],
  )
  return rows.map(({ node_id }) => node_id)
}
