import { getTable } from '#contract/play/tables/get-table.ts'
import { placeTableBets } from '#contract/play/tables/place-table-bets.ts'
import { undoTableBets } from '#contract/play/tables/undo-table-bets.ts'
import { type Chain, chainOf, hashBefore, hashOfRound } from '#games/crash/chain.ts'
import { crashPoint } from '#games/crash/point.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { sealSeed } from '#gateway/play/fairness/seal.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { asOwner } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, memberOf } from '#tests/support/people.ts'

/** The node that tests put a table behind; it can be tried for free. */
export const tableNode = 16002

/** Puts a table behind a node. Needs a seeded gateway. */
export async function putTable(
  { database }: { readonly database: Database },
  table: string,
  node = tableNode,
): Promise<void> {
  await database.query("UPDATE game SET engine = 'tables', theme = :table, free_trial = true WHERE node_id = :node", {
    table,
    node,
  })
  await database.query("UPDATE catalogue_state SET content_hash = 'with ' || :table", { table })
}

/** The public seed of {@link putChain}. */
export const publicSeed = 'a seed that everybody may know'

/** A chain of crash rounds that end as a test needs it, and their points. */
export function crashChain(rounds: number, isWanted: (points: readonly number[]) => boolean) {
  for (let tried = 0; ; tried++) {
    const chain = chainOf(hashBefore(`chain ${tried}`), rounds, 1)
    const points = Array.from({ length: rounds }, (_, index) => crashPoint(hashOfRound(chain, index + 1), publicSeed))
    if (isWanted(points)) return { chain, points }
  }
}

/** Publishes a chain for the first rounds of a crash table. */
export async function putChain(
  { database, config }: TestGateway['deps'],
  id: string,
  { rounds, head, last }: Chain,
): Promise<void> {
  await database.query("INSERT INTO game_table (table_id, watched_until) VALUES (:id, 'epoch')", { id })
  await database.query(
    `INSERT INTO table_chain (table_id, first_round, rounds, head, sealed_last, public_seed, made_at)
     VALUES (:id, 1, :rounds, :head, :sealed, :publicSeed, table_now())`,
    { id, rounds, head, sealed: sealSeed(config, last), publicSeed },
  )
}

/** The clock of the tables of a database, which stands still until it is moved. PostgreSQL only. */
export interface TableClock {
  /** Milliseconds forward. */
  advance(milliseconds: number): Promise<void>
}

/** Stops the clock of the tables. @param at its time, milliseconds */
export async function stopTableClock(database: Database, at = Date.now()): Promise<TableClock> {
  let now = at
  const time = () => new Date(now).toISOString()
  // In a table, so that statements need not be planned anew whenever it is moved.
  await asOwner(database, async (sql) => {
    await sql.unsafe(`CREATE TABLE test_clock AS SELECT '${time()}'::timestamptz AS now;
      CREATE OR REPLACE FUNCTION table_now() RETURNS timestamptz LANGUAGE plpgsql VOLATILE SECURITY DEFINER AS $$
        BEGIN RETURN (SELECT c.now FROM test_clock c); END $$;
      GRANT UPDATE, SELECT ON test_clock TO arara_app`)
  })
  return {
    async advance(milliseconds) {
      now += milliseconds
      await database.query('UPDATE test_clock SET now = :now', { now: new Date(now) })
    },
  }
}

/** A seeded gateway with a table behind {@link tableNode}, whose clock stands still. */
export async function tableHouse(
  table: string,
): Promise<{ readonly gateway: TestGateway; readonly clock: TableClock }> {
  const gateway = await testGateway({ seeded: true })
  await putTable(gateway.deps, table)
  return { gateway, clock: await stopTableClock(gateway.deps.database) }
}

/** A player at the table behind {@link tableNode}. */
export interface TablePlayer {
  readonly token: string
  readonly gameToken: string
  readonly memberId: bigint
}

export async function tablePlayer(gateway: TestGateway, amount = 1_000_00n, node = tableNode): Promise<TablePlayer> {
  const { token } = await fundedMember(gateway, amount)
  const gameToken = await launch(gateway, token, 'real', node)
  return { token, gameToken, memberId: await memberOf(gateway, token) }
}

export const seeTable = async (gateway: TestGateway, { gameToken }: Pick<TablePlayer, 'gameToken'>) =>
  (await gateway.call(getTable, {}, { token: gameToken })).value()

/** A round that takes bets: somebody watches, and the table has moved. @returns its number */
export async function openRound(gateway: TestGateway, player: TablePlayer, table: string): Promise<number> {
  await seeTable(gateway, player)
  await advance(gateway.deps, table)
  const { round } = await seeTable(gateway, player)
  if (round?.state !== 'open') throw new Error(`The round of ${table} is ${round?.state}`)
  return round.number
}

export const placeAt = (
  gateway: TestGateway,
  { gameToken }: Pick<TablePlayer, 'gameToken'>,
  number: number,
  bets: readonly { readonly place: string; readonly stake: bigint; readonly target?: number }[],
  key: string = crypto.randomUUID(),
) => gateway.call(placeTableBets, { number, bets }, { token: gameToken, key })

export const undoAt = (
  gateway: TestGateway,
  { gameToken }: Pick<TablePlayer, 'gameToken'>,
  number: number,
  which: 'last' | 'all',
  key: string = crypto.randomUUID(),
) => gateway.call(undoTableBets, { number, which }, { token: gameToken, key })
