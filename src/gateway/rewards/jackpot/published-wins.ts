import { bigint, type Infer, integer, string, type } from 'superstruct'
import type { JackpotWin } from '#contract/rewards/jackpot/jackpot.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { maskedName } from '#lib/masked.ts'

const WinRow = type({
  pot_id: bigint(),
  currency: string(),
  start: bigint(),
  ceiling: bigint(),
  share: integer(),
  seed: string(),
  seed_hash: string(),
  opened_at: Instant,
  counted: bigint(),
  amount: bigint(),
  falls_at: bigint(),
  wager_id: bigint(),
  bet: bigint(),
  node_id: integer(),
  game_name: string(),
  account: string(),
  won_at: Instant,
})

/** The last jackpots that were won, the newest first. No other call reads a seed. */
export async function publishedWins(on: Executor, limit: number): Promise<JackpotWin[]> {
  const rows = await rowsOf(
    on,
    WinRow,
    `SELECT v.pot_id, p.currency, p.start, p.ceiling, p.share, p.seed, p.seed_hash, p.opened_at, p.counted, v.amount, v.falls_at,
       v.wager_id, v.bet, v.node_id, coalesce(g.game_name, '') AS game_name, m.account, v.won_at
     FROM jackpot_win v JOIN jackpot_pot p ON p.id = v.pot_id JOIN member m ON m.id = v.member_id
       LEFT JOIN game g ON g.node_id = v.node_id
     ORDER BY v.pot_id DESC LIMIT :limit`,
    { limit },
  )
  return rows.map(wireWin)
}

function wireWin(row: Infer<typeof WinRow>): JackpotWin {
  return {
    potId: row.pot_id.toString(),
    currency: row.currency,
    start: row.start,
    ceiling: row.ceiling,
    share: row.share,
    seedHash: row.seed_hash,
    openedAt: row.opened_at.toISOString(),
    amount: row.amount,
    seed: row.seed,
    fallsAt: row.falls_at,
    counted: row.counted,
    betId: row.wager_id.toString(),
    bet: row.bet,
    nodeId: row.node_id,
    gameName: row.game_name,
    customerName: maskedName(row.account),
    wonAt: row.won_at.toISOString(),
  }
}
