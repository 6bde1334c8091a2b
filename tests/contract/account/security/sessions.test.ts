import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandoff } from '#contract/account/auth/create-handoff.ts'
import { login } from '#contract/account/auth/login.ts'
import { redeemHandoff } from '#contract/account/auth/redeem-handoff.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { endOtherSessions } from '#contract/account/security/end-other-sessions.ts'
import { endSession } from '#contract/account/security/end-session.ts'
import { getSessions } from '#contract/account/security/get-sessions.ts'
import { removeAddress } from '#contract/account/security/remove-address.ts'
import { setPayeeName } from '#tests/contract/producers/steps.ts'
import { actsOf } from '#tests/support/audit.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { logIn, type Person, registerMember } from '#tests/support/people.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const listed = async (token: string) => (await gateway.call(getSessions, {}, { token })).value()
const answerTo = async (token: string) => (await gateway.call(getMemberInfo, {}, { token })).code ?? 'answered'

async function logInFrom({ username, password }: Person, address: string, userAgent = phone) {
  const sending = { address, headers: { 'User-Agent': userAgent } }
  return await gateway.call(login, { username, password, type: 'username' }, sending)
}

test('sessions are listed with device, masked address and a mark on the current one; ended and idle ones are not (rule 2.15)', async () => {
  const person = await registerMember(gateway, { address: '192.0.2.7' })
  const token = (await logInFrom(person, '192.0.2.7')).value().token
  const { sessions } = await listed(token)
  expect(sessions).toMatchObject([
    { isCurrent: true, browser: 'Chrome', system: 'Android', place: '192.0.2.•••' },
    { isCurrent: false, browser: '', system: '' },
  ])
  gateway.clock.advance(minutes(29))
  await answerTo(token)
  gateway.clock.advance(minutes(2))
  expect((await listed(token)).sessions).toHaveLength(1)
})

test('a session that is ended elsewhere is refused from then on, and ending it again finds nothing (rule 2.15)', async () => {
  const person = await registerMember(gateway)
  const token = await logIn(gateway, person)
  const other = (await listed(token)).sessions.find(({ isCurrent }) => !isCurrent)
  const input = { sessionId: other?.sessionId }
  expect((await gateway.call(endSession, input, { token })).value()).toEqual({})
  expect(await answerTo(person.token)).toBe('session_expired')
  expect((await gateway.call(endSession, input, { token })).code).toBe('session_not_found')
  expect(await actsOf(gateway, person)).toEqual(['session_ended'])
})

test('another member’s session is treated as unknown, and goes on', async () => {
  const [owner, stranger] = [await registerMember(gateway), await registerMember(gateway)]
  const [session] = (await listed(owner.token)).sessions
  const foreign = await gateway.call(endSession, { sessionId: session?.sessionId }, { token: stranger.token })
  const absent = await gateway.call(endSession, { sessionId: '999999999' }, { token: stranger.token })
  expect([foreign.code, foreign.status]).toEqual([absent.code, absent.status])
  expect(foreign.code).toBe('session_not_found')
  expect(await answerTo(owner.token)).toBe('answered')
})

test('all other sessions end at once, also those that a hand-off would open (rule 2.15)', async () => {
  const person = await registerMember(gateway)
  const [second, token] = [await logIn(gateway, person), await logIn(gateway, person)]
  const { code } = (await gateway.call(createHandoff, {}, { token: second })).value()
  expect((await gateway.call(endOtherSessions, {}, { token })).value()).toEqual({ ended: 2 })
  expect([await answerTo(person.token), await answerTo(second), await answerTo(token)]).toEqual([
    'session_expired',
    'session_expired',
    'answered',
  ])
  expect((await gateway.call(redeemHandoff, { code })).code).toBe('handoff_invalid')
  expect((await gateway.call(endOtherSessions, {}, { token })).value()).toEqual({ ended: 0 })
  expect(await actsOf(gateway, person)).toEqual(['sessions_ended'])
})

test('the previous login is shown with time, device and place; the first login has none (rule 2.14)', async () => {
  const person = await registerMember(gateway, { address: '203.0.113.9', headers: { 'User-Agent': phone } })
  expect((await listed(person.token)).previousLogin).toBeNull()
  const at = gateway.clock.now().toISOString()
  gateway.clock.advance(hours(3))
  const token = await logIn(gateway, person)
  const from = { browser: 'Chrome', system: 'Android', place: '203.0.113.•••' }
  expect((await listed(token)).previousLogin).toEqual({ at, ...from })
  expect((await gateway.call(getMemberInfo, {}, { token })).value()).toMatchObject({
    lastLoginAt: at,
    lastLoginFrom: from,
  })
})

test('an address without trust needs a second step again, even if it was the only one (rule 2.16)', async () => {
  const home = '198.18.0.1'
  const person = await registerMember(gateway, { address: home })
  await setPayeeName(gateway, person, 'Maria')
  const token = (await logInFrom(person, home)).value().token
  const { addresses } = await listed(token)
  expect(addresses).toMatchObject([{ place: '198.18.0.•••' }])
  const [address] = addresses
  const stranger = await registerMember(gateway)
  const input = { addressId: address?.addressId }
  expect((await gateway.call(removeAddress, input, { token: stranger.token })).code).toBe('address_not_found')
  expect((await gateway.call(removeAddress, input, { token })).value()).toEqual({})
  expect((await listed(token)).addresses).toEqual([])
  expect((await logInFrom(person, home)).code).toBe('verification_required')
  expect(await actsOf(gateway, person)).toEqual(['address_removed'])
})
