import { is } from 'superstruct'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { getDeposits } from '#contract/money/deposits/get-deposits.ts'
import { depositMethodSetting } from '#gateway/money/deposits/deposit-methods.ts'
import { declineReasons } from '#gateway/money/deposits/payment-notice.ts'
import { expireDeposits } from '#gateway/money/deposits/unpaid-deposits.ts'
import { signatureOf } from '#gateway/platform/http/signed-notice.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { arrival, charge, depositNow, newPaymentId, offer, reportBy, webhookSecret } from '#tests/support/paying-in.ts'
import { type Person, registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { PAYMENT_WEBHOOK_SECRET: webhookSecret } })
})
afterEach(() => moveTo(gateway, 'demo'))
afterAll(() => closeReconciled(gateway))

const messages = async ({ token }: Person) =>
  (await gateway.call(getMessages, { pageSize: 50 }, { token })).value().list
const balance = async ({ token }: Person) => (await gateway.call(getBalance, {}, { token })).value().balance
const methods = async ({ token }: Person) => (await gateway.call(getDepositMethods, {}, { token })).value().methods
const namesOf = async (member: Person) => (await methods(member)).map(({ method }) => method)

describe('ways to pay in', () => {
  test('only PIX is offered until the operator changes it, and methods that the law forbids are never offered (rule 10.44)', async () => {
    await offer(gateway, {})
    const member = await registerMember(gateway)
    expect(await methods(member)).toEqual([
      {
        method: 'pix',
        currency: 'BRL',
        minimum: 10_00n,
        maximum: 10_000_00n,
        suggested: [20_00n, 50_00n, 100_00n, 200_00n, 500_00n],
        feeFixed: 0n,
        feeBasisPoints: 0,
        arrivesMinutes: 0,
        sandbox: true,
      },
    ])
    await offer(gateway, { ted: {}, card: {}, pix: { minimum: '3000', suggested: ['3000'] } })
    expect(await namesOf(member)).toEqual(['pix', 'ted', 'card'])
    expect((await methods(member))[0]).toMatchObject({ minimum: 30_00n, suggested: [30_00n] })
    moveTo(gateway, 'br')
    expect(await namesOf(member)).toEqual(['pix', 'ted'])
    const order = { method: 'card', amount: 50_00n, currency: 'BRL' }
    const sent = await gateway.call(createDeposit, order, { token: member.token, key: crypto.randomUUID() })
    expect(sent.code).toBe('amount_invalid')
  })

  test('a fee above the smallest deposit is refused', () => {
    const { shape, fallback } = depositMethodSetting
    const ted = { ...fallback.ted, minimum: '500', feeFixed: '500', feeBearer: 'player' }
    expect(is({ ...fallback, ted }, shape)).toBe(false)
    expect(is({ ...fallback, ted: { ...ted, feeBearer: 'house' } }, shape)).toBe(true)
    expect(is({ ...fallback, ted: { ...ted, feeFixed: '499' } }, shape)).toBe(true)
  })

  test('the deposits of a member are listed page by page with their methods, newest first, for the member only (rule 10.50)', async () => {
    await offer(gateway, { ted: {} })
    const [member, other] = [await registerMember(gateway), await registerMember(gateway)]
    const pix = await charge(gateway, member)
    gateway.clock.advance(minutes(1))
    const ted = await charge(gateway, member, 60_00n, 'ted')
    const page = async ({ token }: Person, cursor?: string | null) =>
      (await gateway.call(getDeposits, { pageSize: 2, ...(cursor && { cursor }) }, { token })).value()
    expect(await page(member)).toEqual({ list: [ted, pix], next: null, previous: null })
    expect((await page(other)).list).toEqual([])
    // Two deposits of the same moment have the order of their ids.
    const [third, fourth] = [await charge(gateway, member), await charge(gateway, member)]
    gateway.clock.advance(minutes(1))
    const fifth = await charge(gateway, member)
    const pages = [await page(member)]
    for (let cursor = pages[0]?.next; cursor; cursor = pages.at(-1)?.next) pages.push(await page(member, cursor))
    expect(pages.map(({ list }) => list)).toEqual([[fifth, fourth], [third, ted], [pix]])
    const second = await page(member, pages[2]?.previous)
    expect(second.list).toEqual(pages[1]?.list)
    expect((await page(member, second.previous)).list).toEqual(pages[0]?.list)
    const stolen = { pageSize: 2, cursor: pages[0]?.next ?? '' }
    expect((await gateway.call(getDeposits, stolen, { token: other.token })).code).toBe('invalid_request')
  })
})

describe('a bank transfer', () => {
  test('has the house’s account and a reference, which is found in any spelling (rule 10.45)', async () => {
    await offer(gateway, { ted: {} })
    const member = await registerMember(gateway)
    const key = crypto.randomUUID()
    const order = { method: 'ted', amount: 50_00n, currency: 'BRL' }
    const opened = (await gateway.call(createDeposit, order, { token: member.token, key })).value()
    expect((await gateway.call(createDeposit, order, { token: member.token, key })).value()).toEqual(opened)
    expect(opened.payload).toMatch(/^[A-Z2-9]{4} [A-Z2-9]{4} [A-Z2-9]{4}$/)
    expect(opened.payload.replaceAll(' ', '')).toBe(opened.depositId)
    expect(opened.transfer).toMatchObject({ branch: '0001', holder: expect.stringMatching(/SANDBOX/) })
    const body = JSON.stringify({
      kind: 'payment',
      endToEndId: newPaymentId(),
      reference: `deposito ref.: ${opened.payload.toLowerCase().replaceAll(' ', '-')}`,
      amount: '50.00',
      payer: null,
      paidAt: gateway.clock.now().toISOString(),
    })
    const headers = { 'Content-Type': 'application/json', 'X-Signature': signatureOf(body, webhookSecret) }
    expect((await gateway.request('/wps/payment/ted', { method: 'POST', headers, body })).status).toBe(200)
    expect(await balance(member)).toBe(50_00n)
  })

  test('a notice at another method’s address belongs to no charge of this one (rule 10.45)', async () => {
    await offer(gateway, { ted: {} })
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member, 50_00n, 'ted')
    expect(await reportBy(gateway, 'pix', arrival(gateway, depositId))).toBe(200)
    expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'pending' })
    expect(await balance(member)).toBe(0n)
  })
})

describe('a card', () => {
  const opened = async () => {
    await offer(gateway, { card: { feeBasisPoints: 0 } })
    const member = await registerMember(gateway)
    return { member, ...(await charge(gateway, member, 50_00n, 'card')) }
  }
  const now = () => gateway.clock.now()

  test('is not credited when approved, but when collected (rule 10.46)', async () => {
    const { member, depositId } = await opened()
    await reportBy(gateway, 'card', { kind: 'authorised', txid: depositId, at: now() })
    expect(await depositNow(gateway, member, depositId)).toMatchObject({
      status: 'pending',
      authorisedAt: now().toISOString(),
    })
    expect(await balance(member)).toBe(0n)
    await reportBy(gateway, 'card', arrival(gateway, depositId))
    expect(await balance(member)).toBe(50_00n)
    // A late notice changes nothing.
    await reportBy(gateway, 'card', { kind: 'declined', txid: depositId, reason: 'bank' })
    expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'credited', reason: null })
  })

  test('fails with a reason when declined; a later collection is credited anyway (rules 10.35 and 10.46)', async () => {
    const { member, depositId } = await opened()
    await reportBy(gateway, 'card', { kind: 'declined', txid: depositId, reason: 'funds' })
    await reportBy(gateway, 'card', { kind: 'authorised', txid: depositId, at: now() })
    const failed = { status: 'failed', reason: 'funds', authorisedAt: null }
    expect(await depositNow(gateway, member, depositId)).toMatchObject(failed)
    await reportBy(gateway, 'card', arrival(gateway, depositId))
    expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'credited', reason: null })
    expect(await balance(member)).toBe(50_00n)
  })

  test.each(declineReasons)('sends one message when it is declined for %s, with this reason', async (reason) => {
    const { member, depositId } = await opened()
    const declined = { kind: 'declined', txid: depositId, reason } as const
    expect(await Promise.all([1, 2].map(() => reportBy(gateway, 'card', declined)))).toEqual([200, 200])
    await reportBy(gateway, 'card', { ...declined, reason: 'other' })
    expect(await messages(member)).toMatchObject([
      { kind: 'deposit_failed', details: { amount: '5000', currency: 'BRL', reason: `${reason}_declined` } },
    ])
    // It has failed, so it does not expire too.
    await expireDeposits(gateway.deps.database, new Date(now().getTime() + hours(48)))
    expect(await messages(member)).toHaveLength(1)
  })

  test('sends no message about a decline that comes after the money', async () => {
    const { member, depositId } = await opened()
    await reportBy(gateway, 'card', arrival(gateway, depositId))
    await reportBy(gateway, 'card', { kind: 'declined', txid: depositId, reason: 'bank' })
    expect((await messages(member)).map(({ kind }) => kind)).toEqual(['deposit_credited'])
  })

  test('is paid on a page of the sandbox, which links back to this site only', async () => {
    const { member, depositId, payload } = await opened()
    const { siteUrl } = gateway.deps.config
    const back = `${siteUrl}/member/depositv2/?deposit=${depositId}`
    const page = await gateway.request(payload)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(back.replaceAll('&', '&amp;'))])
    const act = (query: object) =>
      gateway.request(`/wps/sandbox/card/${depositId}?${new URLSearchParams({ back, ...query })}`, { method: 'POST' })
    const away = await act({ outcome: 'authorised', back: 'https://elsewhere.example/' })
    expect([away.status, away.headers.get('Location')]).toEqual([303, siteUrl])
    expect(await depositNow(gateway, member, depositId)).toMatchObject({
      status: 'pending',
      authorisedAt: now().toISOString(),
    })
    const paid = await act({ outcome: 'paid' })
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, back])
    expect(await balance(member)).toBe(50_00n)
    expect((await gateway.request('/wps/sandbox/card/NOSUCHCHARGE')).status).toBe(404)
    const declined = await charge(gateway, member, 50_00n, 'card')
    await gateway.request(`/wps/sandbox/card/${declined.depositId}?outcome=bank`, { method: 'POST' })
    expect(await depositNow(gateway, member, declined.depositId)).toMatchObject({ status: 'failed', reason: 'bank' })
  })
})
