import { type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { engineGame } from '#gateway/play/games/engine-game.ts'
import { openedFunds } from '#gateway/play/games/player-funds.ts'
import { lotteryOfGame, offeredLotteries } from './at-lottery.ts'
import { lastDrawsOf, openDrawsOf } from './draw-rows.ts'
import { ownBets, wireBet } from './own-bets.ts'

/** Last draws that a player finds, and of a page of the history. */
const lastDraws = 20
const pageDraws = 50

const Now = type({ now: Instant })

/** A lottery as a player finds it. */
export async function lotteryFor(deps: GatewayDeps, player: Player) {
  const { database } = deps
  const { nodeId, mode } = player.game
  const { id, game, terms } = await lotteryOfGame(database, nodeId)
  const { gameName } = await engineGame(database, 'draws', nodeId)
  const { unit, modes, mostMultiple, groups, mostLine, mostBet } = terms
  const open = await openDrawsOf(database, id)
  const clock = await rowOf(database, Now, 'SELECT table_now() AS now')
  return {
    ...{ lottery: id, type: game.type, gameName },
    ...(await openedFunds(deps, player)),
    now: (clock?.now ?? deps.now()).toISOString(),
    terms: { unit, modes: [...modes], mostMultiple, groups, mostLine, mostBet },
    open,
    last: await lastDrawsOf(database, id, lastDraws),
    own: (await ownBets(database, { lottery: id, memberId: player.session.memberId, mode })).map(wireBet),
  }
}

/**
 * The last draws of a lottery, for everybody.
 *
 * @throws {CallFailure} `game_not_found` if no lottery of ours has the code
 */
export async function openedNumbers({ database }: GatewayDeps, gameCode: string, before: string | undefined) {
  const lottery = (await offeredLotteries(database)).find(({ id }) => id === gameCode)
  if (!lottery) throw new CallFailure('game_not_found')
  return { draws: await lastDrawsOf(database, lottery.id, pageDraws, before) }
}
