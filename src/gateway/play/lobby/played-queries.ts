import { bigint, type Infer, integer, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'

const WinnerRow = type({
  icon_url: string(),
  game_name: string(),
  account: string(),
  win: bigint(),
  currency: string(),
  settled_at: Instant,
})
export type WinnerRow = Infer<typeof WinnerRow>

/** The largest kept wins with real money since a full hour, the largest first. */
export async function selectWinners(on: Executor, since: Date, gameType: string | null, limit: number) {
  return await rowsOf(
    on,
    WinnerRow,
    `SELECT g.icon_url, g.game_name, m.account, w.win, w.currency, w.settled_at
     FROM (${gameType === null ? winnersText : winnersOfTypeText}) w
       JOIN game g ON g.node_id = w.node_id JOIN member m ON m.id = w.member_id
     ORDER BY w.win DESC, w.wager_id DESC`,
    gameType === null ? { since, limit } : { since, limit, gameType },
  )
}

const winners = (condition: string) => `SELECT * FROM top_win WHERE hour >= :since ${condition}
  ORDER BY win DESC, wager_id DESC LIMIT :limit`

export const winnersText = winners('')
export const winnersOfTypeText = winners('AND game_type = :gameType')

const PlayedRow = type({ node_id: integer() })

/** Node ids in the order of their bets with real money in the kept hours, the most played first. */
export async function selectMostPlayed(on: Executor, gameType: string | null, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    on,
    PlayedRow,
    gameType === null ? mostPlayedText : mostPlayedOfTypeText,
    gameType === null ? { limit } : { limit, gameType },
  )
  return rows.map(({ node_id }) => node_id)
}

const mostPlayed = (condition: string) =>
  `SELECT node_id FROM played_game ${condition} ORDER BY wagers DESC, node_id LIMIT :limit`

export const mostPlayedText = mostPlayed('')
export const mostPlayedOfTypeText = mostPlayed('WHERE game_type = :gameType')
