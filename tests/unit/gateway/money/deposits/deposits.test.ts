import { beforeAll, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  return () => closeReconciled(gateway)
})

const key = () => crypto.randomUUID()
const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
const open = async (token: string, changed: object = {}, sentKey = key()) =>
  gateway.call(createDeposit, { ...order, ...changed }, { token, key: sentKey })
const balance = async (token: string) => (await gateway.call(getBalance, {}, { token })).value().balance

test('a deposit is credited when it is paid, not before (rule 10.3)', async () => {
  const { token } = await registerMember(gateway)
  const deposit = (await open(token)).value()
  expect(deposit).toMatchObject({ status: 'pending', amount: 50_00n, currency: 'BRL', paidAt: null })
  expect(await balance(token)).toBe(0n)
  expect((await gateway.call(paySandbox, { payload: ` ${deposit.payload} ` })).value()).toEqual({ status: 'paid' })
  expect(await balance(token)).toBe(50_00n)
  const { depositId } = deposit
  const paid = (await gateway.call(getDeposit, { depositId }, { token })).value()
  expect(paid).toEqual({ ...deposit, status: 'credited', received: 50_00n, paidAt: gateway.clock.now().toISOString() })
})

test.each([
  ['amount_below_minimum', { amount: 9_99n }],
  ['amount_above_maximum', { amount: 10_000_01n }],
  ['amount_invalid', { currency: 'USD' }],
])('%s (rule 10.4)', async (code, changed) => {
  const { token } = await registerMember(gateway)
  expect((await open(token, changed)).code).toBe(code)
  expect(await balance(token)).toBe(0n)
})

test('the bounds themselves are allowed (rule 10.4)', async () => {
  for (const amount of [10_00n, 10_000_00n]) {
    const { token } = await registerMember(gateway)
    expect((await open(token, { amount })).status).toBe(200)
  }
})

test('one key is one deposit; another body with it is refused; no key, no deposit (rule 10.3)', async () => {
  const { token } = await registerMember(gateway)
  const again = key()
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(token, {}, again)))
  expect(new Set(answers.map((answer) => answer.value().depositId)).size).toBe(1)
  expect((await open(token, { amount: 60_00n }, again)).code).toBe('idempotency_key_reused')
  expect((await gateway.call(createDeposit, order, { token })).code).toBe('idempotency_key_missing')
  const other = await registerMember(gateway)
  const foreign = (await open(other.token, {}, again)).value()
  expect(foreign.depositId).not.toBe(answers[0]?.value().depositId)
})

test('a repeated request gets the first answer again, whatever the state of the charge (rule 10.3)', async () => {
  const { token } = await registerMember(gateway)
  const [paid, late, refused] = [key(), key(), key()]
  const first = [(await open(token, {}, paid)).value(), (await open(token, { amount: 20_00n }, late)).value()]
  expect((await open(token, { amount: 1n }, refused)).code).toBe('amount_below_minimum')
  await gateway.call(paySandbox, { payload: first[0]?.payload ?? '' })
  gateway.clock.advance(minutes(20))
  expect(await balance(token)).toBe(50_00n)
  gateway.clock.advance(minutes(11))
  expect([(await open(token, {}, paid)).value(), (await open(token, { amount: 20_00n }, late)).value()]).toEqual(first)
  const again = await open(token, { amount: 1n }, refused)
  expect(again.envelope).toMatchObject({ code: 'amount_below_minimum', value: { minimum: '1000' } })
  expect((await open(token, { amount: 50_00n }, refused)).code).toBe('idempotency_key_reused')
})

test('a charge that is paid many times at once is credited once (rule 10.3)', async () => {
  const { token } = await registerMember(gateway)
  const { payload } = (await open(token)).value()
  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.call(paySandbox, { payload })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await balance(token)).toBe(50_00n)
})

test('after half an hour a charge has expired; one paid in time stays paid (rule 10.4)', async () => {
  const { token } = await registerMember(gateway)
  const [late, paid] = [(await open(token)).value(), (await open(token)).value()]
  gateway.clock.advance(minutes(20))
  await gateway.call(paySandbox, { payload: paid.payload })
  expect(await balance(token)).toBe(50_00n)
  gateway.clock.advance(minutes(10))
  expect((await gateway.call(paySandbox, { payload: late.payload })).code).toBe('deposit_expired')
  expect((await gateway.call(paySandbox, { payload: paid.payload })).status).toBe(200)
  const status = async (depositId: string) => (await gateway.call(getDeposit, { depositId }, { token })).value().status
  expect([await status(late.depositId), await status(paid.depositId)]).toEqual(['expired', 'credited'])
  expect(await balance(token)).toBe(50_00n)
})

test('unknown deposits and those of other members can neither be seen nor paid', async () => {
  const [owner, other] = [await registerMember(gateway), await registerMember(gateway)]
  const { depositId, payload } = (await open(owner.token)).value()
  const seen = (token: string, id: string) => gateway.call(getDeposit, { depositId: id }, { token })
  expect((await seen(other.token, depositId)).code).toBe('deposit_not_found')
  expect((await seen(owner.token, 'NOSUCHDEPOSIT')).code).toBe('deposit_not_found')
  const forged = payload.replace('54055', '54059')
  expect((await gateway.call(paySandbox, { payload: forged })).code).toBe('deposit_not_found')
})

test('a trial user has play money and no deposits (rule 1.6)', async () => {
  const token = await trialUser(gateway)
  expect((await open(token)).code).toBe('real_account_required')
  const funds = (await gateway.call(getBalance, {}, { token })).value()
  expect(funds).toEqual({ balance: 1_000_00n, held: 0n, currency: 'FUN' })
})
