import type { Game, GameType } from '#contract/play/games/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { maskedName } from '#lib/masked.ts'
import { readCatalogueIn } from './catalogue.ts'
import { playedSince, winsPerHour } from './count-played.ts'
import { selectMostPlayed, selectWinners, type WinnerRow } from './played-queries.ts'

const usualLimit = 20

/** Further rows to read, because games among the most played may be under maintenance or no longer listed. */
const spare = 100

/** The largest wins of the last seven days, as of the last count (`count-played.ts`). */
export async function winners(deps: GatewayDeps, category: GameType | 'ALL' = 'ALL', limit = usualLimit) {
  const gameType = category === 'ALL' ? null : category
  const rows = await selectWinners(deps.database, playedSince(deps.now()), gameType, Math.min(limit, winsPerHour))
  return { list: rows.map((row) => ({ vo: winnerOf(row) })) }
}

/** The games with the most bets of the last seven days that can be played. */
export async function popularGames(
  deps: GatewayDeps,
  language: string,
  gameType: GameType | undefined,
  limit = usualLimit,
) {
  const { byNodeId } = await readCatalogueIn(deps, language)
  const nodeIds = await selectMostPlayed(deps.database, gameType ?? null, limit + spare)
  const games: Game[] = nodeIds.flatMap((nodeId) => byNodeId.get(nodeId)?.game ?? [])
  return { list: games.filter(({ maintenance }) => !maintenance).slice(0, limit) }
}

function winnerOf(row: WinnerRow) {
  return {
    iconUrl: row.icon_url,
    gameName: row.game_name,
    customerName: maskedName(row.account),
    winAmount: row.win,
    currency: row.currency,
    wonAt: row.settled_at.toISOString(),
  }
}
