import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
beforeEach(() => offerContracts(true))
afterAll(() => gateway.close())

/** Every module is on; the agent policy only if `enabled`. */
async function offerContracts(enabled: boolean): Promise<void> {
  const { database, now } = gateway.deps
  const node = (modId: string) => ({ modId, enabled: enabled || modId !== modules.agentPolicy, childrenNodes: [] })
  await writeSetting(database, 'whitelabel', Object.values(modules).map(node), now())
}

const load = () => import('#stores/agents/contracts/contract-requests.ts')

/** A member with an offer, logged in. */
async function openWithOffer() {
  const tab = await openAsMember(gateway)
  const { database } = gateway.deps
  const upline = await registerMember(gateway)
  const [member, from] = await Promise.all([tab.person, upline].map(({ username }) => findAccount(database, username)))
  await database.query(
    `INSERT INTO contract_request (member_id, upline_id, contract, kind, rate, currency, offered_at)
     VALUES (:memberId, :fromId, 'dividend', 'new', 500, 'BRL', :now)`,
    { memberId: member?.id ?? null, fromId: from?.id ?? null, now: gateway.clock.now() },
  )
  return { ...tab, ...(await load()) }
}

/** What a part of the page shows of the requests. */
async function openShown() {
  const tab = await openWithOffer()
  const { $state, refresh } = tab.contractRequests('pt')
  const shown: unknown[] = []
  const stop = $state.subscribe((state) => state.phase === 'ready' && shown.push(state.value?.length))
  return { ...tab, $state, refresh, shown, stop }
}

test('an offer is shown once in a session (rule 15.3)', async () => {
  const { contractsToShow, network } = await openWithOffer()
  expect(await contractsToShow('pt')).toBe(true)
  expect(await contractsToShow('pt')).toBe(false)
  expect(network.sentTo(getContracts)).toHaveLength(1)
})

test('the parts of a page share the requests, which do not outlive the session', async () => {
  const { contractRequests, dropSession, network, $state, stop } = await openShown()
  await expect.poll(() => $state.get()).toMatchObject({ phase: 'ready', value: [{ contract: 'dividend', rate: 500 }] })
  const other = contractRequests('pt')
  expect(other.$state.get()).toEqual($state.get())
  expect(network.sentTo(getContracts)).toHaveLength(1)
  dropSession('left')
  expect(other.$state.get()).toEqual({ phase: 'waiting' })
  stop()
})

test('a slow earlier answer does not show answered requests again', async () => {
  const { network, refresh, shown, $state, stop } = await openShown()
  await expect.poll(() => shown).toEqual([1])
  const before = network.hold(getContracts)
  refresh()
  await before.answered
  // The request is answered meanwhile.
  await gateway.deps.database.query('DELETE FROM contract_request')
  refresh()
  await expect.poll(() => shown).toEqual([1, 0])
  before.release()
  refresh()
  await expect.poll(() => shown).toEqual([1, 0, 0])
  expect($state.get().phase).toBe('ready')
  stop()
})

test('without the agent policy nothing is loaded for a member, but contracts are loaded for an agent (rule 15.3)', async () => {
  await offerContracts(false)
  const { contractsToShow, network, keepSession, person } = await openWithOffer()
  expect(await contractsToShow('pt')).toBe(false)
  expect(network.sentTo(getContracts)).toEqual([])
  keepSession({ token: person.token, role: 'agent', account: person.username, currency: 'BRL' })
  expect(await contractsToShow('pt')).toBe(true)
})

test('trial users and visitors have no contracts (rule 15.3)', async () => {
  const { keepSession, network } = await openSite(gateway)
  const { contractsToShow } = await load()
  expect(await contractsToShow('pt')).toBe(false)
  keepSession({ token: await trialUser(gateway), role: 'trial', account: 'trial1', currency: 'FUN' })
  expect(await contractsToShow('pt')).toBe(false)
  expect(network.sentTo(getContracts)).toEqual([])
})
