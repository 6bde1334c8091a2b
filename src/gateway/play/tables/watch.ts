import type { Table } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'

/** Milliseconds for which a table stays awake after somebody looked at it. */
const watchedMs = 10_000

/** Keeps a table awake; one that slept begins a round, whichever gateway hears of it first. */
export async function watchTable(on: Executor, table: Table): Promise<void> {
  await on.query('SELECT table_watch(:table, :ms)', { table: table.id, ms: watchedMs })
}
