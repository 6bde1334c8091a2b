import { string, type } from 'superstruct'
import { type Lottery, lotteryOf } from '#games/lottery/lotteries.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'

const ThemeRow = type({ theme: string() })

/** The lotteries that the catalogue offers. */
export async function offeredLotteries(on: Executor): Promise<Lottery[]> {
  const rows = await rowsOf(
    on,
    ThemeRow,
    `SELECT theme FROM game WHERE engine = 'draws' AND listed AND theme IS NOT NULL`,
  )
  return rows.flatMap(({ theme }) => lotteryOf(theme) ?? [])
}

/**
 * The lottery of a launched game.
 *
 * @throws {CallFailure} `game_session_closed` if the game is no lottery, or has left the catalogue since the launch
 */
export async function lotteryOfGame(on: Executor, nodeId: number): Promise<Lottery> {
  const text = `SELECT theme FROM game WHERE node_id = :nodeId AND engine = 'draws' AND listed AND theme IS NOT NULL`
  const [row] = await rowsOf(on, ThemeRow, text, { nodeId })
  const lottery = row && lotteryOf(row.theme)
  if (!lottery) throw new CallFailure('game_session_closed')
  return lottery
}
