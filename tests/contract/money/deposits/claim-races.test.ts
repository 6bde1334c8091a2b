import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { waitingDeposits } from '#gateway/money/deposits/deposit-review.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import type { PaymentProvider } from '#gateway/money/deposits/payment-provider.ts'
import { sandboxPix } from '#gateway/money/deposits/sandbox-pix.ts'
import { takeClaim } from '#gateway/money/deposits/take-claim.ts'
import { takePayment } from '#gateway/money/deposits/take-payment.ts'
import type { Database, SqlParameters, Transaction } from '#gateway/platform/db/client.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { arrival, charge, depositNow, reportBy, webhookSecret } from '#tests/support/paying-in.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { order, type Withdrawer, withdrawer } from '#tests/support/withdrawing.ts'

const pix = sandboxPix(webhookSecret)

// Only PostgreSQL has two transactions open at once.
describe.skipIf(!hasPostgres())('a payment and its claim at the same moment', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: 'postgres', env: { PAYMENT_WEBHOOK_SECRET: webhookSecret } })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const rows = <Row>(text: string, parameters: SqlParameters = {}) =>
    rowsAs<Row>(gateway.deps.database, text, parameters)
  const claimOf = (endToEndId: string) => ({
    kind: 'claim' as const,
    claimId: `CLAIM-${endToEndId}`,
    endToEndId,
    amount: 50_00n,
    claimedAt: gateway.clock.now(),
  })
  const claimedOf = (endToEndId: string) =>
    rows<{ account: string | null; moved: bigint }>(
      `SELECT m.account, c.taken + c.debt AS moved FROM deposit_claim c LEFT JOIN member m ON m.id = c.member_id
       WHERE c.end_to_end_id = :endToEndId`,
      { endToEndId },
    )
  const receiptOf = (endToEndId: string) =>
    rows<{ state: string; reason: string | null }>(
      'SELECT state, reason FROM deposit_receipt WHERE end_to_end_id = :endToEndId',
      { endToEndId },
    )

  /** Resolves when the attempt has ended, or waits for a lock of an open transaction. */
  async function endedOrWaiting(attempt: Promise<unknown>): Promise<void> {
    let hasEnded = false
    const end = () => {
      hasEnded = true
    }
    attempt.then(end, end)
    // A wait for a row names no database, but whoever waits has locks in it.
    const waiting = `SELECT FROM pg_locks w WHERE NOT w.granted AND EXISTS (
      SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE l.pid = w.pid AND d.datname = current_database())`
    while (!hasEnded && (await rows(waiting)).length === 0);
  }

  /** Does the second thing while the transaction of the first one is still open. */
  async function during<First, Second>(
    first: (tx: Transaction) => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<Second> {
    const { late } = await gateway.deps.database.transaction(async (tx) => {
      await first(tx)
      const late = second()
      await endedOrWaiting(late)
      return { late }
    })
    return await late
  }

  async function expectClaimed(member: Withdrawer, endToEndId: string): Promise<void> {
    expect(await receiptOf(endToEndId)).toMatchObject([{ state: 'credited' }])
    expect(await claimedOf(endToEndId)).toEqual([{ account: member.username, moved: 50_00n }])
    const withdrawing = { token: member.token, key: crypto.randomUUID() }
    expect((await gateway.call(createWithdrawal, order(member), withdrawing)).code).toBe('withdrawal_locked')
    expect(await waitingDeposits(gateway.deps.database)).toContainEqual(
      expect.objectContaining({ kind: 'claim', reference: `CLAIM-${endToEndId}`, account: member.username }),
    )
  }

  const taken = () => ({
    law: gateway.deps.config.jurisdiction,
    happenings: gateway.deps.happenings,
    now: gateway.clock.now(),
  })

  test('a claim that comes while the payment is being credited takes it from the member (rule 10.38)', async () => {
    const member = await withdrawer(gateway)
    const payment = arrival(gateway, (await charge(gateway, member)).depositId)
    const said = await during(
      (tx) => takePayment(tx, pix.code, payment, taken()),
      () => reportBy(gateway, 'pix', claimOf(payment.endToEndId)),
    )
    expect(said).toBe(200)
    await expectClaimed(member, payment.endToEndId)
  })

  test('a payment that comes while its claim is being written is not credited (rule 10.38)', async () => {
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member)
    const payment = arrival(gateway, depositId)
    const said = await during(
      (tx) => takeClaim(tx, pix.code, claimOf(payment.endToEndId), gateway.clock.now()),
      () => reportBy(gateway, 'pix', payment),
    )
    expect(said).toBe(200)
    expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'returned', reason: 'disputed' })
    expect(await receiptOf(payment.endToEndId)).toEqual([{ state: 'returned', reason: 'disputed' }])
    expect(await claimedOf(payment.endToEndId)).toEqual([{ account: null, moved: 0n }])
  })

  /** Opens a charge whose payment arrives before the charge is written down. */
  async function openLate(member: Withdrawer, endToEndId: string, database: Database): Promise<string> {
    const provider: PaymentProvider = {
      ...pix,
      createCharge: async (request) => {
        await reportBy(gateway, 'pix', arrival(gateway, request.reference, { endToEndId }))
        return await pix.createCharge(request)
      },
    }
    const [owner] = await rows<{ id: bigint }>('SELECT id FROM member WHERE account = :account', {
      account: member.username,
    })
    const asked = { method: 'pix', amount: 50_00n, currency: 'BRL', accountCurrency: 'BRL' } as const
    const request = { ...asked, memberId: owner?.id ?? 0n, key: crypto.randomUUID() }
    return (await openDeposit({ ...gateway.deps, database }, request, [provider])).depositId
  }

  test('a claim that comes while a charge adopts the payment takes it from the member', async () => {
    const { database } = gateway.deps
    const member = await withdrawer(gateway)
    const endToEndId = `EADOPTED${process.pid}`
    let claiming: Promise<number> | undefined
    const held: Database = {
      ...database,
      transaction: (work, options) =>
        database.transaction(async (tx) => {
          const result = await work(tx)
          claiming = reportBy(gateway, 'pix', claimOf(endToEndId))
          await endedOrWaiting(claiming)
          return result
        }, options),
    }
    await openLate(member, endToEndId, held)
    expect(await claiming).toBe(200)
    await expectClaimed(member, endToEndId)
  })

  test('a charge that is opened while a claim sends its payment back does not adopt it', async () => {
    const { database } = gateway.deps
    const member = await withdrawer(gateway)
    const endToEndId = `EREFUSED${process.pid}`
    const held: Database = {
      ...database,
      transaction: (work, options) =>
        during(
          (tx) => takeClaim(tx, pix.code, claimOf(endToEndId), gateway.clock.now()),
          () => database.transaction(work, options),
        ),
    }
    const depositId = await openLate(member, endToEndId, held)
    expect(await receiptOf(endToEndId)).toEqual([{ state: 'returned', reason: 'disputed' }])
    expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'pending', received: null })
    expect(await claimedOf(endToEndId)).toEqual([{ account: null, moved: 0n }])
  })
})
