import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { sqlState } from '#gateway/platform/db/errors.ts'
import { asOwner, databases, hasPostgres, postgresDatabase } from '#tests/support/database.ts'
import { available, expectReconciled, funded } from '#tests/support/ledger.ts'
import { rowsAs } from '#tests/support/rows.ts'

async function stateOf(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(() => 'accepted', sqlState)
}

describe.each(databases())('guards of the database on $name', ({ open }) => {
  let database: Database
  let account: bigint
  beforeAll(async () => {
    database = await open()
    account = await funded(database, 1000n)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  const tables = ['ledger_posting', 'ledger_transfer', 'ledger_hold', 'ledger_idempotency', 'ledger_period']
  const refused: [string, string][] = tables.flatMap((table) => [
    [`UPDATE ${table}`, `UPDATE ${table} SET created_at = now()`],
    [`DELETE ${table}`, `DELETE FROM ${table}`],
    [`TRUNCATE ${table}`, `TRUNCATE ${table} CASCADE`],
  ])

  it.each([
    ...refused,
    ['UPDATE ledger_account', 'UPDATE ledger_account SET balance = balance + 1'],
    ['DELETE ledger_account', 'DELETE FROM ledger_account'],
    ['INSERT ledger_transfer', "INSERT INTO ledger_transfer (kind) VALUES ('gift')"],
    ['the inner functions', "SELECT ledger_write('gift', NULL, '{1,2}', '{1,-1}', '{}', NULL, NULL, NULL)"],
    ['switching triggers off', 'ALTER TABLE ledger_posting DISABLE TRIGGER ALL'],
  ])('refuses the application role: %s', async (_, text) => {
    expect(await stateOf(database.query(text))).toBe('42501')
    expect(await available(database, account)).toBe(1000n)
  })

  it('every rule of keep_row names columns that exist', async () => {
    const rules = await rowsAs<{ trigger: string; arguments: string; columns: string[] }>(
      database,
      `SELECT t.tgname AS trigger, encode(t.tgargs, 'escape') AS arguments,
          ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.tgrelid AND a.attnum > 0) AS columns
        FROM pg_trigger t WHERE t.tgfoid = 'keep_row'::regproc AND NOT t.tgisinternal`,
    )
    const unknown = rules.flatMap(({ trigger, arguments: text, columns }) =>
      text
        .split('\\000')
        .slice(1, -1)
        .filter((rule) => {
          const [, column = '', others = ''] = /^(\w+): [\w -]+ > (?:\*|[\w -]+)(?:: ([\w ]+))?$/.exec(rule) ?? []
          return ![column, ...others.split(' ').filter(Boolean)].every((name) => columns.includes(name))
        })
        .map((rule) => `${trigger}: ${rule}`),
    )
    expect(rules.length).toBeGreaterThan(40)
    expect(unknown).toEqual([])
  })

  it('refuses unbalanced legs', async () => {
    const legs = JSON.stringify([
      { account: account.toString(), amount: '5' },
      { system: 'house', amount: '-4' },
    ])
    expect(await stateOf(database.query("SELECT ledger_transfer_post('gift', NULL, :legs::jsonb)", { legs }))).toBe(
      'AR010',
    )
  })
})

describe.skipIf(!hasPostgres())('guards that hold for the owner of the tables too', () => {
  let database: Database
  let account: bigint
  beforeAll(async () => {
    database = await postgresDatabase()
    account = await funded(database, 1000n)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  const posting = (
    amount: number,
    currency = 'BRL',
  ) => `WITH t AS (INSERT INTO ledger_transfer (kind) VALUES ('forged') RETURNING id)
    INSERT INTO ledger_posting (transfer_id, account_id, account_seq, amount, currency, balance_before, balance_after)
    SELECT t.id, ${account}, 2, ${amount}, '${currency}', 1000, ${1000 + amount} FROM t`

  it.each([
    ['one posting alone', () => posting(5), 'AR010'],
    ['a transfer without postings', () => "INSERT INTO ledger_transfer (kind) VALUES ('empty')", 'AR010'],
    ['a posting in another currency than its account', () => posting(5, 'FUN'), '23503'],
    ['a posting of nothing', () => posting(0), '23514'],
    ['a negative member balance', () => `UPDATE ledger_account SET balance = -1 WHERE id = ${account}`, '23514'],
    [
      'a member account without a floor',
      () => `UPDATE ledger_account SET floor = 'none' WHERE id = ${account}`,
      '23514',
    ],
    ['UPDATE of postings', () => 'UPDATE ledger_posting SET amount = amount + 1', '42501'],
    ['DELETE of postings', () => 'DELETE FROM ledger_posting', '42501'],
    ['TRUNCATE of postings', () => 'TRUNCATE ledger_posting', '42501'],
    ['UPDATE of transfers', () => "UPDATE ledger_transfer SET kind = 'x'", '42501'],
    ['TRUNCATE of transfers', () => 'TRUNCATE ledger_transfer CASCADE', '42501'],
  ])('refuses %s', async (_, text, state) => {
    await asOwner(database, async (sql) => expect(await stateOf(sql.unsafe(text()))).toBe(state))
  })

  it('keep_row allows what its rules say, and nothing else', async () => {
    await asOwner(database, async (sql) => {
      await sql.unsafe(`CREATE TABLE kept (id int, state text, by text, fact jsonb DEFAULT '{}', ended_at timestamptz);
        INSERT INTO kept VALUES (1, 'open'), (2, 'decided'), (3, NULL);
        CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON kept FOR EACH ROW EXECUTE FUNCTION keep_row('it stays',
          'state: open > open: fact', 'state: open > decided refused: by ended_at', 'state: null > *: by',
          'stat: null > *: state by fact ended_at')`)
      const change = (set: string, id: number) => stateOf(sql.unsafe(`UPDATE kept SET ${set} WHERE id = ${id}`))
      const attempts: [string, number, string][] = [
        [`fact = '{"a": 1}'`, 1, 'accepted'],
        ["by = 'x'", 1, '42501'],
        ["state = 'paid'", 1, '42501'],
        ['state = NULL', 1, '42501'],
        ["state = 'refused', fact = '{}'", 1, '42501'],
        ["id = 9, state = 'refused'", 1, '42501'],
        ["state = 'refused', by = 'x', ended_at = now()", 1, 'accepted'],
        ["by = 'y'", 1, '42501'],
        ["state = state, by = 'y'", 2, '42501'],
        ['id = id', 2, '42501'],
        ["by = 'z'", 3, 'accepted'],
        ["fact = '[]'", 3, '42501'],
        ["state = 'open'", 3, 'accepted'],
      ]
      for (const [set, id, state] of attempts) expect([set, await change(set, id)]).toEqual([set, state])
      await expect(sql`DELETE FROM kept`).rejects.toThrow('it stays')
      await sql`DROP TABLE kept`
    })
  })

  it('reconcile shows what a superuser has changed', async () => {
    const { reconcileAll } = await import('#gateway/reconcile.ts')
    await asOwner(database, async (sql) => {
      await sql`UPDATE ledger_account SET balance = balance + 1 WHERE id = ${account.toString()}`
      const broken = (await reconcileAll(database)).findings.filter((finding) => finding.faults > 0)
      expect(broken.map((finding) => finding.rule)).toEqual([
        'cached balance = sum of postings, as many as counted',
        'cached balance = balance after the last posting',
        'each currency sums to zero over all accounts',
      ])
      await sql`UPDATE ledger_account SET balance = balance - 1 WHERE id = ${account.toString()}`
    })
  })
})
