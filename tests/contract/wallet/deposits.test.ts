import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { depositStatuses } from '#contract/entities/deposit.ts'
import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { signatureOf } from '#gateway/http/signed-notice.ts'
import { systemBalance } from '#gateway/ledger/accounts.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { depositSetting } from '#gateway/wallet/deposit-rules.ts'
import { nextDepositStates } from '#gateway/wallet/deposit-states.ts'
import { receiveNotice } from '#gateway/wallet/payment-door.ts'
import type { ChargeRequest, PaymentProvider } from '#gateway/wallet/payment-provider.ts'
import { sandboxPix } from '#gateway/wallet/sandbox-pix.ts'
import { minutes } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { charge, depositNow, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { newCpf } from '#tests/support/withdrawing.ts'

/** What the provider does with the next request for a charge. */
const charging = { create: sandboxPix(webhookSecret).createCharge, requests: [] as ChargeRequest[] }
const known: { charge: Awaited<ReturnType<PaymentProvider['findCharge']>> } = { charge: undefined }
const provider: PaymentProvider = {
  ...sandboxPix(webhookSecret),
  createCharge: (request) => {
    charging.requests.push(request)
    return charging.create(request)
  },
  findCharge: async () => known.charge,
}

describe.each(databases())('payments on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({
      database: await open(),
      payments: provider,
      env: { PAYMENT_WEBHOOK_SECRET: webhookSecret },
    })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const balance = async ({ token }: Person) => (await gateway.call(getBalance, {}, { token })).value().balance
  const count = async (what: string) => (await rowsAs(gateway.deps.database, `SELECT FROM ${what}`)).length
  const messages = ({ username }: Person) =>
    rowsAs<{ kind: string; details: Record<string, string> }>(
      gateway.deps.database,
      `SELECT kind, details FROM member_message JOIN member m ON m.id = member_id WHERE m.account = $1 ORDER BY member_message.id`,
      [username],
    )
  const setCpf = ({ username }: Person, cpf: string) =>
    gateway.deps.database.query('UPDATE member SET cpf = $2 WHERE account = $1', [username, cpf])
  const cpfOf = async ({ username }: Person) =>
    (
      await rowsAs<{ cpf: string | null }>(gateway.deps.database, 'SELECT cpf FROM member WHERE account = $1', [
        username,
      ])
    )[0]?.cpf
  const rules = (changed: object) =>
    writeSetting(
      gateway.deps.database,
      depositSetting.name,
      { ...depositSetting.fallback, ...changed },
      gateway.clock.now(),
    )
  const returned = { status: 'returned', received: null, paidAt: null }

  test('a payment is written down and credited once, however often it is reported', async () => {
    const who = await registerMember(gateway)
    const { depositId } = await charge(gateway, who)
    const payment = paymentOf(gateway, depositId)
    expect(await Promise.all(Array.from({ length: 8 }, () => report(gateway, payment)))).toEqual(Array(8).fill(200))
    expect(await report(gateway, payment)).toBe(200)
    expect(await balance(who)).toBe(50_00n)
    expect(await count(`deposit_receipt WHERE txid = '${depositId}'`)).toBe(1)
    expect(await depositNow(gateway, who, depositId)).toMatchObject({
      status: 'credited',
      received: 50_00n,
      late: false,
    })
  })

  test('what is not signed by the provider is refused with 401, and what cannot be read with 400; nothing changes', async () => {
    const who = await registerMember(gateway)
    const { depositId } = await charge(gateway, who)
    const payment = paymentOf(gateway, depositId)
    const before = await count('deposit_receipt')
    expect(await report(gateway, payment, '')).toBe(401)
    expect(await report(gateway, payment, signatureOf(JSON.stringify(payment), 'another secret'))).toBe(401)
    expect(
      await report(gateway, { ...payment, amount: '90.00' }, signatureOf(JSON.stringify(payment), webhookSecret)),
    ).toBe(401)
    for (const wrong of [
      'not json',
      '{}',
      { ...payment, amount: '0.00' },
      { ...payment, amount: '1' },
      { ...payment, paidAt: 'soon' },
    ])
      expect(await report(gateway, wrong)).toBe(400)
    expect(await count('deposit_receipt')).toBe(before)
    expect(await balance(who)).toBe(0n)
    expect(await depositNow(gateway, who, depositId)).toMatchObject({ status: 'pending' })
  })

  test('a payment of no charge is answered with 200, kept for the operator, and stands as unclaimed', async () => {
    const before = await systemBalance(gateway.deps.database, 'unclaimed', 'BRL')
    const payment = paymentOf(gateway, 'NOSUCHCHARGE')
    expect(await report(gateway, payment)).toBe(200)
    expect(await report(gateway, payment)).toBe(200)
    expect(await count(`deposit_receipt WHERE state = 'unmatched' AND txid = 'NOSUCHCHARGE'`)).toBe(1)
    expect((await systemBalance(gateway.deps.database, 'unclaimed', 'BRL')) - before).toBe(50_00n)
  })

  test('a payment from somebody else’s account is never credited: it goes back, and the member is told', async () => {
    const who = await registerMember(gateway)
    await setCpf(who, newCpf())
    const { depositId } = await charge(gateway, who)
    expect(await report(gateway, paymentOf(gateway, depositId, { cpf: newCpf() }))).toBe(200)
    expect(await depositNow(gateway, who, depositId)).toMatchObject({ ...returned, reason: 'payer_differs' })
    expect(await balance(who)).toBe(0n)
    expect((await messages(who)).at(-1)).toMatchObject({
      kind: 'deposit_returned',
      details: { amount: '5000', reason: 'payer_differs' },
    })
    expect(
      await count(`deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id WHERE p.txid = '${depositId}'`),
    ).toBe(1)
  })

  test('the first payer says who the member is, unless that person has an account already, or is a company', async () => {
    const [who, other, third] = [
      await registerMember(gateway),
      await registerMember(gateway),
      await registerMember(gateway),
    ]
    const cpf = newCpf()
    const first = await charge(gateway, who)
    await report(gateway, paymentOf(gateway, first.depositId, { cpf }))
    expect([await balance(who), await cpfOf(who)]).toEqual([50_00n, cpf])
    const second = await charge(gateway, other)
    await report(gateway, paymentOf(gateway, second.depositId, { cpf }))
    expect(await depositNow(gateway, other, second.depositId)).toMatchObject({
      ...returned,
      reason: 'payer_has_account',
    })
    const company = await charge(gateway, third)
    await report(gateway, paymentOf(gateway, company.depositId, { cpf: '11222333000181' }))
    expect(await depositNow(gateway, third, company.depositId)).toMatchObject({ ...returned, reason: 'payer_differs' })
    expect([await cpfOf(other), await cpfOf(third), await balance(other)]).toEqual([null, null, 0n])
  })

  test('another amount is credited as it arrived and said so, or goes back if the operator wants it so', async () => {
    const who = await registerMember(gateway)
    const { depositId } = await charge(gateway, who)
    await report(gateway, paymentOf(gateway, depositId, { amount: 49_00n }))
    expect(await depositNow(gateway, who, depositId)).toMatchObject({
      status: 'credited',
      amount: 50_00n,
      received: 49_00n,
    })
    expect((await messages(who)).at(-1)).toMatchObject({
      kind: 'deposit_credited',
      details: { amount: '4900', asked: '5000' },
    })
    await rules({ otherAmount: 'return', unnamedPayer: 'return' })
    const [strict, unnamed] = [await charge(gateway, who), await charge(gateway, who)]
    await report(gateway, paymentOf(gateway, strict.depositId, { amount: 51_00n, cpf: newCpf() }))
    await report(gateway, paymentOf(gateway, unnamed.depositId))
    expect(await depositNow(gateway, who, strict.depositId)).toMatchObject({ ...returned, reason: 'amount_differs' })
    expect(await depositNow(gateway, who, unnamed.depositId)).toMatchObject({ ...returned, reason: 'payer_unknown' })
    expect([await balance(who), await cpfOf(who)]).toEqual([49_00n, null])
    await rules({})
  })

  test('a second payment on one code goes back, and the first one stays credited', async () => {
    const who = await registerMember(gateway)
    const { depositId } = await charge(gateway, who)
    const [one, two] = [paymentOf(gateway, depositId), paymentOf(gateway, depositId)]
    expect(await Promise.all([report(gateway, one), report(gateway, two)])).toEqual([200, 200])
    expect(await balance(who)).toBe(50_00n)
    expect(await depositNow(gateway, who, depositId)).toMatchObject({ status: 'credited', reason: null })
    expect((await messages(who)).map(({ kind, details }) => [kind, details.reason])).toEqual([
      ['deposit_credited', undefined],
      ['deposit_returned', 'paid_twice'],
    ])
    expect(
      await count(`deposit_receipt WHERE txid = '${depositId}' AND state = 'returned' AND reason = 'paid_twice'`),
    ).toBe(1)
  })

  test('a payment after the end of the charge is credited and called late; one reported late is not', async () => {
    const who = await registerMember(gateway)
    const [late, slow] = [await charge(gateway, who), await charge(gateway, who)]
    const inTime = paymentOf(gateway, slow.depositId)
    gateway.clock.advance(minutes(20))
    await balance(who)
    gateway.clock.advance(minutes(11))
    await report(gateway, paymentOf(gateway, late.depositId))
    await report(gateway, inTime)
    expect(await depositNow(gateway, who, late.depositId)).toMatchObject({ status: 'credited', late: true })
    expect(await depositNow(gateway, who, slow.depositId)).toMatchObject({ status: 'credited', late: false })
    expect(await balance(who)).toBe(100_00n)
    expect((await messages(who)).map(({ details }) => details.late)).toEqual(['true', undefined])
  })

  test('a payment that is reported before the provider has answered is credited with its charge', async () => {
    const who = await registerMember(gateway)
    const { createCharge } = sandboxPix(webhookSecret)
    charging.create = async (request) => {
      const body = JSON.stringify(paymentOf(gateway, request.reference))
      await receiveNotice(gateway.deps, provider, body, signatureOf(body, webhookSecret))
      return createCharge(request)
    }
    const opened = await charge(gateway, who)
    charging.create = createCharge
    expect(opened).toMatchObject({ status: 'credited', received: 50_00n })
    expect(await balance(who)).toBe(50_00n)
  })

  test('after a lost answer the charge is asked for by its number, and no second one is opened', async () => {
    const who = await registerMember(gateway)
    const { createCharge } = sandboxPix(webhookSecret)
    const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
    const sending = { token: who.token, key: crypto.randomUUID() }
    charging.requests = []
    charging.create = async (request) => {
      known.charge = { ...(await createCharge(request)), state: 'open', payments: [] }
      throw new Error('no answer')
    }
    const opened = await gateway.call(createDeposit, order, sending)
    expect(opened.value()).toMatchObject({ status: 'pending', payload: known.charge?.payload })
    expect((await gateway.call(createDeposit, order, sending)).value()).toEqual(opened.value())
    expect(charging.requests).toHaveLength(1)
    // A request that never arrived is made again by the member, under the same number.
    known.charge = undefined
    const again = { ...sending, key: crypto.randomUUID() }
    charging.create = () => Promise.reject(new Error('no route'))
    expect((await gateway.call(createDeposit, order, again)).code).toBe('service_unavailable')
    charging.create = createCharge
    expect((await gateway.call(createDeposit, order, again)).value()).toMatchObject({ status: 'pending' })
    expect(charging.requests[1]?.reference).toBe(charging.requests[2]?.reference)
  })

  test('the database lets a deposit change its state only as the table says, and a receipt never', async () => {
    const who = await registerMember(gateway)
    const { database } = gateway.deps
    const { depositId } = await charge(gateway, who)
    await report(gateway, paymentOf(gateway, depositId))
    const refusal = async (work: () => Promise<unknown>) => {
      try {
        await work()
        return 'accepted'
      } catch (thrown) {
        return String((thrown as { code?: unknown }).code)
      }
    }
    const columns = {
      credited: `paid_at = now(), received = 1, transfer_id = -1, reason = NULL`,
      returned: `reason = 'x', paid_at = NULL, received = NULL, transfer_id = NULL`,
    }
    const plain = 'reason = NULL, paid_at = NULL, received = NULL, transfer_id = NULL'
    for (const from of depositStatuses)
      for (const to of depositStatuses) {
        if (from === to) continue
        const said = await refusal(() =>
          database.transaction(async (tx) => {
            const set = (status: string) => `status = '${status}', ${columns[status as keyof typeof columns] ?? plain}`
            await tx.query(
              `INSERT INTO deposit (reference, member_id, provider, method, amount, currency, status, payload, created_at, expires_at,
                 paid_at, received, transfer_id, reason)
               SELECT 'X', member_id, provider, method, amount, currency, $1, 'X', created_at, expires_at,
                 CASE WHEN $1 = 'credited' THEN now() END, CASE WHEN $1 = 'credited' THEN 1 END,
                 CASE WHEN $1 = 'credited' THEN -2 END, CASE WHEN $1 = 'returned' THEN 'x' END
               FROM deposit WHERE reference = $2`,
              [from, depositId],
            )
            await tx.query(`UPDATE deposit SET ${set(to)} WHERE reference = 'X'`)
            throw Object.assign(new Error('undone'), { code: 'accepted' })
          }),
        )
        expect([from, to, said === 'accepted']).toEqual([from, to, nextDepositStates[from].includes(to)])
      }
    expect(
      await refusal(() => database.query(`UPDATE deposit_receipt SET amount = 1 WHERE txid = $1`, [depositId])),
    ).toBe('42501')
    expect(await refusal(() => database.query(`DELETE FROM deposit_receipt WHERE txid = $1`, [depositId]))).toBe(
      '42501',
    )
  })
})
