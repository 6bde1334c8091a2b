import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { returnPayment, waitingDeposits } from '#gateway/money/deposits/deposit-review.ts'
import type { PaymentProvider } from '#gateway/money/deposits/payment-provider.ts'
import { sandboxPix } from '#gateway/money/deposits/sandbox-pix.ts'
import { sendBackPayments } from '#gateway/money/deposits/send-back.ts'
import { sqlState } from '#gateway/platform/db/errors.ts'
import { minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled, systemBalance } from '#tests/support/ledger.ts'
import { charge, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

const sandbox = sandboxPix(webhookSecret)
let sent: string[] = []
/** The sandbox as it is, which uses each number of a return once. */
const provider: PaymentProvider = {
  ...sandbox,
  sendBack: (request) => {
    sent.push(request.reference)
    return sandbox.sendBack(request)
  },
}

describe.each(theDatabase())('returns that are tried again on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const env = { PAYMENT_WEBHOOK_SECRET: webhookSecret }
    gateway = await testGateway({ database: await open(), payments: [provider], env })
  })
  beforeEach(() => {
    sent = []
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  /** The job, after every pause. */
  const work = async (by: PaymentProvider = provider) => {
    gateway.clock.advance(minutes(11))
    await sendBackPayments(gateway.deps, [by])
  }
  const ofPayment = 'FROM deposit_receipt p WHERE p.id = r.receipt_id AND p.end_to_end_id = :endToEndId'
  const returnOf = async (endToEndId: string) =>
    (
      await rowsAs<{ state: string; reference: string; actor: string }>(
        gateway.deps.database,
        `SELECT r.state, r.reference, r.actor FROM deposit_return r WHERE EXISTS (SELECT ${ofPayment})`,
        { endToEndId },
      )
    )[0]
  const tryAgain = (number: string) => returnPayment(gateway.deps, { number }, 'Ana')
  const waiting = async () =>
    (await waitingDeposits(gateway.deps.database)).map(({ kind, reference }) => [kind, reference])

  /** A payment by a company, whose first return fails in the sandbox. */
  async function failed(): Promise<string> {
    const member = await registerMember(gateway)
    const amount = 50_95n
    const { depositId } = await charge(gateway, member, amount)
    const payment = paymentOf(gateway, depositId, { amount, cpf: '11222333000181' })
    expect(await report(gateway, payment)).toBe(200)
    await work()
    expect(await returnOf(payment.endToEndId)).toMatchObject({ state: 'failed' })
    return payment.endToEndId
  }

  test('a failed return waits for an operator, who sends it again under a new number (rule 10.36)', async () => {
    const before = await systemBalance(gateway.deps.database, 'unclaimed', 'BRL')
    const payment = await failed()
    await work()
    expect(sent).toHaveLength(1)
    expect(await waiting()).toContainEqual(['return', payment])
    await tryAgain(payment)
    await expect(tryAgain(payment)).rejects.toThrow('no payment')
    await work()
    expect(await returnOf(payment)).toMatchObject({ state: 'done', actor: 'operator:Ana' })
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatch(/^[A-F0-9]{32}$/)
    expect(sent[1]).not.toBe(sent[0])
    expect(sandbox.sandbox?.sentBack(payment)).toBe(50_95n)
    expect(await systemBalance(gateway.deps.database, 'unclaimed', 'BRL')).toBe(before)
    expect(await waiting()).not.toContainEqual(['return', payment])
    await expect(tryAgain(payment)).rejects.toThrow('no payment')
  })

  test('each attempt has a number of its own, and keeps it while its outcome is unknown (rule 10.36)', async () => {
    const payment = await failed()
    const failing: PaymentProvider = {
      ...provider,
      findReturn: async (reference) => (sent.includes(reference) ? 'failed' : undefined),
      sendBack: async ({ reference }) => {
        sent.push(reference)
        return 'failed'
      },
    }
    await tryAgain(payment)
    await work(failing)
    await tryAgain(payment)
    const silent: PaymentProvider = { ...failing, findReturn: () => Promise.reject(new Error('no answer')) }
    await work(silent)
    const third = await returnOf(payment)
    expect(third?.state).toBe('unknown')
    expect(sent).toHaveLength(2)
    await expect(tryAgain(payment)).rejects.toThrow('no payment')
    await work()
    expect(await returnOf(payment)).toEqual({ ...third, state: 'done' })
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(3)
    expect(sent[2]).toBe(third?.reference)
  })

  test('a late answer about a failed attempt does not decide about the next one (rule 10.36)', async () => {
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member)
    const payment = paymentOf(gateway, depositId, { cpf: '11222333000181' })
    await report(gateway, payment)
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<'failed'>()
    const slow: PaymentProvider = {
      ...provider,
      findReturn: () => {
        asked.resolve()
        return answer.promise
      },
    }
    const asking = work(slow)
    await asked.promise
    await work({ ...provider, findReturn: async () => 'failed' })
    await tryAgain(payment.endToEndId)
    answer.resolve('failed')
    await asking
    expect(await returnOf(payment.endToEndId)).toMatchObject({ state: 'requested' })
    await work()
    expect(await returnOf(payment.endToEndId)).toMatchObject({ state: 'done' })
  })

  test('the database lets the number change only for the next attempt after a failed one', async () => {
    const payment = await failed()
    const { database } = gateway.deps
    const change = (set: string) => `UPDATE deposit_return r SET ${set} ${ofPayment}`
    const [number, next] = [`reference = '${'X'.repeat(32)}'`, 'attempt = attempt + 1']
    const said = (...changes: string[]) =>
      database
        .transaction(async (tx) => {
          for (const set of changes) await tx.query(change(set), { endToEndId: payment })
          throw new Error('accepted')
        })
        .catch((thrown: Error) => sqlState(thrown) ?? thrown.message)
    const again = `state = 'requested', ${number}, ${next}`
    expect(await said(again)).toBe('accepted')
    const refused = [
      [number],
      [next],
      [`${number}, ${next}`],
      [`state = 'requested'`],
      [`state = 'requested', ${number}`],
      [`state = 'requested', ${next}`],
      [`state = 'requested', ${number}, attempt = attempt + 2`],
      [again, `state = 'unknown', ${number.replaceAll('X', 'Y')}, ${next}`],
      [again, `state = 'unknown'`, `state = 'requested', ${number.replaceAll('X', 'Y')}, ${next}`],
      [again, `state = 'failed', attempt = 1`],
    ]
    for (const changes of refused) expect([changes, await said(...changes)]).toEqual([changes, '42501'])
  })
})
