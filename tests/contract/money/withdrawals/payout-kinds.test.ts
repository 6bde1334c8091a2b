import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { addPayoutAccount } from '#contract/money/withdrawals/add-payout-account.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { removePayoutAccount } from '#contract/money/withdrawals/remove-payout-account.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import type { PayoutProvider, PayoutRequest } from '#gateway/money/withdrawals/payout-provider.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import {
  changeRules,
  offer,
  order,
  payNow,
  someAccounts,
  type Withdrawer,
  withdraw,
  withdrawer,
  withdrawerTo,
  withdrawPassword,
} from '#tests/support/withdrawing.ts'

/** A provider that stores the requested payouts. */
function attentive() {
  const asked: PayoutRequest[] = []
  const provider: PayoutProvider = {
    code: 'fake',
    submit: async (request) => {
      asked.push(request)
      return { state: 'processing' }
    },
    find: async () => ({ state: 'processing' }),
  }
  return { provider, of: (reference: string) => asked.find((one) => one.reference === reference) }
}

let gateway: TestGateway
const add = ({ token }: Withdrawer, account: object) =>
  gateway.call(addPayoutAccount, { ...account, withdrawPassword }, { token })
const options = async ({ token }: Withdrawer) => (await gateway.call(getWithdrawalOptions, {}, { token })).value()
const funds = async ({ token }: Withdrawer) => (await gateway.call(getBalance, {}, { token })).value()
const ask = (member: Withdrawer, key: string = crypto.randomUUID()) =>
  gateway.call(createWithdrawal, order(member), { token: member.token, key })

beforeEach(async () => {
  moveTo(gateway, 'demo')
  await offer(gateway)
})

describe('accounts for payouts', () => {
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => closeReconciled(gateway))

  test('a member’s own bank account is listed masked, waits for a day, and is the same in any spelling (rules 10.10, 10.40 and 10.42)', async () => {
    const member = await withdrawer(gateway, 10_00n)
    const added = (await add(member, { ...someAccounts.bank, account: '2366-1' })).value()
    expect(added).toMatchObject({ kind: 'bank', label: 'Itaú · 2545 · ***66-1', holderName: expect.any(String) })
    expect(Date.parse(added.usableFrom)).toBe(gateway.clock.now().getTime() + hours(24))
    expect((await add(member, { ...someAccounts.bank, account: '0.2366 1' })).code).toBe('payout_account_known')
    const { list } = (await gateway.call(getMessages, { pageSize: 1 }, { token: member.token })).value()
    expect(list[0]?.details.account).toBe(added.label)
    // Ids of requests are random, and may contain any digits.
    expect(gateway.log().replaceAll(/"requestId":"[^"]*"/g, '')).not.toContain('02366')
    const { token } = member
    ;(await gateway.call(removePayoutAccount, { accountId: added.accountId }, { token })).value()
    expect((await options(member)).accounts.map(({ kind }) => kind)).toEqual(['pix'])
  })

  test('another person’s account, an unknown one, and a silent bank add no account (rules 10.9 and 10.40)', async () => {
    const member = await withdrawer(gateway, 10_00n)
    const at = async (branch: string) => (await add(member, { ...someAccounts.bank, bank: '260', branch })).code
    expect(await at('9991')).toBe('owner_differs')
    expect(await at('9992')).toBe('bank_account_unknown')
    expect(await at('9993')).toBe('service_unavailable')
    expect((await add(member, { kind: 'cash' })).envelope).toMatchObject({
      value: { fields: { kind: { reason: 'format' } } },
    })
    expect((await options(member)).accounts).toHaveLength(1)
  })

  test('where the law allows no coins they are neither added nor paid, whatever the operator offers (rule 10.39)', async () => {
    const member = await withdrawerTo(gateway, 'bitcoin')
    moveTo(gateway, 'br')
    expect((await options(member)).kinds).toEqual(['pix', 'bank'])
    expect((await options(member)).rates).toEqual([])
    expect((await add(member, someAccounts.usdt_tron)).code).toBe('payout_kind_unavailable')
  })

  test('an account of a kind that is no longer offered stays, but cannot be paid to (rule 10.39)', async () => {
    const member = await withdrawerTo(gateway, 'bank')
    await offer(gateway, ['pix'])
    expect((await ask(member)).code).toBe('payout_kind_unavailable')
    expect(await funds(member)).toMatchObject({ balance: 1_000_00n, held: 0n })
    expect((await options(member)).accounts.map(({ kind }) => kind)).toEqual(['pix', 'bank'])
  })
})

describe.each(theDatabase())('payouts of each kind on $name', ({ open }) => {
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterAll(() => closeReconciled(gateway))

  test('a bank account gets the payout in the form of a transfer', async () => {
    const { provider, of } = attentive()
    const member = await withdrawerTo(gateway, 'bank')
    const { withdrawalId, quote } = await withdraw(gateway, member)
    expect(quote).toBeNull()
    await payWithdrawals(gateway.deps, provider)
    expect(of(withdrawalId)?.destination).toEqual({
      kind: 'bank',
      identifier: '341/2545/2366-1/current',
      cpf: member.cpf,
      holderName: expect.any(String),
      bank: { code: '341', ispb: '60701190', name: 'Itaú' },
      account: { bank: '341', branch: '2545', account: '2366', digit: '1', accountKind: 'current' },
    })
  })

  test('coins are paid at the rate of the request (rule 10.43)', async () => {
    const { provider, of } = attentive()
    await changeRules(gateway, { feeFixed: '250' })
    const member = await withdrawerTo(gateway, 'usdt_tron')
    expect((await options(member)).rates).toEqual([{ coin: 'USDT', rate: '5.43' }])
    const { withdrawalId, payout, quote } = await withdraw(gateway, member)
    expect({ payout, quote }).toEqual({ payout: 97_50n, quote: { coin: 'USDT', rate: '5.43', coins: '17.955801' } })
    await offer(gateway, undefined, { USDT: '1' })
    await payWithdrawals(gateway.deps, provider)
    expect(of(withdrawalId)).toMatchObject({
      amount: 97_50n,
      destination: {
        kind: 'usdt_tron',
        identifier: someAccounts.usdt_tron.address,
        quote: { coin: 'USDT', rate: '5.43', coins: 17_955_801n },
      },
    })
    gateway.clock.advance(minutes(11))
    await payNow(gateway)
    await payNow(gateway)
    const paid = (await gateway.call(getWithdrawal, { withdrawalId }, { token: member.token })).value()
    expect(paid).toMatchObject({ state: 'paid', quote })
    expect(await funds(member)).toMatchObject({ balance: 900_00n, held: 0n })
    const { database } = gateway.deps
    const change = database.query("UPDATE withdrawal SET rate = '1' WHERE reference = :withdrawalId", { withdrawalId })
    await expect(change).rejects.toThrow('never changes')
    await changeRules(gateway, {})
  })

  test('coins that the sandbox reports as returned are credited to the member', async () => {
    const member = await withdrawerTo(gateway, 'bitcoin')
    const { withdrawalId } = await withdraw(gateway, member, 30_94n)
    await payNow(gateway)
    gateway.clock.advance(minutes(2))
    await askAbout(gateway.deps, payoutPorts(gateway.deps).provider, withdrawalId)
    const { value } = await gateway.call(getWithdrawal, { withdrawalId }, { token: member.token })
    expect(value()).toMatchObject({ state: 'returned', quote: { coin: 'BTC', coins: '0.00005729' } })
    expect(await funds(member)).toMatchObject({ balance: 1_000_00n, held: 0n })
  })

  test('without a rate a request is refused, and can be repeated later (rule 10.43)', async () => {
    const member = await withdrawerTo(gateway, 'usdt_tron')
    const key = crypto.randomUUID()
    await offer(gateway, undefined, { USDT: null })
    expect((await options(member)).rates).toEqual([])
    expect((await ask(member, key)).code).toBe('rate_unavailable')
    // Less than the smallest part of a coin.
    await offer(gateway, undefined, { USDT: '999999999' })
    expect((await ask(member)).code).toBe('amount_invalid')
    expect(await funds(member)).toMatchObject({ balance: 1_000_00n, held: 0n })
    await offer(gateway)
    const first = (await ask(member, key)).value()
    expect(first.quote?.rate).toBe('5.43')
    // The same key again: a new or missing rate does not change the first request.
    await offer(gateway, undefined, { USDT: null })
    expect((await ask(member, key)).value().quote).toEqual(first.quote)
    expect(await funds(member)).toMatchObject({ balance: 900_00n, held: 100_00n })
  })
})
