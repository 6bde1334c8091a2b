import { array, bigint, boolean, integer, literal, nullable, string, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { MigrationFailed, UnexpectedRow } from '#gateway/platform/db/errors.ts'
import { executorOn } from '#gateway/platform/db/executor.ts'
import { type Migrator, migrate, migrations } from '#gateway/platform/db/migrate.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { Bytes, Instant, Json, oneOf, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { asOwner, databases, emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { expectReconciled, funded } from '#tests/support/ledger.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(databases())('the database on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  it('answers checked rows, in and out of a transaction', async () => {
    const account = await funded(database, 12_345_678_901_234_567n)
    const text = 'SELECT id, balance, currency, created_at FROM ledger_account WHERE id = :id'
    const shape = type({ id: bigint(), balance: bigint(), currency: string(), created_at: Instant })
    const row = { id: account, balance: 12_345_678_901_234_567n, currency: 'BRL', created_at: expect.any(Date) }
    expect(await rowsOf(database, shape, text, { id: account })).toEqual([row])
    expect(await database.transaction((tx) => rowsOf(tx, shape, text, { id: account }))).toEqual([row])
    expect(await rowOf(database, shape, text, { id: account })).toEqual(row)
    expect(await rowOf(database, shape, text, { id: -1n })).toBeUndefined()
  })

  it('answers all rows after a statement that failed half-way', async () => {
    const failing = `SELECT repeat('x', 10000) || 1 / (5 - n) AS text FROM generate_series(1, 9) n`
    for (let turn = 0; turn < 8; turn++) {
      await expect(database.query(failing)).rejects.toThrow()
      expect(await rowOf(database, type({ one: integer() }), 'SELECT 1 AS one')).toEqual({ one: 1 })
    }
  })

  it('answers each kind of column as its description says', async () => {
    const shape = type({
      whole: integer(),
      yes: boolean(),
      nothing: nullable(string()),
      at: Instant,
      json: type({ list: array(integer()) }),
      any: Json,
      bytes: Bytes,
    })
    const text = `SELECT 7 AS whole, true AS yes, NULL::text AS nothing, '2026-02-03T04:05:06.789Z'::timestamptz AS at,
      '{"list": [1, 2]}'::jsonb AS json, 'null'::jsonb AS any, '\\x01ff'::bytea AS bytes`
    const { bytes, ...row } = (await rowOf(database, shape, text)) ?? {}
    const at = new Date('2026-02-03T04:05:06.789Z')
    expect(row).toEqual({ whole: 7, yes: true, nothing: null, at, json: { list: [1, 2] }, any: null })
    expect([...(bytes ?? [])]).toEqual([1, 255])
  })

  it('refuses a row with a renamed column, an unexpected null or another type, and names no value', async () => {
    const name = type({ name: string() })
    const kinds = oneOf(({ kind }) => (kind === 'a' ? type({ kind: literal('a'), big: bigint() }) : name))
    const refused: [Promise<unknown>, string][] = [
      [rowsOf(database, name, `SELECT 'x' AS title`), 'name is no string'],
      [rowsOf(database, name, 'SELECT NULL::text AS name'), 'name is no string'],
      [
        rowsOf(database, type({ name: bigint() }), 'SELECT :value2::text AS name', { value2: 'hidden' }),
        'name is no bigint',
      ],
      [rowsOf(database, type({ seen: Instant }), 'SELECT NULL::timestamptz AS seen'), 'seen is no date'],
      [rowsOf(database, type({ value: Json }), 'SELECT 1 AS other'), 'value is no json'],
      [rowsOf(database, kinds, `SELECT 'a' AS kind, 7 AS big`), 'big is no bigint'],
    ]
    const failures = await Promise.allSettled(refused.map(([answer]) => answer))
    const messages = failures.map((failure) =>
      failure.status === 'rejected' && failure.reason instanceof UnexpectedRow ? failure.reason.message : '',
    )
    expect(messages.map((message) => message.split(' in: SELECT ')[0])).toEqual(
      refused.map(([, what]) => `Unexpected row: ${what}`),
    )
    expect(messages.join()).not.toContain('hidden')
  })

  it('accepts every kind of parameter', async () => {
    const at = new Date('2026-02-03T04:05:06.789Z')
    const rows = await database.query(
      `SELECT :value2::bigint AS big, :value3::int AS small, :value4::text AS text, :value5::boolean AS yes, :value6::text AS nothing,
              (:at::timestamptz = '2026-02-03T04:05:06.789Z') AS same, :data::jsonb AS json, encode(:value7::bytea, 'hex') AS bytes`,
      {
        value2: 2n ** 60n,
        value3: 7,
        value4: 'é',
        value5: true,
        value6: null,
        at,
        data: '{"a":[1,"2"]}',
        value7: new Uint8Array([1, 255]),
      },
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

  it('undoes only the savepoint', async () => {
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

  it('lets the application write the tables of later migrations, but create none', async () => {
    await expect(database.query('CREATE TABLE mine (id int)')).rejects.toMatchObject({ code: '42501' })
    const rows = await rowsAs<{ table: string }>(
      database,
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

  it('add a later one to a database that is in use, beside which older gateways can still run', async () => {
    const empty = await emptyPostgres()
    const url = empty.url
    const database = await openDatabase({ kind: 'postgres', url, connections: 1 })
    await database.query("INSERT INTO system_setting (name, value, changed_at) VALUES ('kept', '1', now())")
    const text = 'ALTER TABLE system_setting ADD COLUMN changed_by text; CREATE TABLE later (id bigint PRIMARY KEY);'
    const later = { name: '9000-later.sql', text, checksum: 'of later' }
    await asOwner(database, async (owner) => {
      const migrator: Migrator = {
        run: async (statements) => void (await owner.unsafe(statements).simple()),
        ...executorOn((statement, parameters) => owner.unsafe(statement, parameters.map(String))),
      }
      await migrate(migrator, [...migrations(), later])
      await migrate(migrator, [...migrations(), later])
      await owner`UPDATE schema_migration SET checksum = 'of newer functions' WHERE name = 'functions'`
    })
    const rows = await database.query("SELECT value, changed_by FROM system_setting WHERE name = 'kept'")
    expect([...rows]).toEqual([{ value: 1, changed_by: null }])
    await database.query('INSERT INTO later VALUES (1)')
    await database.close()
    // An older gateway knows neither the migration nor the functions that belong to it, and leaves both.
    const older = await openDatabase({ kind: 'postgres', url, connections: 1 })
    const journal = await asOwner(
      older,
      (owner) => owner`SELECT name, checksum FROM schema_migration ORDER BY name DESC LIMIT 2`,
    )
    expect([...journal]).toEqual([
      { name: 'functions', checksum: 'of newer functions' },
      { name: '9000-later.sql', checksum: 'of later' },
    ])
    await older.close()
    await empty.drop()
  })

  it('apply the functions again when these have changed', async () => {
    const empty = await emptyPostgres()
    const older = await openDatabase({ kind: 'postgres', url: empty.url, connections: 1 })
    await asOwner(older, async (owner) => {
      await owner`UPDATE schema_migration SET checksum = 'x' WHERE name = 'functions'`
      await owner`DROP FUNCTION vendor_rollback`
    })
    await older.close()
    const database = await openDatabase({ kind: 'postgres', url: empty.url, connections: 1 })
    const rows = await asOwner(
      database,
      (
        owner,
      ) => owner`SELECT checksum, has_function_privilege('arara_app', to_regproc('vendor_rollback')::oid, 'EXECUTE') AS usable
        FROM schema_migration WHERE name = 'functions'`,
    )
    expect([...rows]).toEqual([{ checksum: expect.stringMatching(/^[0-9a-f]{64}$/), usable: true }])
    await database.close()
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
    const rows = await rowsAs<{ role: string }>(database, 'SELECT session_user::text AS role')
    expect([...rows]).toEqual([{ role: 'arara_login' }])
    await funded(database, 10n)
    await expect(database.query('DELETE FROM ledger_posting')).rejects.toMatchObject({ code: '42501' })
    await expectReconciled(database)
    await database.close()
    await empty.drop()
  })
})
