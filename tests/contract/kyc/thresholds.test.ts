import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { createWithdrawal } from '#contract/wallet/create-withdrawal.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { paySandbox } from '#contract/wallet/pay-sandbox.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { approveIdentity, changeIdentityRules, identityNow } from '#tests/support/identifying.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { payIn, registerMember } from '#tests/support/people.ts'
import { changeRules, order, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(databases())('what needs documents on $name', ({ open }) => {
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
    const came = (await Promise.all(answers)).map(({ code }) => code ?? 'done')
    return Object.fromEntries(
      [...new Set(came)].sort().map((code) => [code, came.filter((one) => one === code).length]),
    )
  }

  test('of twenty withdrawals at once around a threshold those above it are refused, and hold nothing', async () => {
    await changeIdentityRules(gateway, { basicAbove: '200000' })
    const who = await withdrawer(gateway, 2_000_00n)
    const ask = (amount: bigint, key: string = crypto.randomUUID()) =>
      gateway.call(createWithdrawal, order(who, { amount }), { token: who.token, key })
    const amounts = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? 20_00n : 2_000_01n))
    expect(await codes(amounts.map((amount) => ask(amount)))).toEqual({ done: 10, identity_required: 10 })
    const { balance, held } = (await gateway.call(getBalance, {}, { token: who.token })).value()
    expect({ balance, held }).toEqual({ balance: 1_800_00n, held: 200_00n })
    const key = crypto.randomUUID()
    const refused = await ask(2_000_01n, key)
    expect(refused).toMatchObject({
      status: 403,
      envelope: { value: { tier: 'basic', threshold: '200000', currency: 'BRL', cause: 'amount' } },
    })
    await approveIdentity(gateway, who.token)
    // A refusal is final for its key.
    expect((await ask(2_000_01n, key)).code).toBe('identity_required')
    expect((await ask(2_000_01n)).code).toBe('insufficient_funds')
  })

  test('of twenty deposits at once no more are asked for than fit below the threshold', async () => {
    await changeIdentityRules(gateway, { basicAbove: '10000' })
    const { token } = await registerMember(gateway)
    const asked = Array.from({ length: 20 }, () => charge(token, 20_00n))
    expect(await codes(asked)).toEqual({ done: 5, identity_required: 15 })
    // Nobody asks before: what can still be paid is no deposit yet.
    expect((await identityNow(gateway, token)).required).toBeNull()
    const refused = await charge(token, 20_00n)
    expect(refused.envelope).toMatchObject({ value: { tier: 'basic', threshold: '10000', cause: 'deposits' } })
    await approveIdentity(gateway, token)
    expect((await charge(token, 20_00n)).code).toBeUndefined()
  })

  test('money that comes all the same is credited; then the next step needs documents', async () => {
    const who = await withdrawer(gateway, 100_00n)
    const late = (await charge(who.token, 50_00n)).value()
    await changeIdentityRules(gateway, { basicAbove: '10000', advancedAbove: '20000' })
    ;(await gateway.call(paySandbox, { payload: late.payload })).value()
    expect((await gateway.call(getBalance, {}, { token: who.token })).value().balance).toBe(150_00n)
    expect((await identityNow(gateway, who.token)).required).toBe('basic')
    const ask = () =>
      gateway.call(createWithdrawal, order(who, { amount: 20_00n }), { token: who.token, key: crypto.randomUUID() })
    expect((await ask()).envelope).toMatchObject({ value: { tier: 'basic', cause: 'deposits' } })
    await approveIdentity(gateway, who.token)
    expect((await ask()).code).not.toBe('identity_required')
    // Above the second threshold a proof of address, which alone is not enough.
    await payIn(gateway, who.token, 50_00n)
    expect((await charge(who.token, 10_00n)).envelope).toMatchObject({ value: { tier: 'advanced' } })
    await approveIdentity(gateway, who.token, 'advanced')
    expect((await charge(who.token, 10_00n)).code).toBeUndefined()
    expect(await identityNow(gateway, who.token)).toMatchObject({ tier: 'advanced', required: null })
  })

  test('an operator may ask for more than the law of the market, never for less', async () => {
    await changeIdentityRules(gateway, { basicAbove: '99999999', advancedAbove: '4900000', keepMonths: 1 })
    const { token } = await registerMember(gateway)
    const { tiers, keepMonths } = await identityNow(gateway, token)
    expect({ above: tiers.map(({ above }) => above), keepMonths }).toEqual({
      above: [10_000_00n, 49_000_00n],
      keepMonths: 60,
    })
  })
})
