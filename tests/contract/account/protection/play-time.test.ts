import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import type { RequestOf } from '#contract/define-call.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { fakeClock, minutes, seconds } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch } from '#tests/support/people.ts'

describe.each(theDatabase())('time of play on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    // Two hours before a midnight of the operator, between a Sunday and a Monday, which begin a week.
    const clock = fakeClock(new Date('2026-11-23T01:00:00.000Z'))
    gateway = await testGateway({ database: await open(), seeded: true, clock })
  })
  afterAll(() => closeReconciled(gateway))

  type Period = RequestOf<typeof setLimit>['period']

  async function player() {
    const { token } = await fundedMember(gateway, 100_00n)
    const gameToken = await launch(gateway, token)
    return {
      limit: async (period: Period, amount: bigint) =>
        void (await gateway.call(setLimit, { kind: 'time', period, amount }, { token })).value(),
      check: async (after: number) => void (await gateway.call(setRealityCheck, { minutes: after }, { token })).value(),
      confirm: async () => void (await gateway.call(passRealityCheck, {}, { token: gameToken })).value(),
      used: async () => {
        const { limits } = (await gateway.call(getProtection, {}, { token })).value()
        return Object.fromEntries(limits.map(({ period, used }) => [period, used]))
      },
      /** A bet after some time. @returns the refusal */
      play: async (after = 0) => {
        gateway.clock.advance(after)
        return (await gateway.call(spinSlots, { stake: 20n }, { token: gameToken, key: crypto.randomUUID() })).code
      },
    }
  }

  test('a reality check that is confirmed after the session is over does not continue it (rule 17.4)', async () => {
    const { limit, check, confirm, play, used } = await player()
    await limit('session', 20n)
    await check(5)
    expect(await play()).toBeUndefined()
    expect(await play(minutes(5))).toBe('reality_check_due')
    gateway.clock.advance(minutes(20))
    await confirm()
    expect(await used()).toEqual({ session: 0n })
    expect(await play()).toBeUndefined()
    // The new session has its own twenty minutes and its own checks.
    expect(await play(minutes(5) - 1)).toBeUndefined()
    expect(await play(1)).toBe('reality_check_due')
    await confirm()
    expect(await used()).toEqual({ session: 5n })
  })

  test('a reality check that is confirmed within the session is a part of it (rule 17.4)', async () => {
    const { limit, check, confirm, play, used } = await player()
    await limit('session', 60n)
    await check(5)
    expect(await play()).toBeUndefined()
    expect(await play(minutes(5))).toBe('reality_check_due')
    // Fifteen minutes after the last bet the session is not over yet.
    gateway.clock.advance(minutes(10))
    await confirm()
    expect(await play(minutes(4))).toBeUndefined()
    expect(await used()).toEqual({ session: 19n })
  })

  test('play across midnight belongs to both days (rule 17.4)', async () => {
    const midnight = Date.parse('2026-11-23T03:00:00.000Z')
    gateway.clock.advance(midnight - gateway.clock.now().getTime() - minutes(12) - seconds(30))
    const { limit, play, used } = await player()
    for (const period of ['session', 'day', 'week', 'month'] as const) await limit(period, 600n)
    for (const after of [0, minutes(10), minutes(2)]) expect(await play(after)).toBeUndefined()
    expect(await used()).toEqual({ session: 12n, day: 12n, week: 12n, month: 12n })
    // The last bet was thirty seconds before midnight, this one is ten and a half minutes after it.
    expect(await play(minutes(11))).toBeUndefined()
    expect(await used()).toEqual({ session: 23n, day: 10n, week: 10n, month: 23n })
    expect(await play(seconds(30))).toBeUndefined()
    expect(await used()).toEqual({ session: 23n, day: 11n, week: 11n, month: 23n })
  })
})
