import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { sqlState } from '#gateway/platform/db/errors.ts'
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

describe.each(kinds)('bets and the role of the application (%s)', (kind) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await played(kind)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  test.each([
    ['UPDATE', 'UPDATE wager SET win = win + 1'],
    ['UPDATE of what was shown', 'UPDATE wager SET unseen = true'],
    ['DELETE', 'DELETE FROM wager'],
    ['TRUNCATE', 'TRUNCATE wager'],
    ['INSERT', 'INSERT INTO wager SELECT * FROM wager'],
    ['switching triggers off', 'ALTER TABLE wager DISABLE TRIGGER ALL'],
    ['UPDATE of a round', "UPDATE round SET state = 'ended'"],
    ['UPDATE of a transaction', "UPDATE vendor_transaction SET state = 'refused'"],
    ['DELETE of a transaction', 'DELETE FROM vendor_transaction'],
    ['a function behind the door', "SELECT ledger_post('gift', NULL, '{1,2}', '{-1,1}')"],
  ])('%s is refused', async (_, text) => {
    expect(await stateOf(gateway.deps.database.query(text))).toBe('42501')
  })
})

describe.skipIf(!hasPostgres())('bets and the owner of the tables', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await played('postgres')
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const end = 'rule_version = 1, settled_xid = 1, settled_at = now(), balance_after = 0'

  test.each([
    ["UPDATE wager SET win = win + 1 WHERE status = 'settled'", '42501'],
    ["UPDATE wager SET outcome = '{}' WHERE status = 'settled'", '42501'],
    ["UPDATE wager SET valid_bet = 1 WHERE status = 'settled'", '42501'],
    ["UPDATE wager SET state = 'void', status = 'voided', win = NULL, valid_bet = 0 WHERE status = 'settled'", '42501'],
    ["UPDATE wager SET settled_at = now() WHERE status = 'settled'", '42501'],
    ["UPDATE wager SET win = 1 WHERE status = 'open'", '42501'],
    ["UPDATE wager SET placed_at = now() WHERE status = 'open'", '42501'],
    [
      `UPDATE wager SET stake = 1, state = 'lost', status = 'settled', win = 0, valid_bet = 1, ${end} WHERE status = 'open'`,
      '42501',
    ],
    ['DELETE FROM wager', '42501'],
    ['TRUNCATE wager', '42501'],
    ["UPDATE round SET state = 'open', ended_at = NULL WHERE state = 'ended'", '42501'],
    ["UPDATE round SET engine = 'other'", '42501'],
    ["UPDATE round SET engine_state = '{}' WHERE state = 'ended'", '42501'],
    ['DELETE FROM round', '42501'],
    ["UPDATE vendor_transaction SET state = 'refused'", '42501'],
    ["UPDATE vendor_transaction SET answer = '{}'", '42501'],
    ["UPDATE round SET engine_state = '{}' WHERE state = 'open'", 'accepted'],
    ['UPDATE wager SET unseen = NOT unseen', 'accepted'],
  ])('%s: %s', async (text, state) => {
    await asOwner(gateway.deps.database, async (sql) => expect(await stateOf(sql.unsafe(text))).toBe(state))
  })
})

describe.skipIf(!hasPostgres())('changes by a superuser are named', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await played('postgres')
  })
  afterAll(() => gateway.close())

  /** The proof's result while `text` is applied; it holds again without it. */
  async function broken(text: string): Promise<Record<string, string[]>> {
    const { database } = gateway.deps
    return await asOwner(database, async (sql) => {
      await sql`CREATE TABLE kept AS SELECT * FROM wager`
      await sql`CREATE TABLE kept_hold AS SELECT * FROM ledger_hold`
      await sql`SET session_replication_role = replica`
      await sql.unsafe(text)
      const { findings } = await reconcileAll(database)
      await sql`DELETE FROM wager`
      await sql`INSERT INTO wager SELECT * FROM kept`
      await sql`UPDATE round r SET member_id = w.member_id FROM wager w WHERE w.round_id = r.id`
      await sql`DELETE FROM ledger_hold`
      await sql`INSERT INTO ledger_hold OVERRIDING SYSTEM VALUE SELECT * FROM kept_hold`
      await sql`DROP TABLE kept, kept_hold`
      await expectReconciled(database)
      return Object.fromEntries(
        findings.filter(({ faults }) => faults > 0).map(({ rule, examples }) => [rule, examples]),
      )
    })
  }

  const settled = "(SELECT min(id) FROM wager WHERE status = 'settled')"
  const open = "(SELECT min(id) FROM wager WHERE status = 'open')"
  const moved = 'a bet stakes and wins what its transfers moved, with the wallet of its member'

  test.each([
    ['a bet that is gone', `DELETE FROM wager WHERE id = ${settled}`, 'each transfer of a bet belongs to one bet'],
    [
      'an open bet that is gone',
      `DELETE FROM wager WHERE id = ${open}`,
      'each held bet has its hold, and each hold of a bet its bet',
    ],
    ['a hold that is gone', `DELETE FROM ledger_hold`, 'each held bet has its hold, and each hold of a bet its bet'],
    ['another stake', `UPDATE wager SET stake = stake + 1 WHERE id = ${settled}`, moved],
    ['another win', `UPDATE wager SET win = win + 1 WHERE id = ${settled}`, moved],
    [
      'another end',
      `UPDATE wager SET state = 'void', status = 'voided', win = NULL, valid_bet = 0 WHERE id = ${settled}`,
      moved,
    ],
    [
      'an open bet that is settled',
      `UPDATE wager SET state = 'lost', status = 'settled', win = 0, valid_bet = 1, rule_version = 1, settled_xid = 1,
         settled_at = placed_at, balance_after = 0 WHERE id = ${open}`,
      moved,
    ],
    ['another player', `UPDATE wager SET member_id = member_id + 1 WHERE id = ${settled}`, moved],
    [
      'another player, and their round',
      `UPDATE wager SET member_id = member_id + 1 WHERE id = ${settled};
       UPDATE round SET member_id = member_id + 1 WHERE id = (SELECT round_id FROM wager WHERE id = ${settled})`,
      moved,
    ],
    [
      'another round',
      `UPDATE wager SET round_id = 0 WHERE id = ${settled}`,
      'a bet stands in a round of its member and game, which is open as long as it is',
    ],
    [
      'an end before its beginning',
      `UPDATE wager SET settled_at = placed_at - interval '1 s' WHERE id = ${settled}`,
      'no bet ends before it was placed',
    ],
  ])('%s', async (_, text, rule) => {
    expect((await broken(text))[rule]?.length).toBeGreaterThan(0)
  })
})
