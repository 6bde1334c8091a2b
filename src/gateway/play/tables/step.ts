import { randomBytes } from 'node:crypto'
import { boolean, type } from 'superstruct'
import { sharedBalls } from '#games/bingo/shared.ts'
import { commitmentOf } from '#games/fairness/stream.ts'
import { type PlacesTable, type Table, type TicketsTable, tableOf, tableSeed } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { SqlParameters } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { openSeed, sealSeed } from '#gateway/play/fairness/seal.ts'
import { chainedRound } from './chain.ts'
import { closeCrash, endCrash } from './crash-round.ts'
import { type Position, positionOf, unsettledRounds } from './positions.ts'
import { playSeats } from './seats-round.ts'
import { settleTableRound } from './settle.ts'

/** Milliseconds after which a closed round is void whose result, or whose next step, does not come. */
const voidAfterMs = 60_000

/** Milliseconds until something that failed is tried again. */
const againMs = 2_000

/** A step that a table took: milliseconds until the next one, `now` if there may be another at once, `asleep` if nobody waits for one. */
type Taken = number | 'now' | 'asleep'

/**
 * Moves a table as far as its clock allows. Every gateway does so for every table; whoever comes first takes a step, and nothing
 * happens twice.
 *
 * @returns milliseconds until the next step; undefined if the table sleeps
 */
export async function advance(deps: GatewayDeps, id: string): Promise<number | undefined> {
  const table = tableOf(id)
  if (!table) return undefined
  for (;;) {
    let isSettled = true
    for (const number of await unsettledRounds(deps.database, id))
      isSettled = (await settleTableRound(deps, table, number)) && isSettled
    const position = await positionOf(deps.database, id)
    if (!position) return undefined
    const taken = await step(deps, table, position)
    if (taken === 'now') continue
    if (taken === 'asleep') return isSettled ? undefined : againMs
    return isSettled ? taken : Math.min(taken, againMs)
  }
}

async function step(deps: GatewayDeps, table: Table, position: Position): Promise<Taken> {
  const { number, state, awake } = position
  if (number === null || state === null) return awake ? await open(deps, table, 1n) : 'asleep'
  switch (state) {
    case 'open': {
      const left = position.closes_in ?? 0
      if (left > 0) return left
      if (table.kind === 'crash') await closeCrash(deps, table, number)
      else await move(deps, 'SELECT table_close(:table, :number) AS moved', { table: table.id, number })
      return 'now'
    }
    case 'closed':
      return await decide(deps, table, number, position)
    default: {
      const left = position.next_in ?? 0
      if (!awake) return 'asleep'
      return left > 0 ? left : await open(deps, table, number + 1n)
    }
  }
}

/** Opens a round. The commitment to its seed is published by that. */
async function open(deps: GatewayDeps, table: Table, number: bigint): Promise<Taken> {
  const chained = table.kind === 'crash' ? await chainedRound(deps, table.id, number) : undefined
  const seed = chained?.hash ?? randomBytes(32).toString('hex')
  const moved = await move(
    deps,
    'SELECT table_open(:table, :number, :commitment, :sealed, :clientSeed, :betting) AS moved',
    {
      ...{ table: table.id, number, commitment: commitmentOf(seed), sealed: sealSeed(deps.config, seed) },
      ...{ clientSeed: chained?.publicSeed ?? table.id, betting: table.bettingMs },
    },
  )
  // Otherwise another gateway was faster, or the last watcher has gone.
  return moved ? 'now' : againMs / 10
}

/** Draws the result of a closed round. One that cannot be drawn for a minute is void. */
async function decide(deps: GatewayDeps, table: Table, number: bigint, position: Position): Promise<Taken> {
  try {
    const serverSeed = openSeed(deps.config, position.sealed_seed ?? '')
    const clientSeed = position.client_seed ?? ''
    if (table.kind === 'crash') return await endCrash(deps, table, number, { serverSeed, clientSeed })
    if (table.kind === 'seats') return await playSeats(deps, { table, number, serverSeed })
    return await draw(deps, table, number, serverSeed)
  } catch (err) {
    deps.log.error({ err, table: table.id, round: number.toString() }, 'a round of a table has no result')
    if (-(position.due_in ?? 0) < voidAfterMs) return againMs
    await move(deps, 'SELECT table_void(:table, :number, :pause) AS moved', {
      ...{ table: table.id, number, pause: table.pauseMs },
    })
    return 'now'
  }
}

async function draw(
  deps: GatewayDeps,
  table: PlacesTable | TicketsTable,
  number: bigint,
  seed: string,
): Promise<Taken> {
  const round = tableSeed(table.id, Number(number), seed)
  const { shown } = table.kind === 'places' ? table.game.outcome(round) : sharedBalls(round)
  await move(deps, 'SELECT table_result(:table, :number, :seed, :result::jsonb, :pause) AS moved', {
    ...{ table: table.id, number, seed, result: JSON.stringify(shown), pause: table.pauseMs },
  })
  return 'now'
}

const Moved = type({ moved: boolean() })

/** @returns whether this gateway took the step */
async function move({ database }: GatewayDeps, text: string, parameters: SqlParameters): Promise<boolean> {
  return (await rowOf(database, Moved, text, parameters))?.moved ?? false
}
