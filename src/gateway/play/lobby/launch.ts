import { trialType } from '#contract/account/members/member.ts'
import type { Game } from '#contract/play/games/game.ts'
import { enginePage, type Launched } from '#contract/play/games/launched.ts'
import type { LaunchGameRequest } from '#contract/play/lobby/launch-game.ts'
import { demandPlayable } from '#gateway/account/protection/allow.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { openGameSession } from '#gateway/play/games/sessions.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { insertRecent } from './member-list-queries.ts'

const mostSuggestions = 6

/**
 * Opens a game session for a game that an engine of ours plays, and remembers the game as recently played.
 *
 * @throws {CallFailure} `game_not_found`, `real_account_required`, `game_maintenance` (with games that can be played,
 * the same category first), `trial_not_supported`
 * @throws {Refusal} `play_blocked`, `limits_missing`
 */
export async function launch(
  deps: GatewayDeps,
  request: Pick<LaunchGameRequest, 'nodeId' | 'mode'>,
  session: Session,
): Promise<Launched> {
  const catalogue = await readCatalogue(deps)
  const listed = catalogue.byNodeId.get(request.nodeId)
  if (!listed?.game.isGame) throw new CallFailure('game_not_found')
  if (request.mode === 'real' && session.type === trialType) throw new CallFailure('real_account_required')
  if (!listed.engine) {
    throw new CallFailure('game_maintenance', { value: { suggestions: suggestions(catalogue, listed.game) } })
  }
  if (request.mode === 'trial' && listed.game.supportPlay !== 0) throw new CallFailure('trial_not_supported')
  const now = deps.now()
  if (request.mode === 'real') await demandPlayable(deps.database, session, deps.config.jurisdiction, now)
  const gameToken = await deps.database.transaction(async (tx) => {
    await insertRecent(tx, session.memberId, request.nodeId, now)
    return openGameSession(tx, { session, nodeId: request.nodeId, mode: request.mode, now })
  })
  const { engine } = listed.engine
  // The token never appears in an address, because addresses may be logged.
  return { gameToken, engine, url: enginePage(engine), mode: request.mode }
}

function suggestions({ games }: Catalogue, wanted: Game): Game[] {
  const playable = games.filter(({ engine }) => engine !== undefined).map(({ game }) => game)
  const sameType = playable.filter(({ gameType }) => gameType === wanted.gameType)
  const others = playable.filter(({ gameType }) => gameType !== wanted.gameType)
  return [...sameType, ...others].slice(0, mostSuggestions)
}
