import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimRewards } from '#contract/rewards/hub/claim-rewards.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf } from '#tests/support/people.ts'
import { giveSomeReward } from '#tests/support/promotions.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => closeReconciled(gateway))

test('the hub brings the counts of the menus, and claiming everything updates balance and hub', async () => {
  const { person, network } = await openAsMember(gateway)
  const memberId = await memberOf(gateway, person.token)
  await giveSomeReward(gateway.deps, memberId)
  await giveSomeReward(gateway.deps, memberId, { terms: {} })
  const { rewardHub, followHub, claimEverything } = await import('#stores/rewards/hub/hub.ts')
  const { $claimable } = await import('#stores/account/security/profile.ts')
  const { $wallet, refreshBalance } = await import('#stores/money/balance/balance.ts')
  await refreshBalance()
  const hub = rewardHub('pt')
  const stops = [hub.$state.listen(() => undefined), followHub(hub.refresh)]
  const waiting = () => {
    const state = hub.$state.get()
    return 'value' in state ? state.value.claimable.length : undefined
  }
  await expect.poll(waiting).toBe(2)
  expect($claimable.get()).toBe(2)
  network.loseAnswer(claimRewards)
  await expect(claimEverything('pt')).rejects.toThrow()
  // The same order: what was lost is answered, and nothing is paid again.
  const done = await claimEverything('pt')
  expect(done?.sums).toEqual([{ unit: 'money', currency: 'BRL', amount: 500n }])
  expect($wallet.get()?.amount).toBe(500n)
  await expect.poll(waiting).toBe(1)
  expect($claimable.get()).toBe(1)
  // Another press is another order.
  expect((await claimEverything('pt'))?.list).toEqual([])
  const keys = network.sentTo(claimRewards).map(({ key }) => key)
  expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true])
  for (const stop of stops) stop()
})
