import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword } from '#contract/account/auth/change-password.ts'
import { login } from '#contract/account/auth/login.ts'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { checkDeposit } from '#contract/money/deposits/check-deposit.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { addPayoutAccount } from '#contract/money/withdrawals/add-payout-account.ts'
import { expireDeposits } from '#gateway/money/deposits/unpaid-deposits.ts'
import { lastMessage } from '#tests/support/access.ts'
import { hours, seconds } from '#tests/support/clock.ts'
import { type Sending, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { careful, newCpf, payNow, withdraw, withdrawer, withdrawPassword } from '#tests/support/withdrawing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { TRUSTED_PROXIES: '10.0.0.1' } })
})
afterAll(() => gateway.close())

const messagesOf = async (token: string) => (await gateway.call(getMessages, { pageSize: 50 }, { token })).value().list

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const newer = firefox.replaceAll('130.0', '131.0')
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

const enter = async ({ username, password }: Person, sending: Sending) =>
  (await gateway.call(login, { username, password, type: 'username', portal: 'member' }, sending)).value().token

test('a login from a new address or kind of device sends a message, the first one and known ones do not', async () => {
  const home = { address: '203.0.113.7', headers: { 'User-Agent': firefox } }
  const person = await registerMember(gateway, home)
  await enter(person, home)
  await enter(person, { ...home, headers: { 'User-Agent': newer } })
  expect(await messagesOf(person.token)).toEqual([])
  gateway.clock.advance(1000)
  await enter(person, { ...home, headers: { 'User-Agent': chrome } })
  expect(await messagesOf(person.token)).toMatchObject([
    {
      kind: 'login_new_place',
      details: {
        device: 'Chrome · Android',
        address: '203.0.113.•••',
        country: '',
        at: gateway.clock.now().toISOString(),
      },
    },
  ])
  gateway.clock.advance(1000)
  const away = { 'User-Agent': firefox, 'X-Forwarded-For': '198.51.100.9', 'X-Country': 'PT' }
  await enter(person, { address: '10.0.0.1', headers: away })
  await enter(person, { address: '10.0.0.1', headers: away })
  const messages = await messagesOf(person.token)
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatchObject({
    details: { country: 'PT', device: 'Firefox · Linux', address: '198.51.100.•••' },
  })
})

test('a changed password sends a message (rule 2.17)', async () => {
  const { token, password } = await registerMember(gateway)
  const newPassword = 'garças-pousam-cedo'
  const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword }
  const changed = (await gateway.call(changePassword, change, { token })).value()
  expect(await messagesOf(changed.token)).toMatchObject([{ kind: 'password_changed', readAt: null }])
})

test('written off charges send one message each, to their members', async () => {
  const people = [await registerMember(gateway), await registerMember(gateway)]
  for (const { token } of people) {
    const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
    ;(await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })).value()
  }
  const { database } = gateway.deps
  const later = new Date(gateway.clock.now().getTime() + hours(48))
  await expireDeposits(database, later)
  await expireDeposits(database, later)
  for (const { token } of people)
    expect(await messagesOf(token)).toMatchObject([
      { kind: 'deposit_failed', details: { amount: '2000', currency: 'BRL' }, sentAt: later.toISOString() },
    ])
})

test('a charge that its provider took back sends one message, with this reason', async () => {
  const [person, other] = [await registerMember(gateway), await registerMember(gateway)]
  // The sandbox takes charges of such an amount back.
  const order = { method: 'pix', amount: 20_94n, currency: 'BRL' }
  const key = crypto.randomUUID()
  const { depositId } = (await gateway.call(createDeposit, order, { token: person.token, key })).value()
  await gateway.call(createDeposit, { ...order, amount: 20_00n }, { token: other.token, key })
  const check = async () => (await gateway.call(checkDeposit, { depositId }, { token: person.token })).value().status
  expect(await check()).toBe('failed')
  gateway.clock.advance(seconds(5))
  expect(await check()).toBe('failed')
  await expireDeposits(gateway.deps.database, new Date(gateway.clock.now().getTime() + hours(48)))
  const details = { amount: '2094', currency: 'BRL', reason: 'charge_removed' }
  expect(await messagesOf(person.token)).toMatchObject([{ kind: 'deposit_failed', details }])
  const [expired, ...more] = await messagesOf(other.token)
  expect([expired?.kind, expired?.details, more]).toEqual(['deposit_failed', { amount: '2000', currency: 'BRL' }, []])
})

test('a paid withdrawal sends a message with the paid amount and the account', async () => {
  const person = await withdrawer(gateway)
  await withdraw(gateway, person, 100_00n)
  await payNow(gateway)
  const [message] = (await messagesOf(person.token)).filter(({ kind }) => kind === 'withdrawal_paid')
  expect(message?.details).toMatchObject({ amount: '10000', payout: '10000', currency: 'BRL' })
  expect(message?.details.account).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/)
})

test('a new account for payouts also sends an e-mail, to the address that was proved (rule 10.10)', async () => {
  const person = await careful(gateway)
  const email = `${person.username}@example.com`
  const prove = 'UPDATE member SET email = :email, email_verified_at = :now WHERE account = :username'
  await gateway.deps.database.query(prove, { username: person.username, email, now: gateway.clock.now() })
  const input = { kind: 'pix', pixKey: newCpf(), withdrawPassword, language: 'en' }
  ;(await gateway.call(addPayoutAccount, input, { token: person.token })).value()
  expect(await lastMessage(gateway, email)).toContain('A payout account was added')
  expect((await messagesOf(person.token)).map(({ kind }) => kind)).toContain('payout_account_added')
})
