import { randomBytes } from 'node:crypto'
import { bigint, type Infer, integer, string, type } from 'superstruct'
import { type Chain, chainOf, hashOfRound } from '#games/crash/chain.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { openSeed, sealSeed } from '#gateway/play/fairness/seal.ts'

/** Rounds of a chain: at one in twenty seconds, more than two days. A chain is computed at once, in some tenths of a second. */
const chainRounds = 10_000

/** Rounds between two hashes that are kept in memory. */
const spacing = 100

const ChainRow = type({
  id: bigint(),
  first_round: bigint(),
  rounds: integer(),
  head: string(),
  sealed_last: string(),
  public_seed: string(),
})
type ChainRow = Infer<typeof ChainRow>

/** The published chain that a round of a table belongs to; undefined if it was not made yet. */
export function chainAt(on: Executor, table: string, number: bigint): Promise<ChainRow | undefined> {
  return rowOf(
    on,
    ChainRow,
    `SELECT id, first_round, rounds, head, sealed_last, public_seed FROM table_chain
     WHERE table_id = :table AND first_round <= :number AND first_round + rounds > :number AND public_seed IS NOT NULL
     ORDER BY first_round DESC LIMIT 1`,
    { table, number },
  )
}

/** What a round of a crash table is drawn from. */
export interface ChainedRound {
  /** The hash of the round: its secret. */
  readonly hash: string
  readonly publicSeed: string
}

/** The secret of a round. A table without a chain for it gets one: its head is stored first, and its public seed drawn afterwards. */
export async function chainedRound(deps: GatewayDeps, table: string, number: bigint): Promise<ChainedRound> {
  const row = (await chainAt(deps.database, table, number)) ?? (await publishChain(deps, table, number))
  const chain = opened(deps, row)
  return { hash: hashOfRound(chain, Number(number - row.first_round) + 1), publicSeed: row.public_seed }
}

/** Of two gateways at once, the chain of one is stored, and its seed is drawn once. */
async function publishChain({ database, config }: GatewayDeps, table: string, number: bigint): Promise<ChainRow> {
  const last = randomBytes(32).toString('hex')
  const { head } = chainOf(last, chainRounds, chainRounds)
  await database.query(
    `INSERT INTO table_chain (table_id, first_round, rounds, head, sealed_last, made_at)
     VALUES (:table, :number, :rounds, :head, :sealed, table_now()) ON CONFLICT DO NOTHING`,
    { table, number, rounds: chainRounds, head, sealed: sealSeed(config, last) },
  )
  await database.query(
    `UPDATE table_chain SET public_seed = :publicSeed WHERE table_id = :table AND first_round = :number AND public_seed IS NULL`,
    { table, number, publicSeed: randomBytes(16).toString('hex') },
  )
  const made = await chainAt(database, table, number)
  if (!made) throw new Error(`The table ${table} has no chain for round ${number}`)
  return made
}

const openedChains = new Map<string, Chain>()

/** The marks of the chain that is played, computed once by each process. */
function opened({ config }: GatewayDeps, { head, rounds, sealed_last: sealed }: ChainRow): Chain {
  const known = openedChains.get(head)
  if (known) return known
  const chain = chainOf(openSeed(config, sealed), rounds, spacing)
  // A process seldom plays more than one chain of a table; old ones are not needed again.
  if (openedChains.size > 8) openedChains.clear()
  openedChains.set(head, chain)
  return chain
}
