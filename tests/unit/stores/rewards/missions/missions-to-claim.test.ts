import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import { getMissionsToClaim } from '#contract/rewards/missions/get-missions-to-claim.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { trialUser } from '#tests/support/people.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const ok = (value: unknown) => Response.json({ success: true, value })

/** A member's menu, and every number that it showed. */
async function openMenu() {
  const tab = await openAsMember(gateway)
  const { $missionsToClaim } = await import('#stores/rewards/missions/missions-to-claim.ts')
  const { takeBalance } = await import('#stores/money/balance/balance.ts')
  const play = () => takeBalance({ amount: BigInt(tab.network.sent.length), held: 0n, currency: 'BRL' })
  const shown: number[] = []
  const open = () => $missionsToClaim.subscribe((count) => void shown.push(count))
  return { ...tab, $missionsToClaim, open, play, shown }
}

test('the menu shows how many missions can be claimed, and again after a change of the balance', async () => {
  const { network, open, play, shown } = await openMenu()
  network.answer(getMissionsToClaim, ok({ count: 1 }))
  const stop = open()
  await expect.poll(() => shown).toEqual([0, 1])
  network.answer(getMissionsToClaim, ok({ count: 2 }))
  play()
  await expect.poll(() => shown).toEqual([0, 1, 2])
  stop()
})

test('a slow earlier count does not show a claimed mission again', async () => {
  const { network, open, play, shown, $missionsToClaim } = await openMenu()
  const before = network.hold(getMissionsToClaim)
  const stop = open()
  await before.answered
  network.answer(getMissionsToClaim, ok({ count: 5 }))
  play()
  await expect.poll(() => $missionsToClaim.get()).toBe(5)
  before.release()
  network.answer(getMissionsToClaim, ok({ count: 6 }))
  play()
  await expect.poll(() => $missionsToClaim.get()).toBe(6)
  expect(shown).toEqual([0, 5, 6])
  stop()
})

test('the count of the screen replaces that of the menu, also one that is being loaded', async () => {
  const { network, open, play, shown, $missionsToClaim } = await openMenu()
  const before = network.hold(getMissionsToClaim)
  const stop = open()
  await before.answered
  const { missionSummary } = await import('#stores/rewards/missions/missions.ts')
  network.answer(getMissionSummary, ok({ season: null, done: 0, running: 0, toClaim: 3, list: [] }))
  const stopScreen = missionSummary('en').$state.listen(() => undefined)
  await expect.poll(() => $missionsToClaim.get()).toBe(3)
  before.release()
  network.answer(getMissionsToClaim, ok({ count: 4 }))
  play()
  await expect.poll(() => $missionsToClaim.get()).toBe(4)
  expect(shown).toEqual([0, 3, 4])
  stopScreen()
  stop()
})

test('after a failure the menu shows no number', async () => {
  const { network, open, play, shown } = await openMenu()
  network.answer(getMissionsToClaim, ok({ count: 1 }))
  const stop = open()
  await expect.poll(() => shown).toEqual([0, 1])
  network.down(getMissionsToClaim)
  play()
  await expect.poll(() => shown).toEqual([0, 1, 0])
  stop()
})

test('nothing is loaded for a trial user', async () => {
  const { keepSession, network } = await openSite(gateway)
  keepSession({ token: await trialUser(gateway), role: 'trial', account: 'trial1', currency: 'FUN' })
  const { $missionsToClaim } = await import('#stores/rewards/missions/missions-to-claim.ts')
  const stop = $missionsToClaim.listen(() => undefined)
  expect($missionsToClaim.get()).toBe(0)
  expect(network.sentTo(getMissionsToClaim)).toEqual([])
  stop()
})
