import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { modules } from '#contract/entities/whitelabel.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('VIP and referrals are what the operator switched on, and nothing for play money', async () => {
  const { token } = await registerMember(gateway)
  const trial = await trialUser(gateway)
  const perks = async (of: string) => {
    const { hasVip, availablePromo } = (await gateway.call(getMemberInfo, {}, { token: of })).value()
    return [hasVip, availablePromo.REFERRAL.enabled]
  }
  expect(await perks(token)).toEqual([false, false])
  const tree = [modules.vip, modules.referral].map((modId) => ({ modId, enabled: true, childrenNodes: [] }))
  await writeSetting(gateway.deps.database, 'whitelabel', tree, gateway.clock.now())
  expect(await perks(token)).toEqual([true, true])
  expect(await perks(trial)).toEqual([false, false])
})
