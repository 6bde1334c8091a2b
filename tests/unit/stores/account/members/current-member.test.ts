import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { makeAgent } from '#tests/contract/producers/steps.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function open() {
  const tab = await openAsMember(gateway)
  return {
    ...tab,
    ...(await import('#stores/account/members/current-member.ts')),
    ...(await import('#stores/account/members/load-member.ts')),
  }
}

test('a stored session gets the account’s current state', async () => {
  const { page, person, refreshSession, $session, $role } = await open()
  await makeAgent(gateway, person)
  await refreshSession()
  expect($role.get()).toBe('agent')
  expect($session.get()).toMatchObject({ token: person.token, account: person.username })
  expect(page.tab.get('arara.session')).toContain('"role":"agent"')
})

test('without a change no listener is called, and simultaneous loads share one answer', async () => {
  const { network, person, refreshSession, loadMember, $session } = await open()
  const heard: unknown[] = []
  $session.listen((session) => heard.push(session))
  const [, member] = await Promise.all([refreshSession(), loadMember()])
  await refreshSession()
  expect(member?.account).toBe(person.username)
  expect([heard, network.sentTo(getMemberInfo)]).toMatchObject([[], { length: 1 }])
})

test('without an answer the page keeps its state, and may load again', async () => {
  const { network, refreshSession, loadMember, $session } = await open()
  const before = $session.get()
  network.down(getMemberInfo)
  await refreshSession()
  expect($session.get()).toBe(before)
  expect((await loadMember())?.account).toBe(before?.account)
})

test('a session that has ended on the gateway ends here too', async () => {
  const { person, refreshSession, $session, $sessionEnded } = await open()
  await gateway.call(logout, {}, { token: person.token })
  await refreshSession()
  expect([$session.get(), $sessionEnded.get()]).toEqual([undefined, 'expired'])
})

test('nothing is loaded for a visitor', async () => {
  const { network } = await openSite(gateway)
  const { refreshSession } = await import('#stores/account/members/current-member.ts')
  await refreshSession()
  expect(network.sent).toEqual([])
})
