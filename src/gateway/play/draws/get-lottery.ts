import type { WireTerms } from '#contract/play/draws/terms.ts'
import { termsUnder } from '#games/lottery/lotteries.ts'
import { writeTable } from '#games/lottery/odds.ts'
import type { LotteryTerms } from '#games/lottery/slip.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { engineGame } from '#gateway/play/games/engine-game.ts'
import { openedFunds } from '#gateway/play/games/player-funds.ts'
import { lotteryOfGame, offeredLotteries } from './at-lottery.ts'
import { drawClock, lastDraws, lastDrawsOf, openDrawsOf } from './draw-rows.ts'
import { endedBets, type OwnBet, ownBets, wireBet } from './own-bets.ts'

/** Draws of a page of the history. */
const pageDraws = 50

/** A lottery as a player finds it. */
export async function lotteryFor(deps: GatewayDeps, player: Player) {
  const { database, config } = deps
  const { nodeId, mode } = player.game
  const lottery = await lotteryOfGame(database, nodeId)
  const { id, game, look } = lottery
  const { gameName } = await engineGame(database, 'draws', nodeId)
  const owner = { lottery: id, memberId: player.session.memberId, mode }
  const open = await openDrawsOf(database, id)
  const now = await drawClock(database)
  return {
    ...{ lottery: id, type: game.type, look, gameName },
    ...(await openedFunds(deps, player)),
    now: now.toISOString(),
    terms: wireTerms(termsUnder(config.jurisdiction.leastReturn, lottery)),
    open,
    last: await lastDrawsOf(database, id, lastDraws),
    own: nextBets(await ownBets(database, owner)).map(wireBet),
    ended: await endedBets(database, owner),
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

const wireTerms = ({ table, modes, ...terms }: LotteryTerms): WireTerms => ({
  ...terms,
  modes: [...modes],
  table: table ? writeTable(table) : null,
})

/** Bets that a player finds at once: of more, those on the next draws. */
const mostOwn = 500

const nextBets = (bets: readonly OwnBet[]): OwnBet[] =>
  bets.toSorted((one, other) => (one.issue < other.issue ? -1 : one.issue > other.issue ? 1 : 0)).slice(0, mostOwn)
