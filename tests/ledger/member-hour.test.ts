import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { historyChecks } from '#gateway/play/history/history-checks.ts'
import { theDatabase } from '#tests/support/database.ts'
import { byOwner, newMember, smallCatalogue, writeRounds } from '#tests/support/rounds.ts'

const noon = '2026-08-01T12:00:00.000Z'
const placedAt = `'${noon}'::timestamptz + n * interval '10 min'`

describe.each(theDatabase())('rounds kept by the hour on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(() => database.close())

  const hours = (memberId: bigint) =>
    database.query(
      `SELECT hour, game_type, status, wagers, stake, win, valid_bet FROM member_hour
       WHERE member_id = :memberId AND wagers > 0 ORDER BY hour, game_type, status`,
      { memberId },
    )
  const faults = async () => (await reconcile(database, historyChecks)).findings.map((finding) => finding.faults)
  const hour = (at: string, type: string, status: string, wagers: bigint, stake: bigint, win: bigint) =>
    expect.objectContaining({
      hour: expect.stringContaining(at),
      game_type: type,
      status,
      wagers,
      stake,
      win,
      valid_bet: status === 'settled' ? stake : 0n,
    })

  test('each round is counted once, in the hour of its bet, also when it is settled or voided later', async () => {
    const memberId = await newMember(database)
    // Stakes are 20, 21 … and wins are 0, 15, 30, 0 …; three are open, each of another game.
    const status = "CASE WHEN n < 5 THEN 'settled' ELSE 'open' END"
    await writeRounds(database, { count: 8, memberId, node: 'n % 3 + 1', status, placedAt })
    expect(await hours(memberId)).toEqual([
      hour('12:00', 'FISH', 'open', 1n, 25n, 0n),
      hour('12:00', 'FISH', 'settled', 1n, 22n, 30n),
      hour('12:00', 'LIVE', 'settled', 2n, 45n, 30n),
      hour('12:00', 'RNG', 'settled', 2n, 43n, 0n),
      hour('13:00', 'LIVE', 'open', 1n, 20n, 0n),
      hour('13:00', 'RNG', 'open', 1n, 26n, 0n),
    ])
    const end = "rule_version = 1, settled_xid = 1, balance_after = 1000, settled_at = '2026-08-02T00:00:00Z'"
    for (const [id, won] of [
      [6, 30],
      [8, 15],
    ] as const) {
      const settled = `state = 'won', status = 'settled', win = :won, valid_bet = stake, ${end}`
      await byOwner(database, `UPDATE wager SET ${settled} WHERE id = :id`, { won, id })
    }
    await byOwner(database, `UPDATE wager SET state = 'void', status = 'voided', valid_bet = 0, ${end} WHERE id = 7`)
    expect(await hours(memberId)).toEqual([
      hour('12:00', 'FISH', 'settled', 2n, 47n, 60n),
      hour('12:00', 'LIVE', 'settled', 2n, 45n, 30n),
      hour('12:00', 'RNG', 'settled', 2n, 43n, 0n),
      hour('13:00', 'LIVE', 'settled', 1n, 20n, 15n),
      hour('13:00', 'RNG', 'voided', 1n, 26n, 0n),
    ])
    expect(await faults()).toEqual([0])
  })

  test('a round that is undone is counted nowhere', async () => {
    const memberId = await newMember(database)
    const rounds = { memberId, firstId: 100, status: "'open'", placedAt }
    await writeRounds(database, { ...rounds, count: 1 })
    // A game has one open round: the second insert fails with its own count.
    await expect(writeRounds(database, { ...rounds, firstId: 101, count: 1 })).rejects.toThrow('round_one_open')
    expect(await hours(memberId)).toEqual([hour('12:00', 'RNG', 'open', 1n, 20n, 0n)])
  })

  test('the rounds of a game that moves to another category stay in the old one', async () => {
    const memberId = await newMember(database)
    await writeRounds(database, { count: 1, memberId, firstId: 200, node: '3', placedAt })
    await database.query("UPDATE game SET game_type = 'PVP' WHERE node_id = 3")
    await writeRounds(database, { count: 1, memberId, firstId: 201, node: '3', placedAt })
    expect(await hours(memberId)).toEqual([
      hour('12:00', 'FISH', 'settled', 1n, 20n, 0n),
      hour('12:00', 'PVP', 'settled', 1n, 20n, 0n),
    ])
  })

  test('the application cannot write the sums, and other writers are detected', async () => {
    const memberId = await newMember(database)
    await writeRounds(database, { count: 2, memberId, firstId: 300, placedAt })
    const change = (what: string) => `UPDATE member_hour SET ${what} WHERE member_id = ${memberId}`
    await expect(database.query(change('stake = stake + 1'))).rejects.toMatchObject({ code: '42501' })
    expect(await faults()).toEqual([0])
    for (const [there, back] of [
      ['stake = stake + 1', 'stake = stake - 1'],
      ['last_wager = last_wager - 1', 'last_wager = last_wager + 1'],
      ['valid_bet = valid_bet + 1', 'valid_bet = valid_bet - 1'],
    ] as const) {
      await byOwner(database, change(there))
      expect(await faults()).toEqual([1])
      await byOwner(database, change(back))
    }
    expect(await faults()).toEqual([0])
  })
})
