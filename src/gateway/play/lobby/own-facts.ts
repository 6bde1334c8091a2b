import type { Game } from '#contract/play/games/game.ts'
import { crashReturn, leastTarget } from '#games/crash/point.ts'
import type { InstantName } from '#games/instants/names.ts'
import { returnsOf } from '#games/instants/returns.ts'
import { instantTable } from '#games/instants/tables.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import { lotteryReturn } from '#games/lottery/returns.ts'
import { themes } from '#games/slots/all-themes.ts'
import { flooredBasisPoints } from '#games/slots/rational.ts'
import { gameOf, tableOf } from '#games/tables/tables.ts'

/**
 * What is declared of a game of our own; undefined if no engine of ours has the theme.
 *
 * @param law the least return that the law asks for, in hundredths of a percent
 */
export function ownFacts(engine: string, theme: string, law: number): Pick<Game, 'rtp' | 'volatility'> | undefined {
  if (engine === 'slots') {
    const own = Object.values(themes).find(({ id }) => id === theme)
    return own && { rtp: own.rtp, volatility: own.volatility }
  }
  const lottery = engine === 'draws' ? lotteryOf(theme) : undefined
  if (lottery) return { rtp: flooredBasisPoints(lotteryReturn(lottery, law)), volatility: null }
  const table = engine === 'instants' ? instantTable(theme) : undefined
  const shared = engine === 'tables' ? tableOf(theme) : undefined
  const game = table?.game ?? (shared && gameOf(shared))
  if (game === undefined) return undefined
  // How widely the returns vary is for the player to choose, and so is the bet: what is declared is the least.
  return {
    rtp: game === 'crash' ? flooredBasisPoints(crashReturn(leastTarget)) : returnsOf(game as InstantName).leastReturn,
    volatility: null,
  }
}
