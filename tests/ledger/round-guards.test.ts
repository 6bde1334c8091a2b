import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spinSlots } from '#contract/game/spin-slots.ts'
import { sqlState } from '#gateway/db/errors.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { asOwner, hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch } from '#tests/support/people.ts'

const stateOf = (attempt: Promise<unknown>) => attempt.then(() => 'accepted', sqlState)

/** A gateway with one settled round and one open round. */
async function played(database: 'memory' | 'postgres'): Promise<TestGateway> {
  const gateway = await testGateway({ seeded: true, database })
  const { token } = await fundedMember(gateway, 100_00n)
  const game = await launch(gateway, token)
  const spin = { token: game, key: crypto.randomUUID() }
  ;(await gateway.call(spinSlots, { stake: 5_00n }, spin)).value()
  await leaveRoundOpen(gateway, 5_00n)
  return gateway
}

const kinds = hasPostgres() ? (['memory', 'postgres'] as const) : (['memory'] as const)

describe.each(kinds)('rounds and the role of the application (%s)', (kind) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await played(kind)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  test.each([
    ['UPDATE', 'UPDATE round SET win = win + 1'],
    ['UPDATE of what was shown', 'UPDATE round SET unseen = true'],
    ['DELETE', 'DELETE FROM round'],
    ['TRUNCATE', 'TRUNCATE round'],
    ['INSERT', 'INSERT INTO round SELECT * FROM round'],
    ['switching triggers off', 'ALTER TABLE round DISABLE TRIGGER ALL'],
  ])('%s is refused', async (_, text) => {
    expect(await stateOf(gateway.deps.database.query(text))).toBe('42501')
  })
})

describe.skipIf(!hasPostgres())('rounds and the owner of the tables', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await played('postgres')
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  test.each([
    ["UPDATE round SET win = win + 1 WHERE status = 'settled'", '42501'],
    ["UPDATE round SET outcome = '{}' WHERE status = 'settled'", '42501'],
    ["UPDATE round SET status = 'voided' WHERE status = 'settled'", '42501'],
    ["UPDATE round SET status = 'open', settled_at = NULL, balance_after = NULL WHERE status = 'settled'", '42501'],
    ["UPDATE round SET settled_at = now() WHERE status = 'settled'", '42501'],
    ["UPDATE round SET win = win + 1 WHERE status = 'open'", '42501'],
    ["UPDATE round SET placed_at = now() WHERE status = 'open'", '42501'],
    [
      "UPDATE round SET stake = 1, status = 'settled', settled_at = now(), balance_after = 0 WHERE status = 'open'",
      '42501',
    ],
    ['DELETE FROM round', '42501'],
    ['TRUNCATE round', '42501'],
    ['UPDATE round SET unseen = NOT unseen', 'accepted'],
  ])('%s: %s', async (text, state) => {
    await asOwner(gateway.deps.database, async (sql) => expect(await stateOf(sql.unsafe(text))).toBe(state))
  })
})

describe.skipIf(!hasPostgres())('what somebody with every right changes is named', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await played('postgres')
  })
  afterAll(() => gateway.close())

  /** What the proof says while `text` is done, and that it holds again without it. */
  async function broken(text: string): Promise<Record<string, string[]>> {
    const { database } = gateway.deps
    return await asOwner(database, async (sql) => {
      await sql`CREATE TABLE kept AS SELECT * FROM round`
      await sql`CREATE TABLE kept_hold AS SELECT * FROM ledger_hold`
      await sql`SET session_replication_role = replica`
      await sql.unsafe(text)
      const { findings } = await reconcileAll(database)
      await sql`DELETE FROM round`
      await sql`INSERT INTO round SELECT * FROM kept`
      await sql`DELETE FROM ledger_hold`
      await sql`INSERT INTO ledger_hold OVERRIDING SYSTEM VALUE SELECT * FROM kept_hold`
      await sql`DROP TABLE kept, kept_hold`
      await expectReconciled(database)
      return Object.fromEntries(
        findings.filter(({ faults }) => faults > 0).map(({ rule, examples }) => [rule, examples]),
      )
    })
  }

  const settled = "(SELECT min(id) FROM round WHERE status = 'settled')"
  const open = "(SELECT min(id) FROM round WHERE status = 'open')"

  test.each([
    [
      'a round that is gone',
      `DELETE FROM round WHERE id = ${settled}`,
      'each round has the hold of its stake, and each stake its round',
    ],
    [
      'a hold that is gone',
      `DELETE FROM ledger_hold WHERE id = ${settled}`,
      'each round has the hold of its stake, and each stake its round',
    ],
    [
      'another stake',
      `UPDATE round SET stake = stake + 1 WHERE id = ${settled}`,
      'a round stakes, wins and ends as its hold does',
    ],
    [
      'another win',
      `UPDATE round SET win = win + 1 WHERE id = ${settled}`,
      'a round stakes, wins and ends as its hold does',
    ],
    [
      'another end',
      `UPDATE round SET status = 'voided' WHERE id = ${settled}`,
      'a round stakes, wins and ends as its hold does',
    ],
    [
      'an open round that is settled',
      `UPDATE round SET status = 'settled', settled_at = placed_at, balance_after = 0 WHERE id = ${open}`,
      'a round stakes, wins and ends as its hold does',
    ],
    [
      'another player',
      `UPDATE round SET member_id = member_id + 1 WHERE id = ${settled}`,
      'a round is played with the wallet of its member',
    ],
    [
      'an end before its beginning',
      `UPDATE round SET settled_at = placed_at - interval '1 s' WHERE id = ${settled}`,
      'no round ends before it was placed',
    ],
  ])('%s', async (_, text, rule) => {
    const [row] = await gateway.deps.database.query<{ id: bigint }>(
      `SELECT ${text.includes(open) ? open : settled} AS id`,
    )
    expect((await broken(text))[rule]?.[0]).toMatch(new RegExp(`\\("(round|hold) ${row?.id}"`))
  })
})
