import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { reverse, settlePeriod, transfer } from '#gateway/platform/ledger/transfers.ts'
import { databases } from '#tests/support/database.ts'
import { available, deposit, expectReconciled, funded, refusal, systemBalance, tally } from '#tests/support/ledger.ts'

describe.each(databases())('transfers on $name', ({ name, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open(20)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  const move = (from: bigint, to: bigint, amount: bigint) =>
    transfer(database, {
      kind: 'gift',
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    })

  it('opens one account per owner, purpose and currency, however many calls run at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => ensureAccount(database, { kind: 'member', id: 'same' }, 'main', 'BRL')),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await ensureAccount(database, { kind: 'member', id: 'same' }, 'main', 'FUN')).not.toBe(ids[0])
  })

  it('moves money and keeps both sides', async () => {
    const before = await systemBalance(database, 'deposits', 'BRL')
    const [from, to] = [await funded(database, 500n), await funded(database, 0n)]
    await move(from, to, 123n)
    expect(await balanceOf(database, from)).toEqual({ total: 377n, held: 0n, balance: 377n, currency: 'BRL' })
    expect(await available(database, to)).toBe(123n)
    expect(await systemBalance(database, 'deposits', 'BRL')).toBe(before - 500n)
  })

  it('never overdraws: 100 at once with money for 10 (rule 9.1)', async () => {
    const [from, to] = [await funded(database, 1000n), await funded(database, 0n)]
    const outcome = await tally(Array.from({ length: 100 }, () => move(from, to, 100n)))
    expect(outcome).toEqual({ ok: 10, 'insufficient-funds': 90 })
    expect([await available(database, from), await available(database, to)]).toEqual([0n, 1000n])
  })

  it('changes nothing when it refuses', async () => {
    const [from, to, play] = [
      await funded(database, 500n),
      await funded(database, 7n),
      await funded(database, 900n, 'FUN'),
    ]
    const huge = 2n ** 63n
    const [gone] = await Promise.all([deposit(database, to, 1n)])
    await reverse(database, gone, 'once')
    const refusals: [() => Promise<unknown>, string][] = [
      [() => move(from, to, 501n), 'insufficient-funds'],
      [() => move(from, 999_999_999n, 5n), 'account-not-found'],
      [() => move(from, play, 5n), 'currency-mismatch'],
      [() => move(from, to, 0n), 'amount-invalid'],
      [() => move(from, to, huge), 'amount-invalid'],
      [() => deposit(database, to, huge - 1n), 'amount-invalid'],
      [() => transfer(database, { kind: 'gift', legs: [{ account: from, amount: -5n }] }), 'unbalanced'],
      [
        () =>
          transfer(database, {
            kind: 'gift',
            legs: [
              { account: from, amount: -5n },
              { account: to, amount: 4n },
            ],
          }),
        'unbalanced',
      ],
      [() => reverse(database, gone, 'twice'), 'already-reversed'],
      [() => reverse(database, 999_999_999n, 'none'), 'transfer-not-found'],
    ]
    for (const [attempt, kind] of refusals) expect(await refusal(attempt())).toBe(kind)
    expect([await available(database, from), await available(database, to), await available(database, play)]).toEqual([
      500n,
      7n,
      900n,
    ])
  })

  it('undoes everything of a transaction that fails late', async () => {
    const [from, to] = [await funded(database, 500n), await funded(database, 0n)]
    const failing = database.transaction(async (tx) => {
      await transfer(tx, {
        kind: 'gift',
        legs: [
          { account: from, amount: -5n },
          { account: to, amount: 5n },
        ],
      })
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect([await available(database, from), await available(database, to)]).toEqual([500n, 0n])
  })

  it('reverses once: each of many transfers by two at the same time', async () => {
    const count = name === 'PostgreSQL' ? 500 : 100
    const [from, to] = [await funded(database, 100_000n), await funded(database, 0n)]
    const ids: bigint[] = []
    for (let i = 0; i < count; i++) ids.push(await move(from, to, 3n))
    const outcome = await tally(ids.flatMap((id) => [reverse(database, id, 'a'), reverse(database, id, 'b')]))
    expect(outcome).toEqual({ ok: count, 'already-reversed': count })
    expect([await available(database, from), await available(database, to)]).toEqual([100_000n, 0n])
  })

  it('does not reverse spent money, nor a reversal', async () => {
    const [from, to] = [await funded(database, 50n), await funded(database, 0n)]
    const id = await move(from, to, 50n)
    await move(to, from, 1n)
    expect(await refusal(reverse(database, id, 'late'))).toBe('insufficient-funds')
    await move(from, to, 1n)
    const reversal = await reverse(database, id, 'now')
    expect(await refusal(reverse(database, reversal, 'back'))).toBe('not-reversible')
  })

  it('pays a period once, whoever tries', async () => {
    const account = await funded(database, 0n)
    const pay = () =>
      settlePeriod(database, 'salary:7', '2026-03-01/D', {
        kind: 'salary',
        legs: [
          { system: 'commission', amount: -40n },
          { account, amount: 40n },
        ],
      })
    expect(await tally(Array.from({ length: 10 }, pay))).toEqual({ ok: 1, 'period-already-settled': 9 })
    expect(await available(database, account)).toBe(40n)
  })

  it('has no errors where 20 workers move money in opposite directions', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => funded(database, 10_000n)))
    const work = async (worker: number) => {
      for (let i = 0; i < 15; i++) {
        const a = accounts[(worker + i) % 4] ?? 0n
        const b = accounts[(worker * 3 + i + 1 + (worker % 2)) % 4] ?? 0n
        if (a === b) continue
        await move(a, b, 1n)
        // Two transfers in one transaction lock against the order of the opposite worker: deadlocks, retried. Two workers
        // do it: with many of them one may lose every time, and what is tried again is not tried for ever.
        if (worker % 10 === 0 && i % 5 === 0) {
          await database.transaction(async (tx) => {
            await transfer(tx, {
              kind: 'gift',
              legs: [
                { account: a, amount: -1n },
                { system: 'house', amount: 1n },
              ],
            })
            await transfer(tx, {
              kind: 'gift',
              legs: [
                { system: 'house', amount: -1n },
                { account: b, amount: 1n },
              ],
            })
          })
        }
      }
    }
    expect(await tally(Array.from({ length: 20 }, (_, worker) => work(worker)))).toEqual({ ok: 20 })
    const sums = await Promise.all(accounts.map((account) => available(database, account)))
    expect(sums.reduce((a, b) => a + b)).toBe(40_000n)
  })
})
