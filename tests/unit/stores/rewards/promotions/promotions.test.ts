import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf } from '#tests/support/people.ts'
import { giveSomeReward } from '#tests/support/promotions.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => closeReconciled(gateway))

test('the list contains the count of its badge, and loads again after a gift or a claim elsewhere', async () => {
  const { person, network } = await openAsMember(gateway)
  const memberId = await memberOf(gateway, person.token)
  const claimId = await giveSomeReward(gateway.deps, memberId)
  const { openRewards, followRewards, claimReward } = await import('#stores/rewards/promotions/promotions.ts')
  const { $claimable } = await import('#stores/account/security/profile.ts')
  const { applyEvent } = await import('#stores/events.ts')
  const rewards = openRewards('pt')
  const stops = [rewards.$state.listen(() => undefined), followRewards(rewards.refresh)]
  const waiting = () => {
    const state = rewards.$state.get()
    return state.phase === 'ready' ? state.value.list.filter((one) => one.state === 'claim').length : undefined
  }
  const asked = () => network.sentTo(getRewards).length
  await expect.poll(waiting).toBe(1)
  expect([$claimable.get(), asked()]).toEqual([1, 1])
  const told = (claimable?: number) =>
    applyEvent({ type: 'message', id: '1', unread: 0, ...(claimable !== undefined && { claimable }) }, 'pt')
  // An older gateway sends no rewards.
  told()
  told(1)
  expect([$claimable.get(), asked()]).toEqual([1, 1])
  await giveSomeReward(gateway.deps, memberId)
  told(2)
  await expect.poll(waiting).toBe(2)
  expect((await claimReward(claimId, 'pt'))?.state).toBe('claimed')
  told(1)
  await expect.poll(waiting).toBe(1)
  for (const stop of stops) stop()
})
