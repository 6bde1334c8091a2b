import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataDirectoryRefused } from '#gateway/platform/db/errors.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { available, funded } from '#tests/support/ledger.ts'
import { rowsAs } from '#tests/support/rows.ts'

const gateway = join(import.meta.dirname, '../../src/gateway/main.ts')
const open = (dataDir: string) => openDatabase({ kind: 'embedded', dataDir })

/** All files under a directory that others than its owner have rights to. */
function openToOthers(directory: string): string[] {
  return ['.', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (lstatSync(join(directory, name)).mode & 0o077) !== 0,
  )
}

describe('a data directory', () => {
  const root = mkdtempSync(join(tmpdir(), 'arara-directory-'))
  const whole = join(root, 'whole')
  let account: bigint
  let relation: string
  let counter = 0
  /** A copy of the whole one, changed. */
  const changed = (change: (dataDir: string, database: string) => void) => {
    const dataDir = join(root, `changed-${counter++}`)
    cpSync(whole, dataDir, { recursive: true })
    change(dataDir, join(dataDir, 'database'))
    return dataDir
  }
  beforeAll(async () => {
    const umask = process.platform === 'win32' ? 0 : process.umask(0)
    const database = await open(whole)
    process.umask(umask)
    account = await funded(database, 500n)
    const [row] = await rowsAs<{ path: string }>(database, "SELECT pg_relation_filepath('ledger_posting') AS path")
    relation = row?.path ?? ''
    await database.close()
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it.skipIf(process.platform === 'win32')('is created for its owner only, whatever the umask', () => {
    expect(openToOthers(whole)).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('that others could read is closed at the start', async () => {
    const dataDir = changed((_, database) => {
      chmodSync(database, 0o755)
      chmodSync(join(database, 'base'), 0o777)
      chmodSync(join(database, 'PG_VERSION'), 0o666)
      chmodSync(join(database, relation), 0o644)
    })
    await (await open(dataDir)).close()
    expect(openToOthers(dataDir)).toEqual([])
  })

  it.skipIf(process.platform === 'win32')(
    'that is shared keeps its own rights; the database in it is closed',
    async () => {
      const dataDir = changed((path) => {
        writeFileSync(join(path, 'notes.txt'), 'not ours', { mode: 0o644 })
        chmodSync(path, 0o755)
      })
      await (await open(dataDir)).close()
      expect(openToOthers(dataDir)).toEqual(['.', 'notes.txt'])
    },
  )

  it.each([
    ['PG_VERSION', (database: string) => rmSync(join(database, 'PG_VERSION'))],
    ['global/pg_control', (database: string) => rmSync(join(database, 'global'), { recursive: true })],
    ['pg_wal/', (database: string) => rmSync(join(database, 'pg_wal'), { recursive: true })],
    ['pg_xact/', (database: string) => rmSync(join(database, 'pg_xact/0000'))],
    ['and 6 more', (database: string) => [rmSync(database, { recursive: true }), mkdirSync(database)]],
    ['base/', (database: string) => rmSync(join(database, relation))],
  ])('that a backup gave back without %s is refused in one line, and nothing is made there', async (missing, lose) => {
    const dataDir = changed((_, database) => lose(database))
    const before = readdirSync(join(dataDir, 'database'))
    const refused = await open(dataDir).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DataDirectoryRefused)
    const { message } = refused as Error
    expect(message).toMatch(/^The database in [^\n]+ is not whole; missing: [^\n]+ Restore all of it[^\n]+$/)
    expect(message).toContain(missing)
    expect(message).toContain(join(dataDir, 'database'))
    if (missing !== 'base/') expect(readdirSync(join(dataDir, 'database'))).toEqual(before)
  })

  it('from a backup without empty directories is complete', async () => {
    const emptied: string[] = []
    const dataDir = changed((_, database) => {
      for (const entry of readdirSync(database, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name)
        if (entry.isDirectory() && readdirSync(path).length === 0) emptied.push(relative(database, path))
      }
      for (const name of emptied) rmSync(join(database, name), { recursive: true })
    })
    expect(emptied).toContain('pg_twophase')
    const database = await open(dataDir)
    expect(await available(database, account)).toBe(500n)
    await database.close()
  })

  it.each([
    [
      'a database one level too high',
      (dataDir: string, database: string) => {
        for (const name of readdirSync(database)) renameSync(join(database, name), join(dataDir, name))
        rmSync(database, { recursive: true })
      },
    ],
    [
      'the files of somebody else',
      (dataDir: string, database: string) => {
        rmSync(database, { recursive: true })
        writeFileSync(join(dataDir, 'thesis.odt'), '')
      },
    ],
  ])('that holds %s gets no new database', async (_, change) => {
    const dataDir = changed(change)
    await expect(open(dataDir)).rejects.toThrow(/^There is no database in [^\n]+, but other files \([^\n]+$/)
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
  })

  it('that PostgreSQL cannot read is refused with the reason', async () => {
    const dataDir = changed((_, database) => writeFileSync(join(database, 'PG_VERSION'), '17\n'))
    await expect(open(dataDir)).rejects.toThrow(
      /^The database in [^\n]+ cannot be opened: database files are incompatible with server\. [^\n]+$/,
    )
  })

  it('that cannot be written to ends the start with one line and 1', () => {
    // Only a read-only file system stops root from writing.
    const dataDir = process.getuid?.() === 0 ? '/sys/kernel' : join(root, 'locked')
    if (dataDir !== '/sys/kernel') mkdirSync(dataDir, { mode: 0o500 })
    const { DATABASE_URL: _, ...environment } = process.env
    const { status, stderr } = spawnSync(process.execPath, [gateway], {
      env: { ...environment, PORT: '0', DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^The data directory [^\n]+ cannot be used: E[^\n]+ must be a directory[^\n]+\n$/)
    expect(status).toBe(1)
  })

  it.skipIf(process.platform === 'darwin')('stays locked when its lock file is deleted', async () => {
    const dataDir = changed(() => undefined)
    const database = await open(dataDir)
    // Windows deletes no file that is open, which is as good.
    rmSync(join(dataDir, 'database.lock'), { force: true, maxRetries: 0 })
    const { status, stderr } = spawnSync(process.execPath, [gateway], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' },
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^The data directory [^\n]+ is in use by another process\.[^\n]+\n$/)
    expect(status).toBe(1)
    await database.close()
    await (await open(dataDir)).close()
  })
})
