// What the shared tables came to, read from the database when the evening is over.
import type { Database } from '#gateway/platform/db/client.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { SeenRound } from './sightings.ts'
import { nameOf } from './table-names.ts'

interface Row {
  readonly table_id: string
  readonly number: bigint
  readonly state: string
  readonly commitment: string
  readonly client_seed: string
  readonly server_seed: string | null
  readonly result: SeenRound['result']
  readonly forced: number | null
}

/** A round of a shared table as the house has it. */
export interface TableRound extends SeenRound {
  readonly number: number
  readonly state: string
}

/** All rounds of all tables by the name of their table and their number. */
export type TableRounds = ReadonlyMap<string, TableRound>

export async function tableRoundsOf(database: Database): Promise<TableRounds> {
  const rows = await rowsAs<Row>(
    database,
    'SELECT table_id, number, state, commitment, client_seed, server_seed, result, forced FROM table_round',
  )
  return new Map(
    rows.map(({ table_id: table, number, client_seed: clientSeed, server_seed: serverSeed, ...row }) => [
      nameOf(table, number),
      { ...row, number: Number(number), clientSeed, serverSeed },
    ]),
  )
}
