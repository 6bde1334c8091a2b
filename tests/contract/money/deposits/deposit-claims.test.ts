import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { depositChecks } from '#gateway/money/deposits/deposit-checks.ts'
import { releaseClaim, returnPayment, waitingDeposits } from '#gateway/money/deposits/deposit-review.ts'
import { sandboxPaymentId } from '#gateway/money/deposits/pay-charge.ts'
import { takeClaim } from '#gateway/money/deposits/take-claim.ts'
import { payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { findWithdrawal } from '#gateway/money/withdrawals/withdrawal-queries.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled, systemBalance } from '#tests/support/ledger.ts'
import {
  arrival,
  charge,
  depositNow,
  newPaymentId,
  paymentOf,
  report,
  reportBy,
  webhookSecret,
} from '#tests/support/paying-in.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { order, payNow, type Withdrawer, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('claims to payments on $name', ({ name: engine, open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), env: { PAYMENT_WEBHOOK_SECRET: webhookSecret } })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const funds = async ({ token }: { token: string }) => (await gateway.call(getBalance, {}, { token })).value()
  const debts = () => systemBalance(gateway.deps.database, 'debts', 'BRL')
  let claims = 0
  const claimOf = (endToEndId: string, amount: string) => ({
    kind: 'med',
    claimId: `CLAIM-${++claims}-${process.pid}`,
    endToEndId,
    amount,
    claimedAt: gateway.clock.now().toISOString(),
  })
  /** The number of the payment that a member's money came with. */
  async function paymentBy({ username }: Withdrawer): Promise<string> {
    const [row] = await rowsAs<{ reference: string }>(
      gateway.deps.database,
      `SELECT d.reference FROM deposit d JOIN member m ON m.id = d.member_id WHERE m.account = '${username}'`,
    )
    return sandboxPaymentId(row?.reference ?? '')
  }
  const tryToWithdraw = async (member: Withdrawer) =>
    (await gateway.call(createWithdrawal, order(member), { token: member.token, key: crypto.randomUUID() })).code

  test('claimed money in the wallet is taken once, and withdrawals are locked until an operator has reviewed it (rule 10.38)', async () => {
    const member = await withdrawer(gateway)
    const claim = claimOf(await paymentBy(member), '400.00')
    const before = await debts()
    expect(await Promise.all([report(gateway, claim), report(gateway, claim)])).toEqual([200, 200])
    expect(await report(gateway, claim)).toBe(200)
    expect(await funds(member)).toMatchObject({ balance: 600_00n, held: 0n })
    expect(await debts()).toBe(before)
    expect(await tryToWithdraw(member)).toBe('withdrawal_locked')
    expect(await waitingDeposits(gateway.deps.database)).toContainEqual(
      expect.objectContaining({ kind: 'claim', reference: claim.claimId, account: member.username, state: 'taken' }),
    )
    await releaseClaim(gateway.deps, { number: claim.claimId }, 'Ana')
    await expect(releaseClaim(gateway.deps, { number: claim.claimId }, 'Ana')).rejects.toThrow('no open claim')
    expect(await tryToWithdraw(member)).toBeUndefined()
  })

  test('the operator must name the provider if two providers gave one number', async () => {
    const number = newPaymentId()
    const claimId = `TWICE-${process.pid}`
    const claim = {
      kind: 'claim',
      claimId,
      endToEndId: newPaymentId(),
      amount: 50_00n,
      claimedAt: gateway.clock.now(),
    } as const
    for (const method of ['pix', 'ted'] as const) {
      expect(
        await reportBy(gateway, method, arrival(gateway, `NOBODY${method.toUpperCase()}`, { endToEndId: number })),
      ).toBe(200)
      expect(await reportBy(gateway, method, claim)).toBe(200)
    }
    const waiting = async () =>
      (await waitingDeposits(gateway.deps.database))
        .filter(({ reference }) => reference === number)
        .map(({ provider }) => provider)
    const all = ['sandbox-pix', 'sandbox-ted']
    expect(await waiting()).toEqual(all)
    await expect(returnPayment(gateway.deps, { number }, 'Ana')).rejects.toThrow('sandbox-pix, sandbox-ted')
    await expect(releaseClaim(gateway.deps, { number: claimId }, 'Ana')).rejects.toThrow('sandbox-pix, sandbox-ted')
    await expect(returnPayment(gateway.deps, { number, provider: 'bank' }, 'Ana')).rejects.toThrow('no payment')
    expect(await waiting()).toEqual(all)
    await returnPayment(gateway.deps, { number, provider: 'sandbox-ted' }, 'Ana')
    await releaseClaim(gateway.deps, { number: claimId, provider: 'sandbox-ted' }, 'Ana')
    expect(await waiting()).toEqual(['sandbox-pix'])
    // Without a provider's name, the only waiting one is meant.
    await returnPayment(gateway.deps, { number }, 'Ana')
    await releaseClaim(gateway.deps, { number: claimId }, 'Ana')
    expect(await waiting()).toEqual([])
    await expect(releaseClaim(gateway.deps, { number: claimId }, 'Ana')).rejects.toThrow('no open claim')
  })

  test('claimed money that was spent becomes a debt; the balance is never negative, and held money stays held (rule 10.38)', async () => {
    const member = await withdrawer(gateway)
    const before = await debts()
    await withdraw(gateway, member, 700_00n)
    await report(gateway, claimOf(await paymentBy(member), '1000.00'))
    expect(await funds(member)).toMatchObject({ balance: 0n, held: 700_00n })
    expect((await debts()) - before).toBe(-700_00n)
    // No money is left for a second claim.
    await report(gateway, claimOf(await paymentBy(member), '5.00'))
    expect(await funds(member)).toMatchObject({ balance: 0n })
    expect((await debts()) - before).toBe(-705_00n)
  })

  test('a withdrawal that was not submitted yet waits until the claim is reviewed (rule 10.38)', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    const claim = claimOf(await paymentBy(member), '10.00')
    await report(gateway, claim)
    const state = async () => (await findWithdrawal(gateway.deps.database, withdrawalId))?.state
    await payNow(gateway)
    expect(await state()).toBe('approved')
    await releaseClaim(gateway.deps, { number: claim.claimId }, 'Ana')
    await payWithdrawals(gateway.deps, payoutPorts(gateway.deps).provider)
    expect(await state()).toBe('submitted')
  })

  test('a withdrawal that was listed for its payout is not submitted if a claim came since', async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    const claim = claimOf(await paymentBy(member), '10.00')
    const { database } = gateway.deps
    // The claim comes after the job has read its list, before it submits the first withdrawal.
    let isListed = false
    const transaction: Database['transaction'] = async (work, options) => {
      if (!isListed) {
        isListed = true
        await report(gateway, claim)
      }
      return await database.transaction(work, options)
    }
    const { provider } = payoutPorts(gateway.deps)
    const state = async () => (await findWithdrawal(database, withdrawalId))?.state
    await payWithdrawals({ ...gateway.deps, database: { ...database, transaction } }, provider)
    expect([isListed, await state()]).toEqual([true, 'approved'])
    await releaseClaim(gateway.deps, { number: claim.claimId }, 'Ana')
    await payWithdrawals(gateway.deps, provider)
    expect(await state()).toBe('submitted')
  })

  // An embedded database lets one transaction work at a time.
  test.skipIf(engine === 'PGlite')(
    'a payout waits for a claim that is being stored, and is not submitted then',
    async () => {
      const member = await withdrawer(gateway)
      const { withdrawalId } = await withdraw(gateway, member)
      const endToEndId = await paymentBy(member)
      const { database } = gateway.deps
      const { provider } = payoutPorts(gateway.deps)
      let isOver = false
      // Whoever waits for a locked row has a lock of its place.
      const waiting = `SELECT count(*)::integer AS n FROM pg_locks WHERE locktype = 'tuple' AND relation = 'member'::regclass
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
      const { job } = await database.transaction(async (tx) => {
        const claimed = { claimId: `STORED-${process.pid}`, endToEndId, amount: 10_00n, claimedAt: gateway.clock.now() }
        await takeClaim(tx, 'sandbox-pix', claimed, gateway.clock.now())
        const job = payWithdrawals(gateway.deps, provider).finally(() => {
          isOver = true
        })
        while (!isOver && (await rowsAs<{ n: number }>(database, waiting))[0]?.n === 0);
        return { job }
      })
      await job
      expect((await findWithdrawal(database, withdrawalId))?.state).toBe('approved')
    },
  )

  test('a claim before its payment sends the payment back; so does one to a payment without a charge (rule 10.38)', async () => {
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member)
    const payment = paymentOf(gateway, depositId)
    expect(await report(gateway, claimOf(payment.endToEndId, '50.00'))).toBe(200)
    expect(await report(gateway, payment)).toBe(200)
    expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'returned', reason: 'disputed' })
    expect(await funds(member)).toMatchObject({ balance: 0n })
    const [stray, later] = [paymentOf(gateway, 'NOCHARGEATALL'), paymentOf(gateway, 'NOCHARGEATALL')]
    await report(gateway, stray)
    await report(gateway, claimOf(stray.endToEndId, '50.00'))
    await report(gateway, claimOf(later.endToEndId, '50.00'))
    await report(gateway, later)
    const rows = await rowsAs<{ state: string; reason: string; sent: bigint }>(
      gateway.deps.database,
      `SELECT p.state, p.reason, r.amount AS sent FROM deposit_receipt p LEFT JOIN deposit_return r ON r.receipt_id = p.id
       WHERE p.end_to_end_id IN (:endToEndId, :endToEndId2)`,
      { endToEndId: stray.endToEndId, endToEndId2: later.endToEndId },
    )
    const sentBack = { state: 'returned', reason: 'disputed', sent: 50_00n }
    expect(rows).toEqual([sentBack, sentBack])
  })

  test('the operator sees claims that belong to no member too, with what became of their payment', async () => {
    const [unknown, stray] = [newPaymentId(), paymentOf(gateway, 'NOCHARGEFORTHIS')]
    await report(gateway, stray)
    const claims = [claimOf(unknown, '30.00'), claimOf(stray.endToEndId, '50.00')]
    for (const claim of claims) await report(gateway, claim)
    const waiting = async () => {
      const cases = await waitingDeposits(gateway.deps.database)
      return claims.flatMap(({ claimId }) => cases.filter(({ reference }) => reference === claimId))
    }
    expect(await waiting()).toMatchObject([
      { kind: 'claim', account: null, amount: 30_00n, state: 'unknown' },
      { kind: 'claim', account: null, amount: 50_00n, state: 'returned' },
    ])
    for (const { claimId } of claims) await releaseClaim(gateway.deps, { number: claimId }, 'Ana')
    expect(await waiting()).toEqual([])
  })

  test('the proofs find a claim that passed its payment by', async () => {
    const { database } = gateway.deps
    const broken = async () =>
      (await reconcile(database, depositChecks)).findings.flatMap(({ rule, faults }) =>
        faults > 0 ? [[rule, faults]] : [],
      )
    expect(await broken()).toEqual([])
    const member = await withdrawer(gateway)
    const stray = paymentOf(gateway, 'NOCHARGETOADOPT')
    await report(gateway, stray)
    const write = async (endToEndId: string) => {
      const { claimId, claimedAt } = claimOf(endToEndId, '50.00')
      await database.query(
        `INSERT INTO deposit_claim (provider, reference, end_to_end_id, amount, claimed_at, state)
         VALUES ('sandbox-pix', :claimId, :endToEndId, 5000, :claimedAt, 'open')`,
        { claimId, endToEndId, claimedAt },
      )
      return claimId
    }
    const written = [await write(await paymentBy(member)), await write(stray.endToEndId)]
    expect(await broken()).toEqual([
      ['a claim names the member whose deposit its payment was credited to, and nobody otherwise', 1],
      ['no payment stays unclaimed after its bank has claimed it back: it is sent back', 1],
    ])
    for (const claimId of written)
      await database.query('DELETE FROM deposit_claim WHERE reference = :claimId', { claimId })
  })

  test('an unsigned claim changes nothing', async () => {
    const member = await withdrawer(gateway)
    expect(await report(gateway, claimOf(await paymentBy(member), '400.00'), 'forged')).toBe(401)
    expect(await funds(member)).toMatchObject({ balance: 1_000_00n })
  })
})
