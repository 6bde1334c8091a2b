import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { DataDirectoryInUse } from '#gateway/platform/db/errors.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { available, expectReconciled, funded } from '#tests/support/ledger.ts'

const script = join(import.meta.dirname, '../../scripts/reconcile.ts')

function reconcileCommand(dataDir: string) {
  const { DATABASE_URL: _, ...environment } = process.env
  return spawnSync(process.execPath, [script], { env: { ...environment, DATA_DIR: dataDir }, encoding: 'utf8' })
}

describe('the embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'arara-embedded-'))
  const dataDir = join(root, 'data')
  let database: Database
  let account: bigint
  beforeAll(async () => {
    // The files that a process leaves behind if it is killed during the very first start.
    mkdirSync(join(dataDir, 'database.new'), { recursive: true })
    writeFileSync(join(dataDir, 'database.new/PG_VERSION'), '18\n')
    database = await openDatabase({ kind: 'embedded', dataDir })
    account = await funded(database, 500n)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
    rmSync(root, { recursive: true })
  })

  it('restarts a first start that was interrupted', () => {
    expect(existsSync(join(dataDir, 'database.new'))).toBe(false)
  })

  it('runs with fsync on, as the role of the application', async () => {
    expect(await database.query('SELECT current_setting(:value) AS fsync', { value: 'fsync' })).toEqual([
      { fsync: 'on' },
    ])
    expect(await database.query('SELECT current_user::text AS role')).toEqual([{ role: 'arara_app' }])
  })

  it('is refused to a second opener in this process', async () => {
    await expect(openDatabase({ kind: 'embedded', dataDir })).rejects.toThrow(DataDirectoryInUse)
  })

  it('is refused to a second process, with a clear sentence and an exit code', () => {
    const { status, stderr } = reconcileCommand(dataDir)
    expect(stderr.trim().split('\n').at(-1)).toEqual(
      expect.stringContaining(`The data directory ${dataDir} is in use by a process that takes no commands: `),
    )
    expect(status).toBe(2)
  })

  it('keeps what it stored, and npm run reconcile proves it', async () => {
    await database.close()
    const { status, stdout } = reconcileCommand(dataDir)
    expect(stdout).toMatch(/^holds {3}each currency sums to zero over all accounts$/m)
    expect(stdout).toMatch(/The ledger is consistent: 2 accounts, 2 postings\.\n$/)
    expect(status).toBe(0)
    // A database that is closed before any statement ends its thread too.
    const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
    const before = ports()
    const unused = await openDatabase({ kind: 'embedded', dataDir })
    expect(ports()).toBe(before + 1)
    await unused.close()
    expect(ports()).toBe(before)
    database = await openDatabase({ kind: 'embedded', dataDir })
    expect(await available(database, account)).toBe(500n)
  })

  it('is not created by reconciling it', () => {
    const nowhere = join(root, 'nowhere')
    expect(reconcileCommand(nowhere)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no database in'),
    })
    expect(existsSync(nowhere)).toBe(false)
  })
})
