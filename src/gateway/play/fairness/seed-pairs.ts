import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { commitmentOf, type RoundSeed } from '#games/fairness/stream.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { sqlState } from '#gateway/platform/db/errors.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { openSeed, sealSeed } from './seal.ts'

const pairColumns = 'id, state, sealed, commitment, client_seed, nonce, server_seed, created_at, active_at, revealed_at'

/** A pair waits, then plays, then is revealed. */
export const pairStates = ['next', 'active', 'revealed'] as const

const PairRow = type({
  id: bigint(),
  state: enums(pairStates),
  sealed: string(),
  commitment: string(),
  client_seed: nullable(string()),
  nonce: integer(),
  server_seed: nullable(string()),
  created_at: Instant,
  active_at: nullable(Instant),
  revealed_at: nullable(Instant),
})
export type PairRow = Infer<typeof PairRow>

/** What a round is drawn from, and the pair whose nonce it uses. */
export interface Draw extends RoundSeed {
  readonly pairId: bigint
  /** Whether the member may know the server seed. */
  readonly isRevealed: boolean
}

/** Times that a bet is drawn again because another gateway placed one of the member first. */
const attempts = 12

/** The last bet of each member that this gateway draws, as long as it runs. */
const turns = new WeakMap<Database, Map<bigint, Promise<void>>>()

/** Runs the work of a member after the work before it, so that the bets of one gateway never draw from the same nonce. */
async function inTurn<Result>(database: Database, memberId: bigint, work: () => Promise<Result>): Promise<Result> {
  const last = turns.get(database) ?? new Map<bigint, Promise<void>>()
  turns.set(database, last)
  const before = last.get(memberId)
  const { promise, resolve } = Promise.withResolvers<void>()
  last.set(memberId, promise)
  try {
    await before
    return await work()
  } finally {
    resolve()
    if (last.get(memberId) === promise) last.delete(memberId)
  }
}

/**
 * Plays a round from the member's pair of seeds. The round is drawn first; the statement that places the bet then uses
 * the nonce. If another round used it meanwhile, everything of this one is undone, and it is drawn anew.
 *
 * @param play draws the round and places it; may run several times, and only the last one counts
 */
export function withDraw<Result>(
  deps: GatewayDeps,
  memberId: bigint,
  play: (draw: Draw) => Promise<Result>,
): Promise<Result> {
  return inTurn(deps.database, memberId, async () => {
    for (let attempt = 1; ; attempt++) {
      const draw = await nextDraw(deps, memberId)
      try {
        return await play(draw)
      } catch (thrown) {
        if (sqlState(thrown) !== 'FR001' || attempt >= attempts) throw thrown
        await pause(Math.random() * 3 * attempt)
      }
    }
  })
}

/** What the next round of a member is drawn from. */
async function nextDraw(deps: GatewayDeps, memberId: bigint): Promise<Draw> {
  const { active } = await currentPairs(deps, memberId)
  return drawOf(deps, active, active.nonce)
}

/** What a round was drawn from; undefined if it was not drawn from a pair of seeds. */
export async function drawOfRound(deps: GatewayDeps, roundId: bigint): Promise<Draw | undefined> {
  const row = await rowOf(
    deps.database,
    type({ ...PairRow.schema, used: integer() }),
    `SELECT s.*, f.used FROM (SELECT pair_id, nonce AS used FROM fair_round WHERE round_id = :roundId) f
       JOIN (SELECT ${pairColumns} FROM seed_pair) s ON s.id = f.pair_id`,
    { roundId },
  )
  return row && drawOf(deps, row, row.used)
}

function drawOf({ config }: GatewayDeps, pair: PairRow, nonce: number): Draw {
  if (pair.client_seed === null) throw new Error(`Pair ${pair.id} does not play yet`)
  const serverSeed = pair.server_seed ?? openSeed(config, pair.sealed)
  return { pairId: pair.id, serverSeed, clientSeed: pair.client_seed, nonce, isRevealed: pair.state === 'revealed' }
}

/** The member's pair that plays and the one that waits. A member without any gets them. */
export async function currentPairs(deps: GatewayDeps, memberId: bigint) {
  const known = await selectCurrent(deps.database, memberId)
  if (known) return known
  const [first, next] = [newSeed(deps), newSeed(deps)]
  await deps.database.query(
    'SELECT fair_begin(:memberId, :sealed, :commitment, :clientSeed, :nextSealed, :nextCommitment, :now)',
    {
      ...{ memberId, sealed: first.sealed, commitment: first.commitment, clientSeed: newClientSeed() },
      ...{ nextSealed: next.sealed, nextCommitment: next.commitment, now: deps.now() },
    },
  )
  const made = await selectCurrent(deps.database, memberId)
  if (!made) throw new Error(`Member ${memberId} has no pair of seeds`)
  return made
}

async function selectCurrent(on: Executor, memberId: bigint) {
  const rows = await rowsOf(
    on,
    PairRow,
    `SELECT ${pairColumns} FROM seed_pair WHERE member_id = :memberId AND state IN ('active', 'next')`,
    { memberId },
  )
  const active = rows.find(({ state }) => state === 'active')
  const next = rows.find(({ state }) => state === 'next')
  return active && next && { active, next }
}

/** The newest revealed pairs of a member. */
export function revealedPairs(on: Executor, memberId: bigint, limit: number): Promise<PairRow[]> {
  return rowsOf(
    on,
    PairRow,
    `SELECT ${pairColumns} FROM seed_pair WHERE member_id = :memberId AND state = 'revealed' ORDER BY id DESC LIMIT :limit`,
    { memberId, limit },
  )
}

/**
 * Reveals the pair that plays; the waiting one plays from now on, with the member's client seed.
 *
 * @returns `open_round` if a round of the pair goes on; `moved` if another request was faster
 */
export async function rotatePair(
  deps: GatewayDeps,
  on: Executor,
  active: PairRow,
  clientSeed: string,
): Promise<'done' | 'open_round' | 'moved'> {
  const next = newSeed(deps)
  const row = await rowOf(
    on,
    type({ result: enums(['done', 'open_round', 'moved']) }),
    'SELECT fair_rotate(:pairId, :serverSeed, :clientSeed, :sealed, :commitment, :now) AS result',
    {
      ...{ pairId: active.id, serverSeed: openSeed(deps.config, active.sealed), clientSeed },
      ...{ sealed: next.sealed, commitment: next.commitment, now: deps.now() },
    },
  )
  return row?.result ?? 'moved'
}

/** A server seed of 256 random bits, of which only its commitment can be read. */
function newSeed({ config }: Pick<GatewayDeps, 'config'>) {
  const seed = randomBytes(32).toString('hex')
  return { sealed: sealSeed(config, seed), commitment: commitmentOf(seed) }
}

const newClientSeed = () => randomBytes(8).toString('hex')
