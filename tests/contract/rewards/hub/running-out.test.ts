import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { setPush } from '#contract/account/push/set-push.ts'
import { lookForRewards } from '#gateway/account/push/look-for-rewards.ts'
import { sendPushes } from '#gateway/account/push/send-push.ts'
import { firstEndFor } from '#gateway/rewards/hub/running-out.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember } from '#tests/support/people.ts'
import { giveSomeReward } from '#tests/support/promotions.ts'
import { fakePush, subscribed } from '#tests/support/push.ts'

// Each test begins at noon.
let gateway: TestGateway
let push = fakePush()
beforeEach(async () => {
  gateway = await testGateway()
  push = fakePush()
})
afterEach(() => closeReconciled(gateway))

const send = () => sendPushes(gateway.deps, push.sender)
const look = () => lookForRewards(gateway.deps, (member, now) => firstEndFor(gateway.deps, member, now))

describe('rewards that run out', () => {
  /** A member with a device and a reward that runs out in some days. */
  async function rewarded(days: number) {
    const { token } = await registerMember(gateway)
    const endpoint = await subscribed(gateway, token)
    await giveSomeReward(gateway.deps, await memberOf(gateway, token), { rules: { days } })
    return { token, told: () => push.kindsTo(endpoint) }
  }

  test('are told once a day, by day, within their last 24 hours (rule 12.18)', async () => {
    const soon = await rewarded(1)
    const later = await rewarded(3)
    for (let run = 0; run < 3; run++) {
      await look()
      await send()
    }
    expect(soon.told()).toEqual(['rewards'])
    expect(later.told()).toEqual([])
    // It was 12:00; two days later, at 8:00, it is too early.
    gateway.clock.advance(hours(44))
    await look()
    await send()
    expect(later.told()).toEqual([])
    gateway.clock.advance(hours(4))
    await look()
    await send()
    expect([soon.told(), later.told()]).toEqual([['rewards'], ['rewards']])
  })

  test('two gateways at once tell a member once', async () => {
    const { told } = await rewarded(1)
    await Promise.all([look(), look()])
    await Promise.all([send(), send()])
    expect(told()).toEqual(['rewards'])
  })

  test('are not told during a pause, also if it begins while the notice waits (rule 12.18)', async () => {
    const [paused, late] = [await rewarded(1), await rewarded(1)]
    await gateway.call(startPause, { hours: 24 }, { token: paused.token })
    await look()
    await gateway.call(startPause, { hours: 24 }, { token: late.token })
    await send()
    expect([paused.told(), late.told()]).toEqual([[], []])
  })

  test('are not told to somebody who switched them off', async () => {
    const { token, told } = await rewarded(1)
    await gateway.call(setPush, { withdrawals: true, rewards: false }, { token })
    await look()
    await send()
    expect(told()).toEqual([])
  })
})
