import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { identityFacts } from '#gateway/account/kyc/demand-identity.ts'
import { readIdentityRules } from '#gateway/account/kyc/identity-rules.ts'
import { askAbout } from '#gateway/money/withdrawals/pay-out.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { review } from '#gateway/money/withdrawals/review.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { approveIdentity, changeIdentityRules, identityNow } from '#tests/support/identifying.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { lineViews, send, underAgent } from '#tests/support/line.ts'
import { payIn, registerMember } from '#tests/support/people.ts'
import { changeRules, order, payNow, type Withdrawer, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('thresholds of documents on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await changeRules(gateway, { dayCount: 100 })
  })
  afterEach(() => changeIdentityRules(gateway, {}))
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const charge = (token: string, amount: bigint, key: string = crypto.randomUUID()) =>
    gateway.call(createDeposit, { method: 'pix', amount, currency: 'BRL' }, { token, key })
  const codes = async (answers: readonly Promise<{ code: string | undefined }>[]) => {
    const codes = (await Promise.all(answers)).map(({ code }) => code ?? 'done')
    return Object.fromEntries(
      [...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]),
    )
  }

  test('twenty simultaneous withdrawals around a threshold: those above it are refused, and hold no money (rule 20.4)', async () => {
    await changeIdentityRules(gateway, { basicAbove: '200000' })
    const member = await withdrawer(gateway, 2_000_00n)
    const ask = (amount: bigint, key: string = crypto.randomUUID()) =>
      gateway.call(createWithdrawal, order(member, { amount }), { token: member.token, key })
    const amounts = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? 20_00n : 2_000_01n))
    expect(await codes(amounts.map((amount) => ask(amount)))).toEqual({ done: 10, identity_required: 10 })
    const { balance, held } = (await gateway.call(getBalance, {}, { token: member.token })).value()
    expect({ balance, held }).toEqual({ balance: 1_800_00n, held: 200_00n })
    const key = crypto.randomUUID()
    const refused = await ask(2_000_01n, key)
    expect(refused).toMatchObject({
      status: 403,
      envelope: { value: { tier: 'basic', threshold: '200000', currency: 'BRL', cause: 'amount' } },
    })
    await approveIdentity(gateway, member.token)
    // A refusal is final for its key.
    expect((await ask(2_000_01n, key)).code).toBe('identity_required')
    expect((await ask(2_000_01n)).code).toBe('insufficient_funds')
  })

  const asking = (member: Withdrawer, amount: bigint) =>
    gateway.call(createWithdrawal, order(member, { amount }), { token: member.token, key: crypto.randomUUID() })

  test('withdrawals of some days are summed: the threshold itself is allowed, a cent more is not (rules 20.4 and 20.13)', async () => {
    await changeIdentityRules(gateway, { basicAbove: '10000' })
    const member = await withdrawer(gateway, 100_00n)
    await withdraw(gateway, member, 60_00n)
    const above = await asking(member, 40_01n)
    expect(above).toMatchObject({
      status: 403,
      envelope: { value: { tier: 'basic', threshold: '10000', currency: 'BRL', cause: 'payouts', days: 30 } },
    })
    expect((await identityNow(gateway, member.token)).required).toBeNull()
    const asked = gateway.deps.now()
    await withdraw(gateway, member, 40_00n)
    // Past withdrawals do not refuse a deposit.
    expect((await identityNow(gateway, member.token)).required).toBe('basic')
    await payNow(gateway)
    expect((await asking(member, 20_00n)).code).toBe('identity_required')
    const { database, config } = gateway.deps
    const owner = { memberId: await lineViews(() => gateway).idOf(member), currency: 'BRL' }
    const rules = await readIdentityRules(database, config.jurisdiction)
    const leftAfter = async (milliseconds: number) =>
      (await identityFacts(database, owner, rules, new Date(asked.getTime() + milliseconds))).paidOut
    expect(await leftAfter(hours(30 * 24) - 1)).toBe(100_00n)
    expect(await leftAfter(hours(30 * 24))).toBe(0n)
    await changeIdentityRules(gateway, { payoutDays: 7 })
    expect((await readIdentityRules(database, config.jurisdiction)).payoutDays).toBe(30)
    await approveIdentity(gateway, member.token)
    expect((await asking(member, 20_00n)).code).not.toBe('identity_required')
  })

  test('a withdrawal in review counts; a refused, failed or returned one does not (rule 20.13)', async () => {
    await changeIdentityRules(gateway, { basicAbove: '20000' })
    const member = await withdrawer(gateway, 200_00n)
    const { provider } = payoutPorts(gateway.deps)
    await withdraw(gateway, member, 150_91n)
    await payNow(gateway)
    const back = await withdraw(gateway, member, 150_94n)
    await payNow(gateway)
    expect((await asking(member, 49_07n)).code).toBe('identity_required')
    gateway.clock.advance(minutes(5))
    await askAbout(gateway.deps, provider, back.withdrawalId)
    await changeRules(gateway, { dayCount: 100, automaticUpTo: '10000' })
    const { withdrawalId, state } = await withdraw(gateway, member, 150_00n)
    expect(state).toBe('review')
    expect((await asking(member, 50_01n)).code).toBe('identity_required')
    await review(gateway.deps, withdrawalId, { by: 'ana', reject: 'rules_broken' })
    expect((await asking(member, 50_01n)).code).toBeUndefined()
  })

  test('twenty simultaneous withdrawals do not exceed the threshold together, and line transfers count with them (rule 20.13)', async () => {
    await changeIdentityRules(gateway, { basicAbove: '10000' })
    const member = await withdrawer(gateway, 100_00n)
    const many = Array.from({ length: 20 }, () => asking(member, 20_00n))
    expect(await codes(many)).toEqual({ done: 5, identity_required: 15 })
    const below = await underAgent(gateway, 100_00n)
    const pass = (amount: bigint) => send(gateway, below, below.upline, { amount })
    expect((await pass(60_00n)).code).toBeUndefined()
    expect((await pass(40_01n)).envelope).toMatchObject({ value: { cause: 'payouts' } })
    expect((await pass(40_00n)).code).toBeUndefined()
  })

  test('twenty simultaneous deposits do not exceed the threshold together (rule 20.4)', async () => {
    await changeIdentityRules(gateway, { basicAbove: '10000' })
    const { token } = await registerMember(gateway)
    const asked = Array.from({ length: 20 }, () => charge(token, 20_00n))
    expect(await codes(asked)).toEqual({ done: 5, identity_required: 15 })
    // Open charges are not checked: they are no deposits yet.
    expect((await identityNow(gateway, token)).required).toBeNull()
    const refused = await charge(token, 20_00n)
    expect(refused.envelope).toMatchObject({ value: { tier: 'basic', threshold: '10000', cause: 'deposits' } })
    await approveIdentity(gateway, token)
    expect((await charge(token, 20_00n)).code).toBeUndefined()
  })

  test('money above the threshold that arrives anyway is credited; the next step then needs documents (rule 20.5)', async () => {
    const member = await withdrawer(gateway, 100_00n)
    const late = (await charge(member.token, 50_00n)).value()
    await changeIdentityRules(gateway, { basicAbove: '10000', advancedAbove: '20000' })
    ;(await gateway.call(paySandbox, { payload: late.payload })).value()
    expect((await gateway.call(getBalance, {}, { token: member.token })).value().balance).toBe(150_00n)
    expect((await identityNow(gateway, member.token)).required).toBe('basic')
    const ask = () =>
      gateway.call(createWithdrawal, order(member, { amount: 20_00n }), {
        token: member.token,
        key: crypto.randomUUID(),
      })
    expect((await ask()).envelope).toMatchObject({ value: { tier: 'basic', cause: 'deposits' } })
    await approveIdentity(gateway, member.token)
    expect((await ask()).code).not.toBe('identity_required')
    // Above the second threshold a proof of address is needed in addition to the document.
    await payIn(gateway, member.token, 50_00n)
    expect((await charge(member.token, 10_00n)).envelope).toMatchObject({ value: { tier: 'advanced' } })
    await approveIdentity(gateway, member.token, 'advanced')
    expect((await charge(member.token, 10_00n)).code).toBeUndefined()
    expect(await identityNow(gateway, member.token)).toMatchObject({ tier: 'advanced', required: null })
  })

  test('an operator may ask for more than the law of the market, never for less (rule 20.4)', async () => {
    await changeIdentityRules(gateway, { basicAbove: '99999999', advancedAbove: '4900000', keepMonths: 1 })
    const { token } = await registerMember(gateway)
    const { tiers, keepMonths } = await identityNow(gateway, token)
    expect({ above: tiers.map(({ above }) => above), keepMonths }).toEqual({
      above: [10_000_00n, 49_000_00n],
      keepMonths: 60,
    })
  })
})
