import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTransactions } from '#contract/money/statements/get-transactions.ts'
import { addPayoutAccount } from '#contract/money/withdrawals/add-payout-account.ts'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { exceeds } from '#gateway/money/statements/statement-queries.ts'
import { decideCase } from '#gateway/money/withdrawals/cases.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import { theDatabase } from '#tests/support/database.ts'
import { fakePayouts } from '#tests/support/fake-payouts.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'
import {
  careful,
  changeRules,
  newCpf,
  type Withdrawer,
  withdraw,
  withdrawer,
  withdrawPassword,
} from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('what has arrived of a withdrawal on $name', ({ open }) => {
  let gateway: TestGateway
  const fake = fakePayouts()
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await changeRules(gateway, { feeFixed: '200' })
  })
  afterAll(() => closeReconciled(gateway))

  const now = async ({ token }: Withdrawer, withdrawalId: string) => {
    const { received, remaining } = (await gateway.call(getWithdrawal, { withdrawalId }, { token })).value()
    return { received, remaining }
  }
  const pay = () => payWithdrawals(gateway.deps, fake.provider)
  const paid = async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId, payout } = await withdraw(gateway, member)
    fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
    await pay()
    return { member, withdrawalId, payout }
  }

  // Product rule 10.52.
  test('nothing has arrived before it is paid, and all of it without the fee after (rule 10.52)', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId, payout, amount } = await withdraw(gateway, member)
    expect(payout).toBe(amount - 2_00n)
    expect(await now(member, withdrawalId)).toEqual({ received: 0n, remaining: payout })
    fake.said.submit = async () => ({ state: 'paid', at: gateway.clock.now() })
    await pay()
    expect(await now(member, withdrawalId)).toEqual({ received: payout, remaining: 0n })
  })

  test('a refused payout has nothing to come (rule 10.52)', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    fake.said.submit = async () => ({ state: 'refused', reason: 'account_closed' })
    await pay()
    expect(await now(member, withdrawalId)).toEqual({ received: 0n, remaining: 0n })
  })

  test('money that a member misses counts as missing until it is found (rule 10.52)', async () => {
    const { member, withdrawalId, payout } = await paid()
    const answer = { withdrawalId, confirmation: 'not_received' }
    ;(await gateway.call(confirmWithdrawal, answer, { token: member.token })).value()
    expect(await now(member, withdrawalId)).toEqual({ received: 0n, remaining: payout })
    await decideCase(gateway.deps, withdrawalId, { outcome: 'paid_again', note: 'Paid again.', by: 'rosa' })
    expect(await now(member, withdrawalId)).toEqual({ received: payout, remaining: 0n })
  })

  test('money that the bank sends back is neither received nor to come (rule 10.52)', async () => {
    const { member, withdrawalId } = await paid()
    fake.said.find = async () => ({ state: 'returned', paidAt: gateway.clock.now(), reason: 'account_closed' })
    await askAbout(gateway.deps, fake.provider, withdrawalId)
    expect(await now(member, withdrawalId)).toEqual({ received: 0n, remaining: 0n })
  })

  // Product rule 10.54.
  test.each([
    ['a phone number', () => `(11) 9${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`],
    ['an e-mail address', () => `${crypto.randomUUID()}@mail.com`],
    ['a random key', () => crypto.randomUUID()],
    ['a tax number', newCpf],
  ])('the sandbox takes %s as the own key of a member, who is its holder (rules 10.9 and 10.54)', async (_, key) => {
    const member = await careful(gateway)
    const add = (pixKey: string) =>
      gateway.call(addPayoutAccount, { kind: 'pix', pixKey, withdrawPassword }, { token: member.token })
    const { holderName } = (await add(key())).value()
    expect(holderName).not.toMatch(/SANDBOX/i)
    const [row] = await rowsAs<{ name: string }>(
      gateway.deps.database,
      `SELECT coalesce(payee_name, account) AS name FROM member WHERE account = :username`,
      { username: member.username },
    )
    expect(holderName).toBe(row?.name)
    // A second key of another kind is the same person's.
    expect((await add(`${crypto.randomUUID()}@mail.com`)).value()).toMatchObject({ holderName })
    expect((await add(`${newCpf()}@pix.example`)).code).toBe('owner_differs')
  })

  test('only a statement with more movements than a file takes says so (rule 10.26)', async () => {
    const member = await withdrawer(gateway)
    const today = gateway.clock.now().toISOString().slice(0, 10)
    const page = { from: today, to: today, pageSize: 1 }
    await withdraw(gateway, member)
    await pay()
    const answer = (await gateway.call(getTransactions, page, { token: member.token })).value()
    expect(answer).toMatchObject({ exceedsFile: false })
    const [wallet] = await rowsAs<{ account: bigint; last: bigint }>(
      gateway.deps.database,
      `SELECT a.id AS account, a.postings AS last FROM ledger_account a JOIN member m ON m.id::text = a.owner_id
       WHERE m.account = :username AND a.purpose = 'main'`,
      { username: member.username },
    )
    if (!wallet) throw new Error('There is no wallet.')
    const stretch = { ...wallet, before: 0n }
    const lines = Number(wallet.last)
    for (const show of [undefined, 'money'] as const)
      expect([
        await exceeds(gateway.deps.database, stretch, show, lines - 1),
        await exceeds(gateway.deps.database, stretch, show, lines),
      ]).toEqual([true, false])
  })
})
