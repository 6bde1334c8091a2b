import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { databases } from '#tests/support/database.ts'
import { available, deposit, expectReconciled, funded, refusal, tally } from '#tests/support/ledger.ts'

describe.each(databases())('idempotency on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open(20)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  const pay = (actor: string, key: string | undefined, account: bigint, amount: bigint) =>
    once(database, { actor, key, request: { call: 'pay', amount: amount.toString() } }, async (tx) => {
      const legs = [
        { account, amount: -amount },
        { system: 'withdrawals' as const, amount },
      ]
      return { transfer: (await transfer(tx, { kind: 'withdrawal', legs })).toString() }
    })

  it('has one effect and one answer for 50 at once with one key', async () => {
    const account = await funded(database, 1000n)
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay('a1', 'k1', account, 10n)))
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.answer.transfer)).size).toBe(1)
    expect(await available(database, account)).toBe(990n)
  })

  it('refuses the key for another request, and a missing key', async () => {
    const account = await funded(database, 1000n)
    await pay('a3', 'k1', account, 10n)
    const refusals: [() => Promise<unknown>, string][] = [
      [() => pay('a3', 'k1', account, 11n), 'idempotency-conflict'],
      [() => pay('a3', undefined, account, 10n), 'idempotency-missing'],
      [() => pay('a3', ' ', account, 10n), 'idempotency-missing'],
      [() => pay('a3', 'x'.repeat(201), account, 10n), 'idempotency-missing'],
    ]
    for (const [attempt, kind] of refusals) expect(await refusal(attempt())).toBe(kind)
    expect(await available(database, account)).toBe(990n)
  })

  it('keeps keys of different actors apart, and takes a body in any order of its fields', async () => {
    const account = await funded(database, 1000n)
    await pay('a4', 'same', account, 10n)
    await pay('a5', 'same', account, 20n)
    const reordered = once(
      database,
      { actor: 'a4', key: 'same', request: { amount: '10', call: 'pay' } },
      async () => 'again',
    )
    expect(await reordered).toMatchObject({ replayed: true })
    expect(await available(database, account)).toBe(970n)
  })

  it('stays refused for its key, even if funded later', async () => {
    const account = await funded(database, 5n)
    const attempts = () => tally([pay('a6', 'k1', account, 10n), pay('a6', 'k2', account, 10n)])
    expect(await attempts()).toEqual({ 'insufficient-funds': 2 })
    await deposit(database, account, 1000n)
    expect(await attempts()).toEqual({ 'insufficient-funds': 2 })
    expect(await available(database, account)).toBe(1005n)
    expect(await refusal(pay('a6', 'k3', account, 10n))).toBeUndefined()
  })

  it('undoes the changes of a refusing service, and repeats its refusal', async () => {
    const account = await funded(database, 100n)
    let runs = 0
    const attempt = () =>
      once(database, { actor: 'a7', key: 'k1', request: 'x' }, async (tx) => {
        runs++
        await transfer(tx, {
          kind: 'gift',
          legs: [
            { account, amount: -10n },
            { system: 'house', amount: 10n },
          ],
        })
        throw new Refusal('limit_reached', { limit: 'daily' })
      })
    await expect(attempt()).rejects.toMatchObject({ code: 'limit_reached', value: { limit: 'daily' } })
    await expect(attempt()).rejects.toMatchObject({ code: 'limit_reached', value: { limit: 'daily' } })
    expect(runs).toBe(1)
    expect(await available(database, account)).toBe(100n)
  })

  it('leaves the key unused after a fault', async () => {
    const account = await funded(database, 100n)
    const broken = once(database, { actor: 'a8', key: 'k1', request: { call: 'pay', amount: '10' } }, async (tx) => {
      await transfer(tx, {
        kind: 'gift',
        legs: [
          { account, amount: -10n },
          { system: 'house', amount: 10n },
        ],
      })
      throw new TypeError('bug')
    })
    await expect(broken).rejects.toThrow(TypeError)
    expect(await available(database, account)).toBe(100n)
    expect(await pay('a8', 'k1', account, 10n)).toMatchObject({ replayed: false })
  })
})
