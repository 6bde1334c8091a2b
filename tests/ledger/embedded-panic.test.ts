import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#gateway/db/open.ts'
import { KillRun } from './kill/run.ts'

const megabyte = 1024 * 1024

/** How far into its file PostgreSQL's log has come. */
const logOffset = 'SELECT (pg_walfile_name_offset(pg_current_wal_lsn())).file_offset AS offset'

describe.skipIf(process.platform === 'win32')('the process of an embedded database that cannot go on', () => {
  let root: string
  let config: { kind: 'embedded'; dataDir: string }
  let run: KillRun
  let offset: number
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'arara-panic-'))
    config = { kind: 'embedded', dataDir: join(root, 'data') }
    run = new KillRun(config)
    const database = await openDatabase(config)
    await run.prepare(database)
    const [row] = await database.query<{ offset: number }>(logOffset)
    offset = row?.offset ?? 0
    await database.close()
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const lastLine = /^The database in [^\n]+ had to stop: [^\n]+\n$/

  it('ends with one line and 74 when the log cannot grow, and everything it answered is there', async () => {
    run.begin(true, offset + megabyte)
    const { code, said } = await run.fallen()
    expect(said).toMatch(lastLine)
    expect(said).toContain('could not write to log file')
    expect(code).toBe(74)
    await run.finish()
    const database = await openDatabase(config)
    expect(await run.verify(database)).toBeGreaterThan(0)
    await database.close()
  })

  it('ends with one line and 74 when its directory is deleted, at the next write', async () => {
    run.begin()
    await run.answers(3)
    rmSync(join(config.dataDir, 'database'), { recursive: true, force: true, maxRetries: 5 })
    expect(await run.fallen()).toEqual({ code: 74, said: expect.stringMatching(lastLine) })
  })

  it('ends with one line and 74 when its directory is moved away, and nothing is lost', async () => {
    const directory = join(config.dataDir, 'database')
    run.begin()
    await run.answers(3)
    renameSync(directory, `${directory}-elsewhere`)
    expect(await run.fallen()).toEqual({ code: 74, said: expect.stringMatching(lastLine) })
    renameSync(`${directory}-elsewhere`, directory)
    await run.finish()
    const database = await openDatabase(config)
    expect(await run.verify(database)).toBeGreaterThan(0)
    await database.close()
  })
})
