import { bigint, StructError, string, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#gateway/db/client.ts'
import { MigrationFailed } from '#gateway/db/errors.ts'
import { migrations } from '#gateway/db/migrate.ts'
import { openDatabase } from '#gateway/db/open.ts'
import { Instant, rowsOf } from '#gateway/db/rows.ts'
import { asOwner, databases, emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { expectReconciled, funded } from '#tests/support/ledger.ts'

describe.each(databases())('the database on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  it('answers checked rows, in and out of a transaction, and no others', async () => {
    const account = await funded(database, 12_345_678_901_234_567n)
    const text = 'SELECT id, balance, currency, created_at FROM ledger_account WHERE id = $1'
    const shape = type({ id: bigint(), balance: bigint(), currency: string(), created_at: Instant })
    const row = { id: account, balance: 12_345_678_901_234_567n, currency: 'BRL', created_at: expect.any(Date) }
    expect(await rowsOf(database, shape, text, [account])).toEqual([row])
    expect(await database.transaction((tx) => rowsOf(tx, shape, text, [account]))).toEqual([row])
    await expect(rowsOf(database, type({ balance: string() }), text, [account])).rejects.toThrow(StructError)
    await expect(rowsOf(database, type({ name: string() }), text, [account])).rejects.toThrow(StructError)
  })

  it('takes every kind of parameter', async () => {
    const at = new Date('2026-02-03T04:05:06.789Z')
    const rows = await database.query(
      `SELECT $1::bigint AS big, $2::int AS small, $3::text AS text, $4::boolean AS yes, $5::text AS nothing,
              ($6::timestamptz = '2026-02-03T04:05:06.789Z') AS same, $7::jsonb AS json, encode($8::bytea, 'hex') AS bytes`,
      [2n ** 60n, 7, 'é', true, null, at, '{"a":[1,"2"]}', new Uint8Array([1, 255])],
    )
    expect(rows[0]).toEqual({
      big: 2n ** 60n,
      small: 7,
      text: 'é',
      yes: true,
      nothing: null,
      same: true,
      json: { a: [1, '2'] },
      bytes: '01ff',
    })
  })

  it('undoes a savepoint alone', async () => {
    const balance = await database.transaction(async (tx) => {
      await tx.query("SELECT ledger_account_open('member', 'kept', 'main', 'BRL')")
      const failed = tx.savepoint(async (inner) => {
        await inner.query("SELECT ledger_account_open('member', 'undone', 'main', 'BRL')")
        await inner.query('SELECT 1 / 0')
      })
      await expect(failed).rejects.toMatchObject({ code: '22012' })
      return tx.query("SELECT owner_id FROM ledger_account WHERE owner_id IN ('kept', 'undone')")
    })
    expect([...balance]).toEqual([{ owner_id: 'kept' }])
  })

  it('carries notifications', async () => {
    const heard = Promise.withResolvers<string>()
    const stop = await database.listen('news', heard.resolve)
    await database.notify('news', 'hello')
    expect(await heard.promise).toBe('hello')
    await stop()
  })

  it('lets the application write the tables of later migrations, but make none', async () => {
    await expect(database.query('CREATE TABLE mine (id int)')).rejects.toMatchObject({ code: '42501' })
    const rows = await database.query<{ table: string }>(
      `SELECT c.relname AS table FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
         AND c.relname !~ '^(ledger_|schema_migration)' AND NOT has_table_privilege(c.oid, 'SELECT')`,
    )
    expect([...rows]).toEqual([])
  })
})

describe.skipIf(!hasPostgres())('migrations', () => {
  it('run once when several gateways start at once', async () => {
    const empty = await emptyPostgres()
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase({ kind: 'postgres', url: empty.url, connections: 1 })),
    )
    const [database] = opened
    if (!database) throw new Error('none opened')
    const names = await asOwner(
      database,
      (owner) => owner<{ name: string }[]>`SELECT name FROM schema_migration ORDER BY name`,
    )
    expect(names.map(({ name }) => name)).toEqual([...migrations().map(({ name }) => name), 'functions'])
    await Promise.all(opened.map((each) => each.close()))
    await empty.drop()
  })

  it('are refused when one was edited after it ran', async () => {
    const empty = await emptyPostgres()
    const database = await openDatabase({ kind: 'postgres', url: empty.url, connections: 1 })
    await asOwner(database, (owner) => owner`UPDATE schema_migration SET checksum = 'other' WHERE name LIKE '0001%'`)
    await database.close()
    await expect(openDatabase({ kind: 'postgres', url: empty.url })).rejects.toThrow(MigrationFailed)
    await empty.drop()
  })

  it('let the application log in by a role of its own', async () => {
    const empty = await emptyPostgres()
    const first = await openDatabase({ kind: 'postgres', url: empty.url, connections: 1 })
    await asOwner(first, async (owner) => {
      await owner`DROP ROLE IF EXISTS arara_login`
      await owner`CREATE ROLE arara_login LOGIN IN ROLE arara_app`
    })
    await first.close()
    const appUrl = empty.url.replace('postgres@', 'arara_login@')
    const database = await openDatabase({ kind: 'postgres', url: empty.url, appUrl, connections: 2 })
    const rows = await database.query<{ role: string }>('SELECT session_user::text AS role')
    expect([...rows]).toEqual([{ role: 'arara_login' }])
    await funded(database, 10n)
    await expect(database.query('DELETE FROM ledger_posting')).rejects.toMatchObject({ code: '42501' })
    await expectReconciled(database)
    await database.close()
    await empty.drop()
  })
})
