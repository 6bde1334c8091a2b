import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { depositMethods } from '#contract/money/deposits/deposit.ts'
import { depositSetting } from '#gateway/money/deposits/judge-payment.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled, systemBalance } from '#tests/support/ledger.ts'
import { arrival, charge, depositNow, offer, reportBy, webhookSecret } from '#tests/support/paying-in.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { newCpf } from '#tests/support/withdrawing.ts'

const payer = (taxNumber: string) => ({ payer: { taxNumber, name: 'Somebody' } })
const company = '11222333000181'

// The treatment of a payment does not depend on its method.
describe.each(theDatabase())('payments on $name', ({ name, open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), env: { PAYMENT_WEBHOOK_SECRET: webhookSecret } })
    await offer(gateway, { ted: { minimum: '1000' }, card: { feeBasisPoints: 0 } })
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
      `SELECT kind, details FROM member_message JOIN member m ON m.id = member_id WHERE m.account = :username ORDER BY member_message.id`,
      { username },
    )
  const setCpf = ({ username }: Person, cpf: string) =>
    gateway.deps.database.query('UPDATE member SET cpf = :cpf WHERE account = :username', { username, cpf })
  const cpfOf = async ({ username }: Person) => {
    const text = 'SELECT cpf FROM member WHERE account = :username'
    return (await rowsAs<{ cpf: string | null }>(gateway.deps.database, text, { username }))[0]?.cpf
  }
  const rules = (changed: object) => {
    const value = { ...depositSetting.fallback, ...changed }
    return writeSetting(gateway.deps.database, depositSetting.name, value, gateway.clock.now())
  }
  const returned = { status: 'returned', received: null, paidAt: null }

  // Only the notice's address and format differ between methods, so the other ones are tested on the first database only.
  describe.each(name === theDatabase()[0]?.name ? depositMethods : (['pix'] as const))('by %s', (method) => {
    const opened = async () => {
      const member = await registerMember(gateway)
      return { member, ...(await charge(gateway, member, 50_00n, method)) }
    }
    const arrives = (depositId: string, changed: Parameters<typeof arrival>[2] = {}) =>
      reportBy(gateway, method, arrival(gateway, depositId, changed))

    test('it is credited once, however often it is reported, and refused without a signature (rules 10.30 and 10.49)', async () => {
      const { member, depositId } = await opened()
      const payment = arrival(gateway, depositId)
      expect(await reportBy(gateway, method, payment, 'forged')).toBe(401)
      expect(await balance(member)).toBe(0n)
      expect(await Promise.all([1, 2, 3].map(() => reportBy(gateway, method, payment)))).toEqual([200, 200, 200])
      expect(await balance(member)).toBe(50_00n)
      expect(await depositNow(gateway, member, depositId)).toMatchObject({
        method,
        status: 'credited',
        received: 50_00n,
      })
    })

    test('without a charge it is answered with 200, stored for the operator, and unclaimed (rules 10.30 and 10.36)', async () => {
      const before = await systemBalance(gateway.deps.database, 'unclaimed', 'BRL')
      const reference = `NOSUCHCHARGE${method.toUpperCase()}`
      const payment = arrival(gateway, reference)
      expect([await reportBy(gateway, method, payment), await reportBy(gateway, method, payment)]).toEqual([200, 200])
      expect(await count(`deposit_receipt WHERE state = 'unmatched' AND txid = '${reference}'`)).toBe(1)
      expect((await systemBalance(gateway.deps.database, 'unclaimed', 'BRL')) - before).toBe(50_00n)
    })

    test('from another person’s account it goes back without a credit, and the member gets a message (rules 10.31 and 10.49)', async () => {
      const { member, depositId } = await opened()
      await setCpf(member, newCpf())
      expect(await arrives(depositId, payer(newCpf()))).toBe(200)
      expect(await depositNow(gateway, member, depositId)).toMatchObject({ ...returned, reason: 'payer_differs' })
      expect(await balance(member)).toBe(0n)
      expect((await messages(member)).at(-1)).toMatchObject({
        kind: 'deposit_returned',
        details: { amount: '5000', reason: 'payer_differs' },
      })
      expect(
        await count(`deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id WHERE p.txid = '${depositId}'`),
      ).toBe(1)
    })

    test('its first payer identifies the member, unless that person has another account, or is a company (rule 10.31)', async () => {
      const [first, second, third] = [await opened(), await opened(), await opened()]
      const cpf = newCpf()
      await arrives(first.depositId, payer(cpf))
      expect([await balance(first.member), await cpfOf(first.member)]).toEqual([50_00n, cpf])
      await arrives(second.depositId, payer(cpf))
      expect(await depositNow(gateway, second.member, second.depositId)).toMatchObject({
        ...returned,
        reason: 'payer_has_account',
      })
      await arrives(third.depositId, payer(company))
      expect(await depositNow(gateway, third.member, third.depositId)).toMatchObject({
        ...returned,
        reason: 'payer_differs',
      })
      expect([await cpfOf(second.member), await cpfOf(third.member), await balance(second.member)]).toEqual([
        null,
        null,
        0n,
      ])
    })

    test('another amount is credited as received with a message, or goes back if the operator wants it so (rules 10.33 and 10.49)', async () => {
      const { member, depositId } = await opened()
      await arrives(depositId, { amount: 49_00n })
      expect(await depositNow(gateway, member, depositId)).toMatchObject({
        status: 'credited',
        amount: 50_00n,
        received: 49_00n,
      })
      expect((await messages(member)).at(-1)).toMatchObject({
        kind: 'deposit_credited',
        details: { amount: '4900', asked: '5000' },
      })
      await rules({ otherAmount: 'return', unnamedPayer: 'return' })
      const [strict, unnamed] = [await opened(), await opened()]
      await arrives(strict.depositId, { amount: 51_00n, ...payer(newCpf()) })
      await arrives(unnamed.depositId)
      await rules({})
      expect(await depositNow(gateway, strict.member, strict.depositId)).toMatchObject({
        ...returned,
        reason: 'amount_differs',
      })
      expect(await depositNow(gateway, unnamed.member, unnamed.depositId)).toMatchObject({
        ...returned,
        reason: 'payer_unknown',
      })
      expect([await balance(strict.member), await cpfOf(strict.member)]).toEqual([0n, null])
    })

    test('a second payment goes back, and the first one stays credited (rules 10.32 and 10.49)', async () => {
      const { member, depositId } = await opened()
      expect(await Promise.all([arrives(depositId), arrives(depositId)])).toEqual([200, 200])
      expect(await balance(member)).toBe(50_00n)
      expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'credited', reason: null })
      expect((await messages(member)).map(({ kind, details }) => [kind, details.reason])).toEqual([
        ['deposit_credited', undefined],
        ['deposit_returned', 'paid_twice'],
      ])
      expect(
        await count(`deposit_receipt WHERE txid = '${depositId}' AND state = 'returned' AND reason = 'paid_twice'`),
      ).toBe(1)
    })

    test('made after the end of the charge it is credited and marked late; reported late it is not (rules 10.34 and 10.49)', async () => {
      const { member, depositId, expiresAt } = await opened()
      const inTime = await charge(gateway, member, 50_00n, method)
      await arrives(depositId, { paidAt: new Date(Date.parse(expiresAt) + 1000) })
      await arrives(inTime.depositId, { paidAt: new Date(inTime.expiresAt) })
      expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'credited', late: true })
      expect(await depositNow(gateway, member, inTime.depositId)).toMatchObject({ status: 'credited', late: false })
      expect(await balance(member)).toBe(100_00n)
      expect((await messages(member)).map(({ details }) => details.late)).toEqual(['true', undefined])
    })

    test('claimed before it arrived it goes back; claimed afterwards it is taken, and withdrawals are locked (rules 10.38 and 10.49)', async () => {
      const { member, depositId } = await opened()
      const claims = (endToEndId: string) => {
        const at = { amount: 50_00n, claimedAt: gateway.clock.now() }
        return reportBy(gateway, method, { kind: 'claim', claimId: `CLAIM-${endToEndId}`, endToEndId, ...at })
      }
      const early = arrival(gateway, depositId)
      await claims(early.endToEndId)
      await reportBy(gateway, method, early)
      expect(await depositNow(gateway, member, depositId)).toMatchObject({ ...returned, reason: 'disputed' })
      const paid = await charge(gateway, member, 50_00n, method)
      const payment = arrival(gateway, paid.depositId)
      await reportBy(gateway, method, payment)
      expect(await balance(member)).toBe(50_00n)
      await claims(payment.endToEndId)
      expect(await balance(member)).toBe(0n)
      expect(await count(`deposit_claim WHERE end_to_end_id = '${payment.endToEndId}' AND state = 'open'`)).toBe(1)
    })
  })
})
