import type { Executor } from '#gateway/db/client.ts'

export interface WinnerRow {
  icon_url: string
  game_name: string
  account: string
  win: bigint
  currency: string
  settled_at: string
}

/** Largest wins of rounds with real money placed since a time, the largest first. */
export async function selectWinners(on: Executor, since: Date, gameType: string | null, limit: number) {
  return await on.query<WinnerRow>(
    `SELECT g.icon_url, g.game_name, m.account, r.win, r.currency, r.settled_at
     FROM round r JOIN game g ON g.node_id = r.node_id JOIN member m ON m.id = r.member_id
     WHERE r.placed_at >= $1 AND r.status = 'settled' AND r.mode = 'real' AND r.win > 0
       AND ($2::text IS NULL OR g.game_type = $2::text)
     ORDER BY r.win DESC, r.id DESC LIMIT $3`,
    [since, gameType, limit],
  )
}

/** Node ids by rounds with real money placed since a time, the most played first. */
export async function selectMostPlayed(on: Executor, since: Date): Promise<number[]> {
  const rows = await on.query<{ node_id: number }>(
    `SELECT node_id FROM round WHERE placed_at >= $1 AND status = 'settled' AND mode = 'real'
     GROUP BY node_id ORDER BY count(*) DESC, node_id`,
    [since],
  )
  return rows.map(({ node_id }) => node_id)
}
