import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePassword } from '#contract/account/auth/change-password.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { getPush } from '#contract/account/push/get-push.ts'
import { setPush } from '#contract/account/push/set-push.ts'
import { subscribePush } from '#contract/account/push/subscribe-push.ts'
import { unsubscribePush } from '#contract/account/push/unsubscribe-push.ts'
import { closeAccount } from '#contract/account/security/close-account.ts'
import { endOtherSessions } from '#contract/account/security/end-other-sessions.ts'
import { endStaleSessions } from '#gateway/account/auth/sessions.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { queuePush } from '#gateway/account/push/queue-push.ts'
import { sendPushes } from '#gateway/account/push/send-push.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf, type Person, registerMember } from '#tests/support/people.ts'
import { fakePush, newSubscription, subscribed } from '#tests/support/push.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { payNow, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

let gateway: TestGateway
let push = fakePush()
beforeAll(async () => {
  gateway = await testGateway()
})
beforeEach(() => {
  push = fakePush()
})
afterAll(() => closeReconciled(gateway))

const send = () => sendPushes(gateway.deps, push.sender)
const see = async (token: string) => (await gateway.call(getPush, {}, { token })).value()
const onDevice = (device: string) => ({ headers: { 'X-Device': device.padEnd(16, '-') } })
const enter = async ({ username, password }: Person, device?: string) =>
  (
    await gateway.call(
      login,
      { username, password, type: 'username', portal: 'member' },
      device === undefined ? {} : onDevice(device),
    )
  ).value().token
const queue = async (token: string) =>
  queuePush(gateway.deps.database, [await memberOf(gateway, token)], { kind: 'withdrawals', now: gateway.clock.now() })
const waiting = async (endpoint: string) =>
  (
    await rowsAs<{ tries: number; next_at: string }>(
      gateway.deps.database,
      `SELECT n.tries, n.next_at FROM push_notice n JOIN push_subscription p ON p.id = n.subscription_id WHERE p.endpoint = :endpoint`,
      { endpoint },
    )
  ).map(({ tries, next_at }) => [tries, (Date.parse(next_at) - gateway.clock.now().getTime()) / 60_000])

test('a paid withdrawal is told once to each device in its language, without amounts and accounts (rule 12.17)', async () => {
  const member = await withdrawer(gateway)
  const phone = await subscribed(gateway, member.token, { language: 'pt' })
  const desk = await subscribed(gateway, await enter(member), { language: 'en' })
  await withdraw(gateway, member, 123_45n)
  await payNow(gateway)
  await send()
  await send()
  expect(push.kindsTo(phone)).toEqual(['withdrawals'])
  expect(push.kindsTo(desk)).toEqual(['withdrawals'])
  const texts = push.taken.map(({ text }) => JSON.parse(text))
  expect(texts).toContainEqual({
    title: 'Seu saque foi pago',
    body: 'Toque para ver.',
    lang: 'pt',
    tag: 'withdrawals',
    path: '/member/withdraw/',
  })
  expect(texts).toContainEqual(expect.objectContaining({ lang: 'en', path: '/en/member/withdraw/' }))
  expect(JSON.stringify(texts)).not.toMatch(/123|R\$|\d{3}\./)
})

test('a message that is left twice is told once', async () => {
  const { token } = await registerMember(gateway)
  const endpoint = await subscribed(gateway, token)
  const message = {
    memberId: await memberOf(gateway, token),
    kind: 'withdrawal_paid',
    details: {},
    reference: 'a',
  } as const
  await leaveMessage(gateway.deps.database, { ...message, now: gateway.clock.now() })
  await send()
  await leaveMessage(gateway.deps.database, { ...message, now: gateway.clock.now() })
  await leaveMessage(gateway.deps.database, { ...message, kind: 'welcome', reference: 'b', now: gateway.clock.now() })
  await send()
  expect(push.kindsTo(endpoint)).toEqual(['withdrawals'])
})

describe('what a push service answers', () => {
  test('a subscription that is gone is deleted', async () => {
    const { token } = await registerMember(gateway)
    const endpoint = await subscribed(gateway, token)
    await queue(token)
    push.answers({ end: 'gone' })
    await send()
    expect(await see(token)).toMatchObject({ here: false, devices: 0 })
    await queue(token)
    await send()
    expect(push.kindsTo(endpoint)).toHaveLength(1)
  })

  test('a busy one is asked again later, with longer and longer pauses, until it takes the message', async () => {
    const { token } = await registerMember(gateway)
    const endpoint = await subscribed(gateway, token)
    await queue(token)
    push.answers({ end: 'later', seconds: 0 })
    await send()
    await send()
    expect(await waiting(endpoint)).toEqual([[1, 1]])
    gateway.clock.advance(minutes(1))
    await send()
    expect(await waiting(endpoint)).toEqual([[2, 5]])
    gateway.clock.advance(minutes(5))
    push.answers({ end: 'later', seconds: 3600 })
    await send()
    expect(await waiting(endpoint)).toEqual([[3, 60]])
    gateway.clock.advance(minutes(60))
    push.answers({ end: 'sent' })
    await send()
    expect(await waiting(endpoint)).toEqual([])
    expect(push.kindsTo(endpoint)).toHaveLength(4)
  })

  test('one that refuses gets nothing again, and the device stays', async () => {
    const { token } = await registerMember(gateway)
    const endpoint = await subscribed(gateway, token)
    await queue(token)
    push.answers({ end: 'refused' })
    await send()
    expect(await waiting(endpoint)).toEqual([])
    expect(await see(token)).toMatchObject({ here: true })
  })
})

test('a gateway that stops while it sends loses nothing: another one sends it again after the lease', async () => {
  const { token } = await registerMember(gateway)
  const endpoint = await subscribed(gateway, token)
  await queue(token)
  const dying = { ...push.sender, send: () => Promise.reject(new Error('killed')) }
  await expect(sendPushes(gateway.deps, dying)).rejects.toThrow('killed')
  await send()
  expect(push.kindsTo(endpoint)).toEqual([])
  gateway.clock.advance(minutes(2))
  await Promise.all([send(), send()])
  expect(push.kindsTo(endpoint)).toEqual(['withdrawals'])
})

test('a notice that comes while the one before it is being sent is sent too', async () => {
  const { token } = await registerMember(gateway)
  const endpoint = await subscribed(gateway, token)
  await queue(token)
  const slow = {
    ...push.sender,
    send: async (...given: Parameters<typeof push.sender.send>) => {
      if (push.taken.length === 0) await queue(token)
      return await push.sender.send(...given)
    },
  }
  await sendPushes(gateway.deps, slow)
  expect(push.kindsTo(endpoint)).toHaveLength(2)
  expect(await waiting(endpoint)).toEqual([])
})

test('nobody is told after two days what nobody could be told before', async () => {
  const { token } = await registerMember(gateway)
  const endpoint = await subscribed(gateway, token)
  await queue(token)
  gateway.clock.advance(hours(49))
  await send()
  expect(push.kindsTo(endpoint)).toEqual([])
})

describe('a subscription belongs to one account on one device', () => {
  test('a new one of the device takes the place of the old one', async () => {
    const person = await registerMember(gateway)
    const token = await enter(person, 'phone-a')
    await subscribed(gateway, token)
    await subscribed(gateway, await enter(person, 'phone-a'))
    expect(await see(token)).toMatchObject({ here: true, devices: 1 })
  })

  test('the same address under another account moves', async () => {
    const [one, other] = [await registerMember(gateway), await registerMember(gateway)]
    const asked = newSubscription()
    for (const { token } of [one, other]) (await gateway.call(subscribePush, asked, { token })).value()
    expect(await see(one.token)).toMatchObject({ here: false, devices: 0 })
    expect(await see(other.token)).toMatchObject({ here: true, devices: 1 })
  })

  test('a login of another account on the device ends it (rule 12.19)', async () => {
    const [one, other] = [await registerMember(gateway), await registerMember(gateway)]
    const token = await enter(one, 'shared')
    await subscribed(gateway, token)
    await enter(other, 'elsewhere')
    expect(await see(token)).toMatchObject({ here: true })
    await enter(other, 'shared')
    expect(await see(token)).toMatchObject({ here: false, devices: 0 })
  })

  test('it outlives the session, and a logout of any later session on the device ends it (rule 12.19)', async () => {
    const person = await registerMember(gateway)
    await subscribed(gateway, await enter(person, 'phone-b'))
    gateway.clock.advance(hours(13))
    await endStaleSessions(gateway.deps.database, gateway.clock.now())
    const token = await enter(person, 'phone-b')
    const elsewhere = await enter(person, 'desk-b')
    expect(await see(token)).toMatchObject({ here: true, devices: 1 })
    await gateway.call(logout, {}, { token: elsewhere })
    expect(await see(token)).toMatchObject({ here: true })
    await gateway.call(logout, {}, { token })
    expect(await see(await enter(person))).toMatchObject({ devices: 0 })
  })

  test('a client without a device has one for each session', async () => {
    const person = await registerMember(gateway)
    await subscribed(gateway, person.token)
    const other = await enter(person)
    expect(await see(other)).toMatchObject({ here: false, devices: 1 })
    await gateway.call(logout, {}, { token: person.token })
    expect(await see(other)).toMatchObject({ devices: 0 })
  })

  test('when other sessions end, or the password changes, only this device stays (rule 12.19)', async () => {
    const person = await registerMember(gateway)
    const here = await enter(person, 'phone-c')
    await subscribed(gateway, here)
    await subscribed(gateway, await enter(person, 'desk-c'))
    expect(await see(here)).toMatchObject({ devices: 2 })
    await gateway.call(endOtherSessions, {}, { token: here })
    expect(await see(here)).toMatchObject({ here: true, devices: 1 })
    await subscribed(gateway, await enter(person, 'desk-c'))
    const newPassword = 'garças-pousam-cedo'
    const change = { oldPassword: person.password, newPassword, confirmNewPassword: newPassword }
    const { token } = (await gateway.call(changePassword, change, { token: here })).value()
    expect(await see(token)).toMatchObject({ here: true, devices: 1 })
  })

  test('a closed account has none', async () => {
    const { token, password } = await registerMember(gateway)
    const endpoint = await subscribed(gateway, token)
    ;(await gateway.call(closeAccount, { password }, { token })).value()
    expect(
      await rowsAs(gateway.deps.database, 'SELECT id FROM push_subscription WHERE endpoint = :endpoint', { endpoint }),
    ).toEqual([])
  })

  test('the oldest of more than ten goes', async () => {
    const person = await registerMember(gateway)
    await subscribed(gateway, person.token)
    for (let device = 0; device < 10; device++) await subscribed(gateway, await enter(person, `many-${device}`))
    expect(await see(person.token)).toMatchObject({ here: false, devices: 10 })
  })

  test('it ends when its member says so', async () => {
    const { token } = await registerMember(gateway)
    await subscribed(gateway, token)
    const left = (await gateway.call(unsubscribePush, {}, { token })).value()
    expect(left).toMatchObject({ here: false, devices: 0, withdrawals: true, rewards: true })
  })
})

test('a kind that was switched off is not told, not even what waits (rule 12.17)', async () => {
  const { token } = await registerMember(gateway)
  const endpoint = await subscribed(gateway, token)
  await queue(token)
  expect((await gateway.call(setPush, { withdrawals: false, rewards: true }, { token })).value()).toMatchObject({
    withdrawals: false,
    rewards: true,
    here: true,
  })
  await send()
  await queue(token)
  await send()
  expect(push.kindsTo(endpoint)).toEqual([])
})

test('the key is the same for each gateway on a database; without push messages there is none', async () => {
  const { token } = await registerMember(gateway)
  const { key } = await see(token)
  expect(key).toMatch(/^[\w-]{87}$/)
  expect((await see(token)).key).toBe(key)
  const silent = await testGateway({ env: { PUSH: 'off' } })
  try {
    const person = await registerMember(silent)
    expect((await silent.call(getPush, {}, person)).value()).toMatchObject({ key: null, here: false })
    expect((await silent.call(subscribePush, newSubscription(), person)).status).toBe(404)
  } finally {
    await silent.close()
  }
})
