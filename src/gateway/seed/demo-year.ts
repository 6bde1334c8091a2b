import type { GatewayDeps } from '#gateway/deps.ts'
import { demoEvenings, startOf } from './demo-evenings.ts'
import { playEvening } from './play-evening.ts'

/** Since when Maria has her account, in days: longer than the longest period that a statement shows. */
export const mariaDaysAgo = 368

/** The first and the last week that have nothing but one short evening each, counted back from today. */
const weeks = { first: 52, last: 7 } as const
const games = [1001, 1005, 1003, 1002, 1008, 1006, 1004, 1007] as const
/** Minor units: little, so that a year of play moves a balance and does not empty it. */
const stakes = [40n, 1_00n, 60n] as const

/**
 * One short evening of each week of Maria's first ten months, so that statements, sums and charts of a year have something to show.
 * The weeks after them are told evening by evening (`demo-evenings.ts`).
 */
export function yearToSeed(deps: GatewayDeps, memberId: bigint) {
  return Array.from({ length: weeks.first - weeks.last + 1 }, (_, place) => {
    const week = weeks.first - place
    const evening = {
      ...{ daysAgo: week * 7 - (place % 3), hour: 19 + (place % 4), minute: (place * 13) % 60 },
      ...{ nodeId: games[place % games.length] ?? games[0], stake: stakes[place % stakes.length] ?? stakes[0] },
      rounds: 3 + (place % 2),
    }
    return {
      time: startOf(evening, deps.now()).getTime(),
      run: () => playEvening(deps, memberId, demoEvenings.length + place, evening),
    }
  })
}
