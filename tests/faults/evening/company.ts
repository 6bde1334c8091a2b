// Who is there in an evening: members with money, limits and a seat at their game.
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { type FundedPlayer, fundedPlayers, openingBalance } from '#tests/load/players.ts'
import { chanceOf } from '#tests/support/chance.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { Doors } from './doors.ts'
import type { Guest } from './guest.ts'
import { seating } from './kinds.ts'
import { Seat } from './seat.ts'
import type { Sightings } from './sightings.ts'
import type { EveningSize } from './size.ts'

/** The limits that the law asks for, high enough that nobody reaches them. */
const limits = [
  { kind: 'loss', period: 'month', amount: openingBalance },
  { kind: 'time', period: 'day', amount: 1_440n },
] as const

/** Somebody who is there. */
interface Present {
  readonly seat: Seat
  readonly guest: Guest
}

interface House {
  readonly database: Database
  readonly doors: Doors
  readonly sightings: Sightings
  /** Most milliseconds for which somebody stays away from an open round. */
  readonly awayMs: number
}

/** Everybody of an evening, before they play. */
export async function companyOf(house: House, { players, seed }: EveningSize): Promise<readonly Present[]> {
  const seated = seating(players)
  const members = await membersAt(
    house,
    seated.map(({ game }) => game.nodeId),
  )
  const cycles = await cyclesOf(house.database)
  return seated.map(({ kind, game }, index) => {
    const player = members[index]
    const cycle = cycles.get(game.nodeId)
    if (!player || cycle === undefined) throw new Error(`Nobody can play ${game.theme}`)
    const { doors, sightings, awayMs } = house
    const seat = new Seat({
      ...{ player, ...game, cycle, doors, sightings, awayMs },
      // Each player chooses alike whatever the others do.
      chance: chanceOf(seed * 1_000 + index),
    })
    return { seat, guest: kind.sit(seat) }
  })
}

async function membersAt({ database, doors }: House, nodes: readonly number[]): Promise<readonly FundedPlayer[]> {
  const [config, log] = [parseConfig({ SEED_DEMO: '0' }), createLog('silent')]
  const deps = gatewayDeps({ database, config, log, now: () => new Date() })
  const members = await fundedPlayers(deps, nodes.length, nodes)
  const [{ client }] = doors.doors
  for (const { sessionToken: token } of members) for (const limit of limits) await client(setLimit, limit, { token })
  return members
}

/** The least milliseconds between two rounds of each game, as the law of the market has them. */
async function cyclesOf(database: Database): Promise<ReadonlyMap<number, number>> {
  const text = 'SELECT node_id, cycle FROM game WHERE cycle > 0'
  const rows = await rowsAs<{ node_id: number; cycle: number }>(database, text)
  return new Map(rows.map(({ node_id: node, cycle }) => [Number(node), cycle]))
}
