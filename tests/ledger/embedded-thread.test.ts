import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#gateway/app.ts'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { openPorts } from '#gateway/open-ports.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openEmbedded } from '#gateway/platform/db/embedded/open.ts'
import { DatabaseUnavailable, sqlState } from '#gateway/platform/db/errors.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { migratedDirectory } from '#tests/support/dumps.ts'
import { available, expectReconciled, funded } from '#tests/support/ledger.ts'

/** Runs for many minutes. */
const runaway = 'SELECT count(*) FROM generate_series(1, 1000000000) AS n WHERE n % 7 = 0'

describe('the thread of the embedded database', async () => {
  const dataDir = await migratedDirectory()
  const panics: string[] = []
  let database: Database
  let account: bigint
  const open = () =>
    openEmbedded(dataDir, { wait: 1_000, single: 1_500, statement: 1_500, idle: 1_500 }, (why) => panics.push(why))
  beforeAll(async () => {
    database = await open()
    account = await funded(database, 500n)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
    expect(panics).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  const gift = () => [
    { account, amount: -10n },
    { system: 'house' as const, amount: 10n },
  ]

  /** Asks until the database answers again; the run's own limit ends what never does. */
  async function untilItAnswers(): Promise<void> {
    await database.ping().catch(async (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      await untilItAnswers()
    })
  }

  it('lets the process continue while a statement runs, and ends a statement that exceeds its limit', async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SEED_DEMO: '0' })
    const deps = gatewayDeps({ database, config, log: createLog('silent'), now: () => new Date() })
    const app = createApp(deps, openPorts(deps))
    let running = true
    const ended = database.query(runaway).then(
      () => expect.unreachable('it cannot come to its end'),
      (error: unknown) => {
        running = false
        return error
      },
    )
    expect((await app.request('/healthz')).status).toBe(200)
    expect(running).toBe(true)
    const [refused, ready] = await Promise.all([app.request('/wps/system/keys'), app.request('/readyz')])
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(ready.status).toBe(503)
    expect(await ended).toBeInstanceOf(DatabaseUnavailable)
    await untilItAnswers()
    expect((await app.request('/readyz')).status).toBe(200)
    expect(await available(database, account)).toBe(500n)
    expect(await database.query('SELECT current_user::text AS role')).toEqual([{ role: 'arara_app' }])
  })

  it('undoes a transaction whose statement exceeds its limit, runs no half of it, and listens again', async () => {
    const heard: string[] = []
    const restored = Promise.withResolvers<void>()
    const stop = await database.listen('arara test', (payload) => heard.push(payload), restored.resolve)
    await database.notify('arara test', 'before')
    const cut = database.transaction(async (tx) => {
      await transfer(tx, { kind: 'gift', legs: gift() })
      await expect(tx.query(runaway)).rejects.toThrow(DatabaseUnavailable)
      await tx.query('SELECT 1')
    })
    await expect(cut).rejects.toThrow(DatabaseUnavailable)
    await untilItAnswers()
    expect(await available(database, account)).toBe(500n)
    await restored.promise
    await database.notify('arara test', 'after')
    expect(heard).toEqual(['before', 'after'])
    await stop()
    await database.notify('arara test', 'nobody')
    expect(heard).toEqual(['before', 'after'])
  })

  it('undoes a silent transaction, so that others can run', async () => {
    const forgotten = Promise.withResolvers<void>()
    const silent = database.transaction(async (tx) => {
      await transfer(tx, { kind: 'gift', legs: gift() })
      await forgotten.promise
      await tx.query('SELECT 1')
    })
    await expect(silent).rejects.toThrow('silent')
    expect(await available(database, account)).toBe(500n)
    forgotten.resolve()
    await database.ping()
  })

  it('does not wait for ever for a statement outside its open transaction', async () => {
    const stuck = database.transaction(async () => void (await database.query('SELECT 1')))
    await expect(stuck).rejects.toThrow(DatabaseUnavailable)
    await database.ping()
  })

  it('carries every kind of value there and back', async () => {
    const bytes = new Uint8Array([0, 1, 255])
    const at = new Date('2030-01-31T06:00:00.000Z')
    const text =
      'SELECT :value2::int8 AS money, :at::timestamptz AS at, :bytes::bytea AS bytes, :data::jsonb AS json, :value3::bool AS yes, :value4::text AS none'
    const [row] = await database.query(text, {
      value2: 9_007_199_254_740_993n,
      at,
      bytes,
      data: '{"a":[1]}',
      value3: true,
      value4: null,
    })
    expect(row).toEqual({
      money: 9_007_199_254_740_993n,
      at: '2030-01-31 06:00:00+00',
      bytes,
      json: { a: [1] },
      yes: true,
      none: null,
    })
  })

  it('passes on the errors of PostgreSQL, without the parameters', async () => {
    const error = await database.query('SELECT 1 / :value2::int', { value2: 0 }).catch((thrown: unknown) => thrown)
    expect(sqlState(error)).toBe('22012')
    expect(Object.keys(error as Error)).not.toContain('params')
  })

  it('gives a copy that others are opened from', async () => {
    const dump = await database.dump()
    const copy = await openDatabase({ kind: 'memory', dump })
    expect(await available(copy, account)).toBe(500n)
    await copy.close()
  })

  it('refuses everything after it was closed', async () => {
    await database.close()
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable)
    database = await open()
    expect(await available(database, account)).toBe(500n)
  })
})
