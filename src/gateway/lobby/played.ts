import type { Game, GameType } from '#contract/entities/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readCatalogue } from './catalogue.ts'
import { selectMostPlayed, selectWinners, type WinnerRow } from './played-queries.ts'

const windowMs = 7 * 24 * 3_600_000

/** Milliseconds for which everybody sees the same board: the calls are public and read many rounds. */
const keptMs = 30_000

const usualLimit = 20
const longest = 100

/** One answer for all who ask, kept for a while by the gateway's clock. */
function kept<Answer>(deps: GatewayDeps, read: () => Promise<Answer>): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; at: number } | undefined
  return () => {
    const at = deps.now().getTime()
    if (known && at - known.at < keptMs) return known.answer
    const answer = read()
    known = { answer, at }
    answer.catch(() => {
      known = undefined
    })
    return answer
  }
}

/** What was really played here: wins and most played games of the last seven days. */
export function playedGames(deps: GatewayDeps) {
  const since = () => new Date(deps.now().getTime() - windowMs)
  const winners = new Map<string, () => Promise<WinnerRow[]>>()
  const mostPlayed = kept(deps, () => selectMostPlayed(deps.database, since()))

  return {
    async winners(category: GameType | 'ALL' = 'ALL', limit = usualLimit) {
      const gameType = category === 'ALL' ? null : category
      const read = winners.get(category) ?? kept(deps, () => selectWinners(deps.database, since(), gameType, longest))
      winners.set(category, read)
      const rows = await read()
      return { list: rows.slice(0, limit).map((row) => ({ vo: winnerOf(row) })) }
    },
    async popular(gameType: GameType | undefined, limit = usualLimit): Promise<{ list: Game[] }> {
      const { byNodeId } = await readCatalogue(deps)
      const played = (await mostPlayed()).flatMap((nodeId) => byNodeId.get(nodeId)?.game ?? [])
      const games = played.filter(({ maintenance }) => !maintenance)
      return { list: games.filter((game) => gameType === undefined || game.gameType === gameType).slice(0, limit) }
    },
  }
}

function winnerOf(row: WinnerRow) {
  return {
    iconUrl: row.icon_url,
    gameName: row.game_name,
    customerName: maskedName(row.account),
    winAmount: row.win,
    currency: row.currency,
    wonAt: new Date(row.settled_at).toISOString(),
  }
}

/** `joana82` is `jo***82`; of a short name less is shown. */
export function maskedName(account: string): string {
  const letters = [...account]
  if (letters.length < 6) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`
}
