import type { Game, GameType } from '#contract/play/games/game.ts'

/**
 * The category that most of the games belong to; undefined without any. Of two with as many games it is the one that was played last.
 *
 * @param games played lately, the last one first
 * @param shown categories that have a shelf
 */
export function mostPlayed(
  games: readonly Pick<Game, 'gameType'>[],
  shown: ReadonlySet<string | undefined>,
): GameType | undefined {
  const counts = new Map<GameType, number>()
  for (const { gameType } of games) if (shown.has(gameType)) counts.set(gameType, (counts.get(gameType) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}
