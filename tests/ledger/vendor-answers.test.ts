import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { openRoundById } from '#gateway/play/games/rounds.ts'
import { closeGameSession } from '#gateway/play/games/sessions.ts'
import { endRound, storeRefusal, transactionStatus } from '#gateway/play/vendors/door.ts'
import { forgetTransactions } from '#gateway/play/vendors/forget-transactions.ts'
import { refusalCodes } from '#gateway/play/vendors/results.ts'
import { databases } from '#tests/support/database.ts'
import { deposit, expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { now, opening, vendorTable } from '#tests/support/vendor-table.ts'

// Answers to repeated, simultaneous and invalid requests (product rules 9.3 to 9.10).
describe.each(databases())('answers to requests of games on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  test('the database refuses with the codes that the gateway knows', async () => {
    const codesOf = async (query: string) => (await rowsAs<{ code: string }>(database, query)).map(({ code }) => code)
    expect(await codesOf('SELECT unnest(enum_range(NULL::refusal_code))::text AS code')).toEqual(refusalCodes)
    const own = "pronamespace = 'public'::regnamespace"
    const used = `SELECT DISTINCT (regexp_matches(prosrc, $$refusal_of\\('(\\w+)'$$, 'g'))[1] AS code FROM pg_proc WHERE ${own}`
    expect((await codesOf(used)).toSorted()).toEqual(refusalCodes.toSorted())
    const otherwise = `SELECT proname AS code FROM pg_proc WHERE ${own} AND prosrc ~ $$['"]code['"]$$`
    expect(await codesOf(otherwise)).toEqual(['refusal_of'])
  })

  test('games move money only by the requests of the money door (rule 9.2)', async () => {
    // What writes a bet, itself or by what settles one, and is no trigger; marking it as seen and forgetting trial users moves nothing.
    const writers = await rowsAs<{ name: string }>(
      database,
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype
         AND prosrc ~ '\\m(INSERT INTO|UPDATE|DELETE FROM) wager\\M|\\mwager_settle\\M' ORDER BY 1`,
    )
    expect(writers.map(({ name }) => name)).toEqual([
      ...[
        'trial_forget',
        'vendor_bet',
        'vendor_bet_win',
        'vendor_end',
        'vendor_promo',
        'vendor_report',
        'vendor_rollback',
        'vendor_win',
      ],
      ...['wager_add', 'wager_seen', 'wager_settle'],
    ])
    // Each is a statement of the door, and no other part of the gateway calls it.
    const callers = globSync('src/gateway/**/*.ts').filter((file) =>
      /\bvendor_(bet|bet_win|win|rollback|end|promo|adjust|report)\(/.test(readFileSync(file, 'utf8')),
    )
    const vendors = join('src', 'gateway', 'play', 'vendors')
    expect(callers.toSorted()).toEqual(
      ['door.ts', 'many.ts', 'prizes.ts', 'reports.ts'].map((name) => join(vendors, name)),
    )
  })

  test('each request has a name of its own, whose state can be asked for without moving anything (rule 9.2)', async () => {
    const at = await vendorTable(database)
    await at.bet('b1', 100n)
    await at.win('w1', 'b1', 300n)
    await at.betAndWin('b2', 100n, 50n)
    await at.rollback('r1', 'b3')
    const before = await at.funds()
    const kinds = []
    for (const id of ['b1', 'w1', 'b2', 'r1']) kinds.push((await transactionStatus(database, at.vendor, id))?.kind)
    expect(kinds).toEqual(['bet', 'win', 'bet-win', 'rollback'])
    expect(await transactionStatus(database, at.vendor, 'b9')).toBeUndefined()
    expect(await at.funds()).toEqual(before)
    for (const taken of ['b1', 'w1', 'b2', 'r1']) await expect(at.bet(taken, 7n)).rejects.toThrow(LedgerFailure)
  })

  test('exactly one of two simultaneous bets is placed with money for one (rule 9.4)', async () => {
    const at = await vendorTable(database)
    const results = await Promise.all([at.bet('b1', 600n), at.bet('b2', 600n), at.betAndWin('b3', 600n, 0n)])
    expect(results.map(({ result }) => result).toSorted()).toEqual(['done', 'refused', 'refused'])
    const refused = results.find(({ result }) => result === 'refused')
    expect(refused).toMatchObject({
      refusal: { ledger: { kind: 'insufficient-funds', available: '400', needed: '600' } },
    })
  })

  test('bets that begin one round at once are stakes of one round', async () => {
    const at = await vendorTable(database)
    const round = { reference: `${at.vendor}-1`, exclusive: false }
    const bets = await Promise.all([...'abcdefghij'].map((id) => at.bet(id, 10n, round)))
    expect(bets.map(({ result }) => result)).toEqual(bets.map(() => 'done'))
    expect(new Set(bets.map((bet) => (bet.result === 'done' ? bet.round_id : undefined))).size).toBe(1)
    expect(await at.funds()).toMatchObject({ held: 100n })
  })

  test('a refusal because of insufficient funds is final for its name, even if money arrives later (rule 9.4)', async () => {
    const at = await vendorTable(database)
    const first = await at.bet('b1', 5_000n)
    await deposit(database, at.player.account, 9_000n)
    expect(await at.bet('b1', 5_000n)).toEqual(first)
    expect(await at.win('w1', 'b1', 1n)).toMatchObject({ result: 'bet_unknown' })
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'done', found: false })
    expect(await at.bet('b2', 5_000n)).toMatchObject({ result: 'done' })
  })

  test('the same name with other content is a conflict, whatever the kind (rule 9.3)', async () => {
    const at = await vendorTable(database)
    await at.bet('b1', 100n)
    const attempts = [
      () => at.bet('b1', 101n),
      () => at.betAndWin('b1', 101n, 0n),
      () => at.win('b1', 'b1', 5n),
      () => at.rollback('b1', 'b9'),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(LedgerFailure)
    expect(await at.funds()).toEqual({ balance: opening, held: 100n })
  })

  test('the same name again gets the first answer, with the balance of that time (rule 9.3)', async () => {
    const at = await vendorTable(database)
    const first = await at.bet('b1', 100n)
    await at.bet('b2', 50n)
    expect(await at.bet('b1', 100n)).toMatchObject({ ...first, result: 'replayed', balance: 900n })
    const paid = await at.win('w1', 'b1', 300n)
    await at.win('w2', 'b2', 0n)
    expect(await at.win('w1', 'b1', 300n)).toMatchObject({ ...paid, result: 'replayed' })
    const results = await Promise.all(Array.from({ length: 10 }, () => at.betAndWin('b3', 10n, 40n)))
    expect(results.map(({ result }) => result).toSorted()).toEqual(['done', ...Array(9).fill('replayed')])
    expect(await at.funds()).toEqual({ balance: opening + 200n - 50n + 30n, held: 0n })
  })

  test('invalid amounts change nothing', async () => {
    const at = await vendorTable(database)
    await at.bet('b1')
    for (const attempt of [
      () => at.bet('b2', 0n),
      () => at.bet('b3', -1n),
      () => at.betAndWin('b4', 0n, 0n),
      () => at.betAndWin('b5', 1n, -1n),
      () => at.win('w1', 'b1', -1n, 'won'),
    ])
      await expect(attempt()).rejects.toThrow(LedgerFailure)
    expect(await at.funds()).toEqual({ balance: opening, held: 100n })
  })

  test('a refusal of a game before any money moves is stored, unless the name was used', async () => {
    const at = await vendorTable(database)
    const placed = await at.bet('b1', 1n)
    const refuse = (id: string, kind: 'account-not-found' | 'amount-invalid') => {
      const error = kind === 'amount-invalid' ? ({ kind } as const) : ({ kind, account: '1' } as const)
      return storeRefusal(database, at.name(id, `${id} 1`), new LedgerFailure(error), now)
    }
    expect(await refuse('b1', 'amount-invalid')).toBe('wager_id' in placed ? placed.wager_id : 0n)
    await expect(refuse('b2', 'amount-invalid')).rejects.toMatchObject({ error: { kind: 'amount-invalid' } })
    await expect(refuse('b2', 'account-not-found')).rejects.toMatchObject({ error: { kind: 'amount-invalid' } })
    expect(await at.bet('b2', 1n)).toMatchObject({ result: 'refused' })
  })

  test('a decision without money changes the state of its open round, and ends nothing (rule 9.15)', async () => {
    const at = await vendorTable(database)
    const round = await at.open('b1', { cards: [1] })
    expect(await at.step('s1', round, { cards: [1] }, { cards: [1, 2] })).toEqual({
      result: 'done',
      engine_state: { cards: [1, 2] },
    })
    expect(await at.step('s2', round, { cards: [1, 2] }, { cards: [1, 2, 3] })).toMatchObject({ result: 'done' })
    expect(await at.step('s1', round, { cards: [1] }, { cards: [1, 2] })).toEqual({
      result: 'replayed',
      engine_state: { cards: [1, 2] },
    })
    expect(await openRoundById(database, round)).toMatchObject({
      engineState: { cards: [1, 2, 3] },
      bets: [{ key: 'b1', stake: 100n }],
    })
    expect(await at.funds()).toEqual({ balance: opening, held: 100n })
    await expect(at.step('s1', round, { cards: [1] }, { cards: [9] })).rejects.toThrow(LedgerFailure)
    await expect(at.step('b1', round, { cards: [1] }, { cards: [9] })).rejects.toThrow(LedgerFailure)
  })

  test('of decisions at once that follow one state, one counts; the others can still be used (rule 9.15)', async () => {
    const at = await vendorTable(database)
    const round = await at.open('b1', 0)
    const results = await Promise.all([...'abcde'].map((id) => at.step(id, round, 0, id)))
    expect(results.map(({ result }) => result).toSorted()).toEqual(['done', ...Array(4).fill('moved')])
    const state = (await openRoundById(database, round))?.engineState
    const late = 'abcde'.replace(String(state), '').charAt(0)
    expect(await at.step(late, round, 0, late)).toMatchObject({ result: 'moved' })
    const same = await Promise.all(Array.from({ length: 5 }, () => at.step('again', round, state, 1)))
    expect(same.map(({ result }) => result).toSorted()).toEqual(['done', ...Array(4).fill('replayed')])
  })

  test('a state is stored only in an open round of its engine and player, while their game is open', async () => {
    const at = await vendorTable(database)
    const other = await vendorTable(database)
    const round = await at.open('b1', 0)
    const ended = { result: 'round_ended' }
    expect(await at.step('s1', round, 0, 1, { engine: 'other' })).toMatchObject(ended)
    expect(await other.step('s1', round, 0, 1, { engine: at.vendor })).toMatchObject(ended)
    expect(await at.step('s1', 0n, 0, 1)).toMatchObject(ended)
    await at.rollback('r1', 's2')
    expect(await at.step('s2', round, 0, 1)).toMatchObject({ result: 'rolled_back' })
    expect((await openRoundById(database, round))?.engineState).toBe(0)
    expect(await at.step('s3', round, 0, 1)).toMatchObject({ result: 'done' })
    expect(await at.win('w1', 's3', 5n)).toMatchObject({ result: 'bet_unknown' })
    expect(await at.rollback('r2', 's3')).toMatchObject({ result: 'refused' })
    await closeGameSession(database, at.player.gameSessionId, now)
    expect(await at.step('s4', round, 1, 2)).toMatchObject({ result: 'closed' })
    await endRound(database, round, now)
    expect(await at.step('s3', round, 0, 1)).toMatchObject({ result: 'replayed', engine_state: 1 })
  })

  test('answers are forgotten after their time, those of open bets never (rule 9.14)', async () => {
    const at = await vendorTable(database)
    await at.bet('b1', 1n)
    await at.betAndWin('b2', 1n, 0n)
    const later = (days: number) => forgetTransactions(database, new Date(now.getTime() + days * 86_400_000))
    await later(119)
    expect(await transactionStatus(database, at.vendor, 'b2')).toBeDefined()
    await later(121)
    expect(await transactionStatus(database, at.vendor, 'b2')).toBeUndefined()
    expect(await transactionStatus(database, at.vendor, 'b1')).toMatchObject({ state: 'done', wagerState: 'open' })
  })
})
