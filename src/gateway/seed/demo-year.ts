import type { GatewayDeps } from '#gateway/deps.ts'
import { demoEvenings, startOf } from './demo-evenings.ts'
import { playEvening } from './play-evening.ts'

/** Age of Maria's account in days. It is longer than the longest period of a statement. */
export const mariaDaysAgo = 368

/** The first and the last week with one short evening each, counted back from today. */
const weeks = { first: 52, last: 7 } as const
const games = [1001, 1005, 1003, 1002, 1008, 1006, 1004, 1007] as const
/** Minor units. They are small, so that a year of play does not use up the balance. */
const stakes = [40n, 1_00n, 60n] as const

/**
 * The events of Maria's first ten months: one short evening a week, so that statements, sums and charts of a year have data.
 * Her later evenings are in `demo-evenings.ts`.
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
