import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAgentDesk } from '#contract/agents/desk/get-agent-desk.ts'
import { clientOf } from '#gateway/demo-life/client.ts'
import { strangersDevice } from '#gateway/demo-life/devices.ts'
import { openPeople } from '#gateway/demo-life/open-people.ts'
import { firstPeople, newcomers } from '#gateway/demo-life/people.ts'
import { stranger } from '#gateway/demo-life/stranger.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { lineCounted } from '#tests/support/agents.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'
import { minutes } from '#tests/support/clock.ts'
import { livingGateway, randomOf } from '#tests/support/demo-life.ts'
import { closeReconciled } from '#tests/support/gateway.ts'
import { logIn } from '#tests/support/people.ts'

let living: Awaited<ReturnType<typeof livingGateway>>
beforeAll(async () => {
  // Newcomers prove the work that a registration asks for.
  living = await livingGateway(20, { env: { CHALLENGE: 'altcha', CHALLENGE_DIFFICULTY: '8' } })
})
afterAll(() => closeReconciled(living.gateway))

const signal = new AbortController().signal

test('strangers who follow an agent’s link count as visits, and those who register come below the agent and go on after a restart', async () => {
  const { gateway, people } = living
  const before = await openPeople(gateway.deps, signal, cheapHasher)
  expect(before).toEqual(people)
  const token = await logIn(gateway, { username: 'rafael', password: demoPassword }, 'agent')
  const funnel = async () =>
    (await gateway.call(getAgentDesk, { period: 'days7', language: 'pt' }, { token })).value().funnel.now
  const { joined: known } = await funnel()
  const random = randomOf(5)
  const joined: string[] = []
  for (const person of [undefined, newcomers[0], newcomers[1], undefined]) {
    const ask = (path: string, init: RequestInit, { peer }: { peer: string }) => gateway.request(path, init, peer)
    const client = clientOf(ask, gateway.clock.now, strangersDevice(random))
    const acts = stranger({ client, random, person, joined: ({ account }) => joined.push(account) })
    for await (const seconds of acts) gateway.clock.advance(seconds * 1000)
  }
  expect(joined).toEqual(newcomers.slice(0, 2).map(({ account }) => account))
  gateway.clock.advance(minutes(6))
  await lineCounted(gateway)
  expect(await funnel()).toMatchObject({ clicks: 4, joined: known + 2 })
  const after = await openPeople(gateway.deps, signal, cheapHasher)
  expect(after.map(({ account }) => account)).toEqual([...firstPeople.map(({ account }) => account), ...joined])
})
