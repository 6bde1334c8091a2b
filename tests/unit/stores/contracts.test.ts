import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getContracts } from '#contract/agent/get-contracts.ts'
import { modules } from '#contract/entities/whitelabel.ts'
import { findAccount } from '#gateway/member/accounts.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'
import { openAsMember, openSite } from './tab.ts'

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

const load = () => import('#stores/contracts.ts')

/** A member with an offer, logged in. */
async function openWithOffer() {
  const tab = await openAsMember(gateway)
  const { database } = gateway.deps
  const upline = await registerMember(gateway)
  const [member, from] = await Promise.all([tab.person, upline].map(({ username }) => findAccount(database, username)))
  await database.query(
    `INSERT INTO contract_request (member_id, upline_id, contract, kind, rate, currency, offered_at)
     VALUES ($1, $2, 'dividend', 'new', 500, 'BRL', $3)`,
    [member?.id ?? null, from?.id ?? null, gateway.clock.now()],
  )
  return { ...tab, ...(await load()) }
}

test('an offer is shown once in a session, and kept for the popup', async () => {
  const { contractsToShow, $contractRequests, network } = await openWithOffer()
  expect(await contractsToShow('pt')).toBe(true)
  expect($contractRequests.get()).toMatchObject([{ contract: 'dividend', rate: 500 }])
  expect(await contractsToShow('pt')).toBe(false)
  expect(network.sentTo(getContracts)).toHaveLength(1)
})

test('no offers are left after the logout', async () => {
  const { contractsToShow, $contractRequests, dropSession } = await openWithOffer()
  await contractsToShow('pt')
  dropSession('left')
  expect($contractRequests.get()).toBeUndefined()
})

test('without the agent policy nothing is loaded for a member, but contracts are loaded for an agent', async () => {
  await offerContracts(false)
  const { contractsToShow, network, keepSession, person } = await openWithOffer()
  expect(await contractsToShow('pt')).toBe(false)
  expect(network.sentTo(getContracts)).toEqual([])
  keepSession({ token: person.token, role: 'agent', account: person.username, currency: 'BRL' })
  expect(await contractsToShow('pt')).toBe(true)
})

test('trial users and visitors have no contracts', async () => {
  const { keepSession, network } = await openSite(gateway)
  const { contractsToShow } = await load()
  expect(await contractsToShow('pt')).toBe(false)
  keepSession({ token: await trialUser(gateway), role: 'trial', account: 'trial1', currency: 'FUN' })
  expect(await contractsToShow('pt')).toBe(false)
  expect(network.sentTo(getContracts)).toEqual([])
})
