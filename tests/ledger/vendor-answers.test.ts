import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/db/client.ts'
import { LedgerFailure } from '#gateway/ledger/errors.ts'
import { keepRefusal, transactionStatus } from '#gateway/vendor/door.ts'
import { forgetTransactions } from '#gateway/vendor/forget-transactions.ts'
import { databases } from '#tests/support/database.ts'
import { deposit, expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
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

  test('exactly one of two simultaneous bets is placed with money for one', async () => {
    const at = await vendorTable(database)
    const results = await Promise.all([at.bet('b1', 600n), at.bet('b2', 600n), at.betAndWin('b3', 600n, 0n)])
    expect(results.map(({ result }) => result).toSorted()).toEqual(['done', 'refused', 'refused'])
    const refused = results.find(({ result }) => result === 'refused')
    expect(refused).toMatchObject({
      refusal: { ledger: { kind: 'insufficient-funds', available: '400', needed: '600' } },
    })
  })

  test('a refusal because of insufficient funds is final for its name, even if money arrives later', async () => {
    const at = await vendorTable(database)
    const first = await at.bet('b1', 5_000n)
    await deposit(database, at.player.account, 9_000n)
    expect(await at.bet('b1', 5_000n)).toEqual(first)
    expect(await at.win('w1', 'b1', 1n)).toMatchObject({ result: 'bet_unknown' })
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'done', found: false })
    expect(await at.bet('b2', 5_000n)).toMatchObject({ result: 'done' })
  })

  test('the same name with other content is a conflict, whatever the kind', async () => {
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

  test('the same name again gets the first answer, with the balance of that time', async () => {
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
      return keepRefusal(database, at.name(id, `${id} 1`), new LedgerFailure(error), now)
    }
    expect(await refuse('b1', 'amount-invalid')).toBe('wager_id' in placed ? placed.wager_id : 0n)
    await expect(refuse('b2', 'amount-invalid')).rejects.toMatchObject({ error: { kind: 'amount-invalid' } })
    await expect(refuse('b2', 'account-not-found')).rejects.toMatchObject({ error: { kind: 'amount-invalid' } })
    expect(await at.bet('b2', 1n)).toMatchObject({ result: 'refused' })
  })

  test('answers are deleted after their time, those of open bets never', async () => {
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
