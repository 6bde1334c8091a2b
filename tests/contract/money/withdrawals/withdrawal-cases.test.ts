import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { decideCase } from '#gateway/money/withdrawals/cases.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { fakePayouts } from '#tests/support/fake-payouts.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { withdraw, withdrawer } from '#tests/support/withdrawing.ts'

// An embedded database lets one transaction work at a time.
describe.skipIf(!hasPostgres())('decisions about missing withdrawals that others wait for', () => {
  let gateway: TestGateway
  const fake = fakePayouts()
  beforeAll(async () => {
    gateway = await testGateway({ database: 'postgres' })
    fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
    fake.said.find = async () => ({ state: 'returned', paidAt: gateway.clock.now(), reason: 'account_closed' })
  })
  afterAll(() => closeReconciled(gateway))

  /** A member with 1,000.00, of which 100.00 were paid out and have not arrived. */
  const missing = async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    await payWithdrawals(gateway.deps, fake.provider)
    const { token } = member
    const answer = { withdrawalId, confirmation: 'not_received' }
    ;(await gateway.call(confirmWithdrawal, answer, { token })).value()
    const now = async () => ({
      ...(await gateway.call(getWithdrawal, { withdrawalId }, { token })).value(),
      balance: (await gateway.call(getBalance, {}, { token })).value().balance,
    })
    return { withdrawalId, now }
  }
  type Outcome = Parameters<typeof decideCase>[2]['outcome']
  const decide = (withdrawalId: string, outcome: Outcome, database = gateway.deps.database) =>
    decideCase({ ...gateway.deps, database }, withdrawalId, { outcome, note: 'Looked at.', by: 'rosa' })
  const bankReturns = (withdrawalId: string) => askAbout(gateway.deps, fake.provider, withdrawalId)

  /** Decides a case, and before that is committed lets something else begin that needs the withdrawal too. */
  async function whileDeciding(withdrawalId: string, outcome: Outcome, other: () => Promise<unknown>) {
    const { database } = gateway.deps
    let begun: Promise<PromiseSettledResult<unknown>[]> | undefined
    let isOver = false
    // Whoever waits for a locked row has a lock of its place.
    const waiting = `SELECT count(*)::integer AS n FROM pg_locks WHERE locktype = 'tuple' AND relation = 'withdrawal'::regclass
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    const transaction: Database['transaction'] = (work, options) =>
      database.transaction(async (tx) => {
        const result = await work(tx)
        begun = Promise.allSettled([other()]).finally(() => {
          isOver = true
        })
        while (!isOver && (await rowsAs<{ n: number }>(database, waiting))[0]?.n === 0);
        expect(isOver).toBe(false)
        return result
      }, options)
    await decide(withdrawalId, outcome, { ...database, transaction })
    return (await begun)?.[0]
  }

  test.each([
    ['paid_again', { state: 'paid', balance: 900_00n }],
    ['arrived', { state: 'returned', balance: 1_000_00n }],
    ['returned', { state: 'returned', balance: 1_000_00n }],
  ] as const)(
    'a return of the bank that waits for the decision “%s” is treated by it (rule 10.18)',
    async (outcome, left) => {
      const { withdrawalId, now } = await missing()
      const returned = await whileDeciding(withdrawalId, outcome, () => bankReturns(withdrawalId))
      expect(returned).toEqual({ status: 'fulfilled', value: undefined })
      expect(await now()).toMatchObject({ ...left, case: { outcome } })
    },
  )

  test('a second decision that waits for the first one finds no open case (rule 10.18)', async () => {
    const { withdrawalId, now } = await missing()
    const second = await whileDeciding(withdrawalId, 'arrived', () => decide(withdrawalId, 'returned'))
    expect(second).toMatchObject({ reason: new Error(`${withdrawalId} has no open case`) })
    expect(await now()).toMatchObject({ state: 'paid', balance: 900_00n, case: { outcome: 'arrived' } })
  })
})
