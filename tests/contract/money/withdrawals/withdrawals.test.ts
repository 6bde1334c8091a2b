import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawals } from '#contract/money/withdrawals/get-withdrawals.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { changeRules, order, withdraw, withdrawalViews, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('withdrawals on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterAll(() => closeReconciled(gateway))

  const { funds } = withdrawalViews(() => gateway)

  test('twenty simultaneous requests with one key ask once, and another request under it is refused', async () => {
    const member = await withdrawer(gateway)
    const sending = { token: member.token, key: crypto.randomUUID() }
    const ask = (changed: object = {}) => gateway.call(createWithdrawal, order(member, changed), sending)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    const ids = new Set(answers.map((answer) => answer.value().withdrawalId))
    const { list } = (await gateway.call(getWithdrawals, { pageSize: 5 }, { token: member.token })).value()
    expect([...ids]).toEqual(list.map(({ withdrawalId }) => withdrawalId))
    expect(list).toHaveLength(1)
    expect((await funds(member)).held).toBe(100_00n)
    expect((await ask({ amount: 200_00n })).code).toBe('idempotency_key_reused')
  })

  test('fifty simultaneous withdrawals exceed neither the limits of the day nor the balance (rule 10.14)', async () => {
    const member = await withdrawer(gateway, 1_000_00n)
    const attempt = (amount: bigint) =>
      gateway.call(createWithdrawal, order(member, { amount }), { token: member.token, key: crypto.randomUUID() })
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(300_00n)))
    const codes = answers.map(({ code }) => code ?? 'ok')
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
    expect(codes.filter((code) => code === 'insufficient_funds')).toHaveLength(47)
    expect(await funds(member)).toMatchObject({ balance: 100_00n, held: 900_00n })
    const small = await Promise.all(Array.from({ length: 10 }, () => attempt(20_00n)))
    expect(small.filter(({ code }) => code === undefined)).toHaveLength(2)
    expect(small.filter(({ code }) => code === 'withdrawal_limit')).toHaveLength(8)
  })

  test('the list is read page by page, and is the caller’s own', async () => {
    const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)]
    const asked = [await withdraw(gateway, member), await withdraw(gateway, member), await withdraw(gateway, member)]
    await withdraw(gateway, other)
    const page = async (cursor?: string | null) =>
      (
        await gateway.call(getWithdrawals, { pageSize: 2, ...(cursor ? { cursor } : {}) }, { token: member.token })
      ).value()
    const first = await page()
    const second = await page(first.next)
    const ids = [...first.list, ...second.list].map(({ withdrawalId }) => withdrawalId)
    expect(ids).toEqual(asked.map(({ withdrawalId }) => withdrawalId).reverse())
    expect(second.next).toBeNull()
    expect((await page(second.previous)).list).toEqual(first.list)
  })

  test('the day’s limits start again at the operator’s midnight (rule 10.14)', async () => {
    await changeRules(gateway, { dayCount: 1 })
    const member = await withdrawer(gateway)
    await withdraw(gateway, member)
    const again = async () =>
      (await gateway.call(createWithdrawal, order(member), { token: member.token, key: crypto.randomUUID() })).code
    expect(await again()).toBe('withdrawal_limit')
    const { database, now } = gateway.deps
    await database.query(
      'UPDATE session SET expires_at = :expiresAt, last_seen_at = :lastSeenAt WHERE ended_at IS NULL',
      { expiresAt: new Date(now().getTime() + hours(48)), lastSeenAt: new Date(now().getTime() + hours(24)) },
    )
    gateway.clock.advance(hours(24))
    expect(await again()).toBeUndefined()
    await changeRules(gateway, {})
  })
})
