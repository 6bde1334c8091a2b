import { crashReturn, leastTarget } from '#games/crash/point.ts'
import { belowFloor } from '#games/instants/returns.ts'
import { instantTables } from '#games/instants/tables.ts'
import { lotteries } from '#games/lottery/lotteries.ts'
import { lotteryReturn } from '#games/lottery/returns.ts'
import { themes } from '#games/slots/all-themes.ts'
import { flooredBasisPoints } from '#games/slots/rational.ts'
import { gameOf, tables } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'

/**
 * Games of ours that pay back less in the long run than the law of the market asks for, in any of their bets; they are not offered. As
 * `<engine> <theme>`.
 */
export function gamesBelow({ leastReturn }: Pick<Jurisdiction, 'leastReturn'>): ReadonlySet<string> {
  const low = new Set<string>(belowFloor(leastReturn).map(({ game }) => game))
  if (flooredBasisPoints(crashReturn(leastTarget)) < leastReturn) low.add('crash')
  return new Set([
    ...Object.values(themes).flatMap(({ id, rtp }) => (rtp < leastReturn ? [`slots ${id}`] : [])),
    ...Object.entries(instantTables).flatMap(([id, { game }]) => (low.has(game) ? [`instants ${id}`] : [])),
    ...lotteries.flatMap((lottery) =>
      flooredBasisPoints(lotteryReturn(lottery, leastReturn)) < leastReturn ? [`draws ${lottery.id}`] : [],
    ),
    ...tables.flatMap((table) => (low.has(gameOf(table)) ? [`tables ${table.id}`] : [])),
  ])
}

/** Says at the start which games are off. */
export function logGamesBelow({ config: { jurisdiction }, log }: Pick<GatewayDeps, 'config' | 'log'>): void {
  const off = [...gamesBelow(jurisdiction)]
  const { leastReturn } = jurisdiction
  if (off.length > 0) log.error({ games: off, leastReturn }, 'games are off: they pay back less than the law asks for')
}
