import { PGlite } from '@electric-sql/pglite'
import { openChannels } from './channels.ts'
import type { Database } from './client.ts'
import type { Run } from './connection.ts'
import { DatabaseUnavailable } from './errors.ts'
import { executorOn } from './executor.ts'
import { migrate } from './migrate.ts'
import { applicationRole, type PgliteConnection, singleDatabase } from './one-connection.ts'
import { memoryStartParams, pgliteExtensions, pgliteParsers, runOn } from './pglite.ts'

/** A {@link Database} in memory, from a {@link Database.dump} or empty. */
export async function openMemory(dump: Blob | undefined): Promise<Database> {
  const startParams = [...memoryStartParams]
  const pg = await PGlite.create({
    parsers: pgliteParsers,
    extensions: pgliteExtensions,
    startParams,
    ...(dump ? { loadDataDir: dump } : {}),
  })
  const run: Run = (text, parameters, shape) => runOn(pg, text, parameters, shape)
  await migrate({ ...executorOn(run), run: async (text) => void (await run(text, [], 'simple')) })
  await pg.exec(applicationRole)
  const channels = openChannels()
  pg.onNotification(channels.heard)
  const link = connectionTo(pg)
  return singleDatabase({ kind: 'memory', open: () => link, channels })
}

/** This link is never lost, because only this process can end it. */
function connectionTo(pg: PGlite): PgliteConnection {
  return {
    lost: false,
    ask: async (text, parameters, shape) => {
      if (pg.closed) throw new DatabaseUnavailable('The database is closed.')
      return runOn(pg, text, parameters, shape)
    },
    dump: () => pg.dumpDataDir('none'),
    cut: (why) => {
      throw why
    },
    end: () => pg.close(),
  }
}
