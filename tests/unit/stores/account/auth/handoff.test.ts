import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandoff } from '#contract/account/auth/create-handoff.ts'
import { redeemHandoff } from '#contract/account/auth/redeem-handoff.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
let maria: Person
beforeAll(async () => {
  gateway = await testGateway()
  maria = await registerMember(gateway)
})
afterAll(() => gateway.close())

const mint = async () => (await gateway.call(createHandoff, {}, { token: maria.token })).value().code

async function open(address: string, page = fakeBrowser().page(address)) {
  const site = await openSite(gateway, page)
  const handoff = await import('#stores/account/auth/handoff.ts')
  handoff.awaitHandoff()
  return { ...site, ...handoff, ...(await import('#stores/account/auth/take-over.ts')) }
}

test('an address without a code starts nothing', async () => {
  const { page, network, $handoff, takeOver } = await open('/rng/?q=tigre')
  expect($handoff.get()).toBe('none')
  await takeOver()
  expect([page.history, network.sent]).toEqual([['/rng/?q=tigre'], []])
})

test('a code leaves the address at once, and starts a session of this tab', async () => {
  const code = await mint()
  const { page, network, $handoff, $session, takeOver } = await open(`/rng/?q=tigre&token=${code}#games-PAPAIA`)
  expect(page.history).toEqual(['/rng/?q=tigre#games-PAPAIA'])
  expect([$handoff.get(), $session.get()]).toEqual(['waiting', undefined])
  await takeOver()
  expect($handoff.get()).toBe('none')
  expect($session.get()).toMatchObject({ role: 'member', account: maria.username })
  expect($session.get()?.token).not.toBe(maria.token)
  expect(page.tab.get('arara.token')).toBeUndefined()
  expect(page.tab.get('arara.session')).toContain($session.get()?.token)
  expect(page.navigated).toEqual([])
  expect(network.sentTo(redeemHandoff)[0]?.body).toMatch(/^\{"sealed":"/)
})

test('a code that the previous page took out of the address returns there', async () => {
  const page = fakeBrowser().page('/en/login/?next=%2Fen%2Fmember%2Fdepositv2%2F')
  page.tab.set('arara.token', await mint())
  const { takeOver, $session } = await open('', page)
  await takeOver()
  expect($session.get()?.account).toBe(maria.username)
  expect(page.navigated).toEqual(['/en/member/depositv2/'])
  expect(page.history).toEqual(['/en/'])
})

test('a used code leaves a visitor with a message, until the next login', async () => {
  const code = await mint()
  const first = await open(`/?token=${code}`)
  await first.takeOver()
  const second = await open(`/?token=${code}`)
  await second.takeOver()
  expect(second.$session.get()).toBeUndefined()
  expect(second.$handoff.get()).toMatchObject({ kind: 'refused', code: 'handoff_invalid' })
  second.keepSession({ token: maria.token, role: 'member', account: maria.username, currency: 'BRL' })
  expect(second.$handoff.get()).toBe('none')
})

test('an invalid code starts no session', async () => {
  const { takeOver, $handoff, $session } = await open(`/?token=${'x'.repeat(500)}`)
  await takeOver()
  expect($handoff.get()).toMatchObject({ kind: 'refused', code: 'handoff_invalid' })
  expect($session.get()).toBeUndefined()
})

test('a member keeps the account; a trial user is replaced (rule 2.10)', async () => {
  const member = await open(`/?token=${await mint()}`)
  member.keepSession({ token: 'own', role: 'member', account: 'somebody', currency: 'BRL' })
  await member.takeOver()
  expect([member.$handoff.get(), member.$session.get()?.account]).toEqual(['none', 'somebody'])
  expect(member.network.sentTo(redeemHandoff)).toHaveLength(0)
  const trial = await open(`/?token=${await mint()}`)
  trial.keepSession({ token: 'play', role: 'trial', account: 'guest', currency: 'FUN' })
  await trial.takeOver()
  expect(trial.$session.get()?.account).toBe(maria.username)
})

test('a session that expires at the same time does not remove the code', async () => {
  const page = fakeBrowser().page(`/?token=${await mint()}`)
  const { keepSession, dropSession, takeOver, $session } = await open('', page)
  keepSession({ token: 'dead', role: 'member', account: 'somebody', currency: 'BRL' })
  dropSession('expired')
  await takeOver()
  expect($session.get()?.account).toBe(maria.username)
})

test('a code is sent once, even if its answer is lost or the page asks twice', async () => {
  const { network, takeOver, $handoff } = await open(`/?token=${await mint()}`)
  network.loseAnswer(redeemHandoff)
  await Promise.all([takeOver(), takeOver()])
  await takeOver()
  expect(network.sentTo(redeemHandoff)).toHaveLength(1)
  expect($handoff.get()).toEqual({ kind: 'unreachable' })
})

test('if the account of the code cannot be loaded, no session begins', async () => {
  const { network, takeOver, $handoff, $session } = await open(`/?token=${await mint()}`)
  network.down(getMemberInfo)
  await takeOver()
  expect([$handoff.get(), $session.get()]).toEqual([{ kind: 'unreachable' }, undefined])
})
