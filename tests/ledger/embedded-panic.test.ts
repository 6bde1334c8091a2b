import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { migratedDirectory } from '#tests/support/dumps.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { KillRun } from './kill/run.ts'

/** How far into its file PostgreSQL's log has come. */
const logOffset = 'SELECT (pg_walfile_name_offset(pg_current_wal_lsn())).file_offset AS offset'

// One after another on one directory: what one run was answered, the next must find.
describe.skipIf(process.platform === 'win32')('the process of an embedded database that cannot continue', async () => {
  const config = { kind: 'embedded', dataDir: await migratedDirectory() } as const
  const directory = join(config.dataDir, 'database')
  const run = new KillRun(config)
  let offset: number
  beforeAll(async () => {
    const database = await openDatabase(config)
    await run.prepare(database)
    // In the last quarter of a log file PostgreSQL creates the next one at the start, which the limit below would
    // refuse.
    await database.query('RESET ROLE')
    await database.query('SELECT pg_switch_wal()')
    const [row] = await rowsAs<{ offset: number }>(database, logOffset)
    offset = row?.offset ?? 0
    await database.close()
  })
  afterAll(() => rmSync(config.dataDir, { recursive: true }))

  const lastLine = expect.stringMatching(/^The database in [^\n]+ had to stop: [^\n]+\n$/)

  it('ends with one line and 74 when the log cannot grow', async () => {
    run.begin(true, offset + 512 * 1024)
    const ended = await run.fallen()
    expect(ended).toEqual({ code: 74, said: lastLine })
    expect(ended.said).toContain('could not write to log file')
  })

  it('ends with one line and 74 when its directory is moved away, and no answered change is lost', async () => {
    run.begin()
    await run.answers(3)
    renameSync(directory, `${directory}-elsewhere`)
    expect(await run.fallen()).toEqual({ code: 74, said: lastLine })
    renameSync(`${directory}-elsewhere`, directory)
    await run.finish()
    const database = await openDatabase(config)
    expect(await run.verify(database)).toBeGreaterThan(3)
    await database.close()
  })

  it('ends with one line and 74 when its directory is deleted', async () => {
    run.begin()
    await run.answers(3)
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    expect(await run.fallen()).toEqual({ code: 74, said: lastLine })
  })
})
