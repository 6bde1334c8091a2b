import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import type { Database, SqlParameters } from '#gateway/platform/db/client.ts'
import { maintenanceSetting, readAvailability } from '#gateway/platform/settings/gate.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { databases } from '#tests/support/database.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { nodes, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { now, opening, vendorTable } from '#tests/support/vendor-table.ts'

interface Barrier {
  raise(database: Database, memberId: bigint): Promise<unknown>
  /** Whether it is up. */
  isUp(database: Database, memberId: bigint): Promise<boolean>
  lower?(database: Database): Promise<unknown>
}

const yes = async (database: Database, text: string, parameters: SqlParameters) =>
  (await rowsAs<{ yes: boolean }>(database, `SELECT EXISTS (${text}) AS yes`, parameters))[0]?.yes === true

const isBlocked: Barrier['isUp'] = async (database, memberId) => (await blockOf(database, memberId, now)) !== undefined

const block = (kind: string, until: string): Barrier => ({
  raise: (database, memberId) =>
    database.query(
      `INSERT INTO member_protection (member_id, blocked_kind, blocked_from, blocked_until) VALUES (:memberId, '${kind}', :now::timestamptz, ${until})`,
      { memberId, now },
    ),
  isUp: isBlocked,
})

const barriers: Readonly<Record<string, Barrier>> = {
  'the account is locked': {
    raise: (database, memberId) =>
      database.query('UPDATE member SET disabled_at = :now WHERE id = :memberId', { memberId, now }),
    isUp: (database, memberId) =>
      yes(database, 'SELECT FROM member WHERE id = :memberId AND disabled_at IS NOT NULL', { memberId }),
  },
  'a pause': block('pause', `:now::timestamptz + interval '1 day'`),
  'an exclusion for good': block('exclusion', 'NULL'),
  'an entry in the exclusion register': {
    raise: (database, memberId) =>
      database.query('INSERT INTO member_protection (member_id, registered_at) VALUES (:memberId, :now)', {
        memberId,
        now,
      }),
    isUp: isBlocked,
  },
  'the game has left the catalogue': {
    raise: (database) =>
      database.query('UPDATE game SET listed = false WHERE node_id = :nodeId', { nodeId: nodes.RNG }),
    isUp: (database) => yes(database, 'SELECT FROM game WHERE node_id = :nodeId AND NOT listed', { nodeId: nodes.RNG }),
    lower: (database) => database.query('UPDATE game SET listed = true WHERE node_id = :nodeId', { nodeId: nodes.RNG }),
  },
  maintenance: {
    raise: (database) =>
      writeSetting(database, maintenanceSetting.name, { ...maintenanceSetting.fallback, active: true }, now),
    isUp: async (database) => (await readAvailability(database)).maintenance.active,
    lower: (database) => writeSetting(database, maintenanceSetting.name, maintenanceSetting.fallback, now),
  },
}

// Money that belongs to a player is paid, whatever happened since the bet (product rule 9.9).
describe.each(databases())('wins and rollbacks on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  test.each(Object.entries(barriers))('are accepted after %s (rule 9.9)', async (_, { raise, isUp, lower }) => {
    const at = await vendorTable(database)
    for (const id of ['b1', 'b2', 'b3']) await at.bet(id)
    await at.win('w1', 'b1', 10n)
    await raise(database, at.player.memberId)
    expect(await isUp(database, at.player.memberId)).toBe(true)
    expect(await at.win('w2', 'b1', 20n)).toMatchObject({ result: 'done' })
    expect(await at.win('w3', 'b2', 500n)).toMatchObject({ result: 'done', state: 'won' })
    expect(await at.rollback('r1', 'b3')).toMatchObject({ result: 'done', found: true })
    expect(await at.funds()).toEqual({ balance: opening - 100n + 30n - 100n + 500n, held: 0n })
    await lower?.(database)
  })
})
