import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { depositMethodSetting } from '#gateway/money/deposits/deposit-methods.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { keepWallets, move, vendor } from '#tests/support/funds.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, registerMember, trialUser } from '#tests/support/people.ts'
import { caughtUp, inForce } from '#tests/support/vip.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => closeReconciled(gateway))
afterEach(async () => void (await gateway.deps.database.query('DELETE FROM system_setting')))

test('VIP and referrals follow the operator’s switches, and are off for play money', async () => {
  const { database, now } = gateway.deps
  const { token } = await registerMember(gateway)
  const trial = await trialUser(gateway)
  const entitlements = async (of: string) => {
    const { hasVip, availablePromo } = (await gateway.call(getMemberInfo, {}, { token: of })).value()
    return [hasVip, availablePromo.REFERRAL.enabled]
  }
  // Both are on, but there is no VIP programme.
  expect(await entitlements(token)).toEqual([false, true])
  await inForce(database, now())
  const tree = [modules.vip, modules.referral].map((modId) => ({ modId, enabled: true, childrenNodes: [] }))
  await writeSetting(database, 'whitelabel', tree, now())
  expect(await entitlements(token)).toEqual([true, true])
  expect(await entitlements(trial)).toEqual([false, false])
  await writeSetting(database, 'whitelabel', [], now())
  expect(await entitlements(token)).toEqual([false, false])
})

test('menus lead to deposits and wallets at vendors while there are some, and never with play money (rules 10.44 and 18.1)', async () => {
  const { database, now } = gateway.deps
  const { token } = await fundedMember(gateway, 50_00n)
  const entitlements = async (of = token) => {
    const { canDeposit, hasVendorWallets } = (await gateway.call(getMemberInfo, {}, { token: of })).value()
    return [canDeposit, hasVendorWallets]
  }
  expect(await entitlements()).toEqual([true, true])
  expect(await entitlements(await trialUser(gateway))).toEqual([false, false])
  const { pix } = depositMethodSetting.fallback
  await writeSetting(
    database,
    depositMethodSetting.name,
    { ...depositMethodSetting.fallback, pix: { ...pix, enabled: false } },
    now(),
  )
  await database.query("UPDATE vendor SET wallet = 'single'")
  expect(await entitlements()).toEqual([false, false])
  // Money that a vendor still holds is shown even after it has stopped keeping wallets.
  await keepWallets(gateway, vendor)
  ;(await move(gateway, token)).value()
  await database.query("UPDATE vendor SET wallet = 'single'")
  expect(await entitlements()).toEqual([false, true])
  await keepWallets(gateway, vendor)
})

test('the VIP level is the one that was reached with real money, in the requested language', async () => {
  const { token } = await fundedMember(gateway, 200_00n)
  const level = async (language?: string) => {
    const info = (await gateway.call(getMemberInfo, language === undefined ? {} : { language }, { token })).value()
    return [info.vipLabelName, info.vipRankLevel]
  }
  expect(await level()).toEqual(['Bronze', 1])
  // Free play earns no level.
  const free = await launch(gateway, token, 'trial')
  await gateway.call(spinSlots, { stake: 200_00n }, { token: free, key: crypto.randomUUID() })
  await caughtUp(gateway)
  expect(await level('pt')).toEqual(['Bronze', 1])
  const game = await launch(gateway, token)
  await gateway.call(spinSlots, { stake: 100_00n }, { token: game, key: crypto.randomUUID() })
  await caughtUp(gateway)
  expect(await level('en-GB')).toEqual(['Silver', 2])
  expect(await level('pt')).toEqual(['Prata', 2])
})
