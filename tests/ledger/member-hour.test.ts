import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { historyProofs } from '#gateway/play/history/history-proofs.ts'
import { theDatabase } from '#tests/support/database.ts'
import { olderDatabase } from '#tests/support/older-database.ts'
import { byOwner, newMember, smallCatalogue, writeRounds } from '#tests/support/rounds.ts'

const noon = '2026-08-01T12:00:00.000Z'
const placedAt = `'${noon}'::timestamptz + n * interval '10 min'`

describe.each(theDatabase())('rounds kept by the hour on $name', ({ name, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(() => database.close())

  const hours = (memberId: bigint) =>
    database.query(
      `SELECT hour, game_type, status, wagers, stake, win, valid_bet FROM member_hour
       WHERE member_id = $1 AND wagers > 0 ORDER BY hour, game_type, status`,
      [memberId],
    )
  const faults = async () => (await reconcile(database, historyProofs)).findings.map((finding) => finding.faults)
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
      const settled = `state = 'won', status = 'settled', win = $1, valid_bet = stake, ${end}`
      await byOwner(database, `UPDATE wager SET ${settled} WHERE id = $2`, [won, id])
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

  test('an older database is counted when it is migrated', async () => {
    const older = await olderDatabase(name === 'PGlite' ? 'PGlite' : 'PostgreSQL', '0110', past)
    const kept = await older.query(
      `SELECT game_type, status, sum(wagers)::bigint AS wagers, sum(stake)::bigint AS stake, sum(win)::bigint AS win
       FROM member_hour GROUP BY 1, 2 ORDER BY 1, 2`,
    )
    expect(kept).toEqual([
      { game_type: 'LIVE', status: 'open', wagers: 1n, stake: 10n, win: 0n },
      { game_type: 'LIVE', status: 'settled', wagers: 166n, stake: 1660n, win: 830n },
      { game_type: 'RNG', status: 'settled', wagers: 333n, stake: 3330n, win: 1665n },
    ])
    expect((await reconcile(older, historyProofs)).ok).toBe(true)
    await older.close()
  })
})

/** 500 rounds of one member in two games, every ten minutes; the last is open. */
const past = `
  INSERT INTO member (account, account_key, nickname, type, currency, created_at)
    VALUES ('old', 'old', 'Old', 0, 'BRL', '${noon}');
  INSERT INTO vendor (vassalage, display_name, glyph, position) VALUES ('ARARA', 'Arara', 'M0 0', 1);
  INSERT INTO game (node_id, vassalage, game_type, game_name, game_code, game_classify, icon_url, is_hot, is_new,
      free_trial, position, listed)
    SELECT node, 'ARARA', type, type, type, '{}', '/game.svg', false, false, true, node, true
    FROM (VALUES (1, 'RNG'), (2, 'LIVE')) games (node, type);
  INSERT INTO round (id, game_session_id, member_id, node_id, mode, currency, stake, win, outcome, status,
      idempotency_key, balance_before, balance_after, placed_at, settled_at)
    SELECT n + 1, 1, m.id, CASE WHEN n % 3 = 1 THEN 2 ELSE 1 END, 'real', 'BRL', 10, 5, '{}',
      CASE WHEN n < 499 THEN 'settled' ELSE 'open' END, n::text, 1000, CASE WHEN n < 499 THEN 1000 END, at,
      CASE WHEN n < 499 THEN at END
    FROM member m, (SELECT n, ${placedAt} AS at FROM generate_series(0, 499) n) played`
