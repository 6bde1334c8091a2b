import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { balanceOf } from '#gateway/platform/ledger/accounts.ts'
import { expireHolds, hold, settleHold, voidHold } from '#gateway/platform/ledger/holds.ts'
import { databases } from '#tests/support/database.ts'
import { available, expectReconciled, funded, refusal, systemBalance, tally } from '#tests/support/ledger.ts'

const past = new Date('2020-01-01T00:00:00Z')
const future = new Date('2999-01-01T00:00:00Z')

describe.each(databases())('holds on $name', ({ name, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open(20)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  const bet = (account: bigint, amount: bigint, expiresAt = future) =>
    hold(database, { account, amount, kind: 'stake', reference: 'round:1', expiresAt })
  const settle = (holdId: bigint, payout: bigint, stake?: bigint) =>
    settleHold(database, { holdId, to: [{ system: 'house', ...(stake !== undefined && { amount: stake }) }], payout })

  it('holds, then posts stake and win', async () => {
    const account = await funded(database, 1000n)
    const house = await systemBalance(database, 'house', 'BRL')
    const { holdId, ...held } = await bet(account, 300n)
    expect(held).toEqual({ total: 1000n, held: 300n, balance: 700n })
    const done = await settle(holdId, 450n)
    expect(done).toMatchObject({ total: 1150n, held: 0n, balance: 1150n, stake: 300n, payout: 450n })
    expect(done.payoutTransferId).not.toBeNull()
    expect(await systemBalance(database, 'house', 'BRL')).toBe(house - 150n)
  })

  it('writes the statement of a won bet: stake, then win, each with the balance around it', async () => {
    const account = await funded(database, 1000n)
    await settle((await bet(account, 300n)).holdId, 450n)
    const rows = await database.query(
      `SELECT t.kind, p.amount, p.balance_before, p.balance_after FROM ledger_posting p
         JOIN ledger_transfer t ON t.id = p.transfer_id WHERE p.account_id = :account ORDER BY p.account_seq`,
      { account },
    )
    expect([...rows]).toEqual([
      { kind: 'deposit', amount: 1000n, balance_before: 0n, balance_after: 1000n },
      { kind: 'stake', amount: -300n, balance_before: 1000n, balance_after: 700n },
      { kind: 'stake-payout', amount: 450n, balance_before: 700n, balance_after: 1150n },
    ])
  })

  it('can post less than was held, and gives the rest back', async () => {
    const account = await funded(database, 1000n)
    expect(await settle((await bet(account, 300n)).holdId, 0n, 100n)).toMatchObject({
      balance: 900n,
      held: 0n,
      payoutTransferId: null,
    })
  })

  it('takes no bet twice: 100 at once with money for 10 (rule 9.4)', async () => {
    const account = await funded(database, 1000n)
    expect(await tally(Array.from({ length: 100 }, () => bet(account, 100n)))).toEqual({
      ok: 10,
      'insufficient-funds': 90,
    })
    expect(await balanceOf(database, account)).toEqual({ total: 1000n, held: 1000n, balance: 0n, currency: 'BRL' })
  })

  it('voids and expires', async () => {
    const account = await funded(database, 1000n)
    const voided = await bet(account, 300n)
    expect(await voidHold(database, voided.holdId)).toEqual({ total: 1000n, held: 0n, balance: 1000n })
    const due = await bet(account, 200n, past)
    const open = await bet(account, 100n)
    expect(await expireHolds(database, new Date())).toEqual([due.holdId])
    expect(await balanceOf(database, account)).toMatchObject({ held: 100n })
    await voidHold(database, open.holdId)
  })

  it('changes nothing when it refuses', async () => {
    const account = await funded(database, 1000n)
    const { holdId } = await bet(account, 300n)
    const closed = await bet(account, 1n)
    await voidHold(database, closed.holdId)
    const refusals: [() => Promise<unknown>, string][] = [
      [() => bet(account, 701n), 'insufficient-funds'],
      [() => bet(account, 0n), 'amount-invalid'],
      [() => bet(account, -5n), 'amount-invalid'],
      [() => bet(999_999_999n, 5n), 'account-not-found'],
      [() => settle(holdId, -1n), 'amount-invalid'],
      [() => settle(holdId, 0n, 301n), 'amount-invalid'],
      [() => settle(holdId, 0n, 0n), 'amount-invalid'],
      [() => settle(holdId, 2n ** 62n + 2n ** 62n - 1n), 'amount-invalid'],
      [() => settle(closed.holdId, 0n), 'hold-not-pending'],
      [() => voidHold(database, closed.holdId), 'hold-not-pending'],
      [() => settle(999_999_999n, 0n), 'hold-not-found'],
      [() => voidHold(database, 999_999_999n), 'hold-not-found'],
    ]
    for (const [attempt, kind] of refusals) expect(await refusal(attempt())).toBe(kind)
    expect(await balanceOf(database, account)).toEqual({ total: 1000n, held: 300n, balance: 700n, currency: 'BRL' })
  })

  it('lets exactly one of post, void and expire win', async () => {
    const races = name === 'PostgreSQL' ? 500 : 60
    const account = await funded(database, 100_000n)
    const wins = { posted: 0, voided: 0, expired: 0 }
    for (let i = 0; i < races; i++) {
      const { holdId } = await bet(account, 10n, past)
      const contenders = [
        async () => ((await refusal(settle(holdId, 0n))) === undefined ? 'posted' : undefined),
        async () => ((await refusal(voidHold(database, holdId))) === undefined ? 'voided' : undefined),
        async () => ((await expireHolds(database, new Date())).includes(holdId) ? 'expired' : undefined),
      ] as const
      // Started in another order each time, so that each gets to be first.
      const started = contenders.map((_, at) => contenders[(at + i) % 3]?.())
      const winners = (await Promise.all(started)).filter((winner) => winner !== undefined)
      expect(winners).toHaveLength(1)
      for (const winner of winners) wins[winner]++
    }
    expect(wins.posted + wins.voided + wins.expired).toBe(races)
    expect(Math.min(wins.posted, wins.voided, wins.expired)).toBeGreaterThan(0)
    expect(await available(database, account)).toBe(100_000n - 10n * BigInt(wins.posted))
  })
})
