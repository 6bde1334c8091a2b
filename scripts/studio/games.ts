// Writes src/studio/games.json, the studio's own list of its games, from the slots of its vendors in the demonstration's
// catalogue: node scripts/studio/games.ts. A test asks for it when the catalogue has changed.
import { writeFileSync } from 'node:fs'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { studioVendors } from '../../src/studio/vendors.ts'

/** The slots of the studio's vendors: what they are called, and what their tiles show. */
export function studioGames() {
  return seedGames
    .filter(
      ({ vassalage, gameType, isGame }) => gameType === 'RNG' && isGame && Object.hasOwn(studioVendors, vassalage),
    )
    .map(({ vassalage, gameCode, gameName, gameClassify, art: { motif, scene, tint, sky, beside } }) => ({
      vendor: vassalage,
      code: gameCode,
      name: gameName,
      classes: gameClassify,
      ...{ motif, scene, tint, sky, beside },
    }))
}

export const studioGamesText = (): string =>
  `[\n${studioGames()
    .map((game) => `  ${JSON.stringify(game)}`)
    .join(',\n')}\n]\n`

if (import.meta.main) writeFileSync('src/studio/games.json', studioGamesText())
