import { dayOfIssue } from '#games/lottery/timetable.ts'
import { prizeNames, regionOf, stationsOf, type VietnamRegion } from '#games/lottery/vietnam/regions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Day } from '#lib/civil-days.ts'
import { offeredLotteries } from './at-lottery.ts'
import { resultOf } from './draw-rows.ts'

/** Which lotteries of Vietnam, and which day; the last result of all that are offered if nothing is named. */
interface Wanted {
  readonly gameCode?: string | undefined
  readonly region?: VietnamRegion | undefined
  readonly day?: Day | undefined
}

/**
 * The results of lotteries of Vietnam, for everybody.
 *
 * @throws {CallFailure} `game_not_found` if none that is offered has the code
 */
export async function vietnamNumbers({ database }: GatewayDeps, { gameCode, region, day }: Wanted) {
  const all = (await offeredLotteries(database)).flatMap(({ id, game }) => {
    const own = regionOf(game.type)
    return own ? [{ id, region: own }] : []
  })
  if (gameCode !== undefined && !all.some(({ id }) => id === gameCode)) throw new CallFailure('game_not_found')
  const wanted = all.filter(
    (one) => (gameCode === undefined || one.id === gameCode) && (region === undefined || one.region === region),
  )
  const results = await Promise.all(
    wanted.map(async ({ id, region }) => {
      const draw = await resultOf(database, id, day)
      if (!draw) return []
      const stations = stationsOf(region, draw.result).map((prizes) =>
        prizeNames(region).map((name) => ({ name, numbers: [...(prizes[name] ?? [])] })),
      )
      return [{ gameCode: id, region, day: dayOfIssue(draw.issue), draw, stations }]
    }),
  )
  return { results: results.flat() }
}
