import { enginePage } from '#contract/play/games/launched.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readCatalogueIn } from './catalogue.ts'
import { gameOfEngine } from './launch.ts'

/** How a game would open, for everybody. @throws {CallFailure} `game_not_found` */
export async function gameLaunch(deps: GatewayDeps, gameCode: string, language: string) {
  const { games } = await readCatalogueIn(deps, language)
  const found = games.find(({ game }) => game.isGame && game.gameCode === gameCode)
  if (!found) throw new CallFailure('game_not_found')
  const { game, engine } = found
  return {
    nodeId: game.nodeId,
    displayName: game.displayName,
    maintenance: game.maintenance,
    trial: game.supportPlay === 0 && !game.maintenance,
    url: engine ? enginePage(engine.engine, gameOfEngine(engine)) : null,
  }
}
