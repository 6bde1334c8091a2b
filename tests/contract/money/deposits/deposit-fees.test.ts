import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getTransaction } from '#contract/money/statements/get-transaction.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled, systemBalance } from '#tests/support/ledger.ts'
import { arrival, charge, depositNow, offer, reportBy, webhookSecret } from '#tests/support/paying-in.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(theDatabase())('fees of deposits on $name', ({ open }) => {
  let gateway: TestGateway
  const fees = (changed: object = {}) =>
    offer(gateway, {
      ted: { feeFixed: '250', feeBasisPoints: 100, feeBearer: 'player', ...changed },
    })
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), env: { PAYMENT_WEBHOOK_SECRET: webhookSecret } })
    await fees()
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const balance = async ({ token }: Person) => (await gateway.call(getBalance, {}, { token })).value().balance
  const earned = () => systemBalance(gateway.deps.database, 'fees', 'BRL')
  const opened = async (amount = 100_00n) => {
    const member = await registerMember(gateway)
    return { member, deposit: await charge(gateway, member, amount, 'ted') }
  }
  const pay = (txid: string, amount = 100_00n) => reportBy(gateway, 'ted', arrival(gateway, txid, { amount }))
  const rows = <Row>(text: string, reference: string) => rowsAs<Row>(gateway.deps.database, text, { reference })

  test('the fee is shown before, taken from the received amount as a movement of its own; the rest is credited and must be played (rules 10.47 and 10.48)', async () => {
    const before = await earned()
    const { member, deposit } = await opened()
    expect(deposit).toMatchObject({ amount: 100_00n, fee: 3_50n, received: null })
    await pay(deposit.depositId)
    expect(await balance(member)).toBe(96_50n)
    expect((await earned()) - before).toBe(3_50n)
    expect(await depositNow(gateway, member, deposit.depositId)).toMatchObject({
      status: 'credited',
      received: 100_00n,
      fee: 3_50n,
    })
    const [moved] = await rows<{ transfer_id: bigint; deposited: bigint; details: object }>(
      `SELECT d.transfer_id, a.deposited, m.details FROM deposit d JOIN turnover_audit a ON a.deposit_id = d.id
       JOIN member_message m ON m.reference = 'deposit:' || d.reference WHERE d.reference = :reference`,
      deposit.depositId,
    )
    expect(moved).toMatchObject({ deposited: 96_50n, details: { amount: '9650', paid: '10000', fee: '350' } })
    const asked = { transactionId: String(moved?.transfer_id) }
    const { movements } = (await gateway.call(getTransaction, asked, { token: member.token })).value()
    expect(movements.map(({ from, to, amount, balanceAfter }) => [from, to, amount, balanceAfter])).toEqual([
      ['deposits', 'wallet', 100_00n, 100_00n],
      ['wallet', 'fees', 3_50n, 96_50n],
    ])
  })

  test('limits count the deposit with its fee (rule 10.48)', async () => {
    const { member, deposit } = await opened()
    const limit = { kind: 'deposit', period: 'day', amount: 159_00n }
    expect((await gateway.call(setLimit, limit, { token: member.token })).code).toBeUndefined()
    await pay(deposit.depositId)
    // The credited amount and these 60.00 are less than the limit.
    const order = { method: 'ted', amount: 60_00n, currency: 'BRL' }
    const refused = await gateway.call(createDeposit, order, { token: member.token, key: crypto.randomUUID() })
    expect(refused.envelope).toMatchObject({ code: 'limit_reached', value: { used: '10000', limit: '15900' } })
  })

  test('the fee that the member saw counts, whatever the operator changes later (rule 10.47)', async () => {
    const { member, deposit } = await opened()
    await fees({ feeFixed: '900' })
    await pay(deposit.depositId)
    const dearer = await charge(gateway, member, 100_00n, 'ted')
    await fees({ feeBearer: 'house' })
    const free = await charge(gateway, member, 100_00n, 'ted')
    await fees()
    expect([dearer.fee, free.fee]).toEqual([10_00n, 0n])
    expect(await balance(member)).toBe(96_50n)
  })

  test('another amount pays the fee of the received amount; an amount within the fee goes back (rule 10.47)', async () => {
    const { member, deposit } = await opened()
    await pay(deposit.depositId, 50_99n)
    // 2.50 and one per cent, rounded down.
    expect(await depositNow(gateway, member, deposit.depositId)).toMatchObject({ received: 50_99n, fee: 3_00n })
    expect(await balance(member)).toBe(47_99n)
    const next = await charge(gateway, member, 100_00n, 'ted')
    await pay(next.depositId, 2_52n)
    expect(await depositNow(gateway, member, next.depositId)).toMatchObject({
      status: 'returned',
      reason: 'amount_differs',
    })
    expect(await balance(member)).toBe(47_99n)
  })

  test('a bank claims the whole payment back; the missing fee is a debt (rule 10.48)', async () => {
    const { member, deposit } = await opened()
    const payment = arrival(gateway, deposit.depositId, { amount: 100_00n })
    await reportBy(gateway, 'ted', payment)
    const claim = { claimId: `CLAIM-${payment.endToEndId}`, amount: 100_00n, claimedAt: gateway.clock.now() }
    await reportBy(gateway, 'ted', { kind: 'claim', endToEndId: payment.endToEndId, ...claim })
    expect(await balance(member)).toBe(0n)
    expect(
      await rows('SELECT taken, debt FROM deposit_claim WHERE end_to_end_id = :reference', payment.endToEndId),
    ).toMatchObject([{ taken: 96_50n, debt: 3_50n }])
  })
})
