import { instantTables, type TableId } from '#games/instants/tables.ts'
import { gameOf, tableOf } from '#games/tables/tables.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import type { Game } from './guest.ts'

/** The name of what is played: many tables have the same game. */
const playedAt: Readonly<Record<string, (theme: string) => string>> = {
  slots: (theme) => theme,
  instants: (theme) => instantTables[theme as TableId].game,
  tables: (theme) => {
    const table = tableOf(theme)
    if (!table) throw new RangeError(`There is no table ${theme}`)
    return gameOf(table)
  },
}

/** The games of one of our engines, in the order of the catalogue; of each kind one comes before the second of any. */
export function gamesOf(engine: 'slots' | 'instants' | 'tables'): readonly Game[] {
  const games = seedGames.flatMap(({ nodeId, engine: own }) =>
    own?.game === engine ? [{ nodeId, theme: own.theme }] : [],
  )
  const seen = new Map<string, number>()
  return games
    .map((game) => {
      const name = playedAt[engine]?.(game.theme) ?? game.theme
      const turn = seen.get(name) ?? 0
      seen.set(name, turn + 1)
      return { game, turn }
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ game }) => game)
}
