import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { fakeClock, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, logIn, type Person } from '#tests/support/people.ts'

describe.each(theDatabase())('the time of play in a week and a month on $name', ({ open }) => {
  let gateway: TestGateway
  let person: Person
  let gameToken: string
  beforeEach(async () => {
    // A Wednesday at noon in the operator's time zone, three hours behind UTC.
    const clock = fakeClock(new Date('2026-11-18T15:00:00.000Z'))
    gateway = await testGateway({ database: await open(), seeded: true, clock })
    person = await fundedMember(gateway, 1_000_00n)
    gameToken = await launch(gateway, person.token)
  })
  afterEach(() => closeReconciled(gateway))

  const limit = async (period: 'week' | 'month', amount: bigint) =>
    (await gateway.call(setLimit, { kind: 'time', period, amount }, { token: person.token })).value()
  /** A bet after some minutes of play. */
  const play = async (after = 0) => {
    gateway.clock.advance(minutes(after))
    return (await gateway.call(spinSlots, { stake: 1_00n }, { token: gameToken, key: crypto.randomUUID() })).envelope
  }
  /** The member comes back at a moment: sessions end when they are idle. */
  const backAt = async (moment: string) => {
    gateway.clock.advance(Date.parse(moment) - gateway.clock.now().getTime())
    const token = await logIn(gateway, person)
    person = { ...person, token }
    gameToken = await launch(gateway, token)
  }
  const used = async () => {
    const { limits } = (await gateway.call(getProtection, {}, { token: person.token })).value()
    return Object.fromEntries(limits.map(({ period, used: minutes }) => [period, minutes]))
  }
  const played = { success: true }
  const reached = (period: string, amount: number, resetsAt: string) => ({
    code: 'limit_reached',
    value: { kind: 'time', period, limit: `${amount}`, used: `${amount}`, resetsAt },
  })

  test('a week has its limit: it is reached at the last minute of it, on several days together, and ends on Sunday (rule 17.1)', async () => {
    await limit('week', 30n)
    for (const after of [0, 10, 10]) expect(await play(after)).toMatchObject(played)
    await backAt('2026-11-20T15:00:00.000Z')
    for (const after of [0, 9]) expect(await play(after)).toMatchObject(played)
    expect(await used()).toEqual({ week: 29n })
    expect(await play(1)).toMatchObject(played)
    const full = reached('week', 30, '2026-11-23T03:00:00.000Z')
    expect(await play()).toMatchObject(full)
    await backAt('2026-11-23T02:59:59.999Z')
    expect(await play()).toMatchObject(full)
    gateway.clock.advance(1)
    expect(await used()).toEqual({ week: 0n })
    expect(await play()).toMatchObject(played)
  })

  test('a month has its limit, over weeks, and ends with its last day (rule 17.1)', async () => {
    await limit('month', 25n)
    for (const after of [0, 14]) expect(await play(after)).toMatchObject(played)
    await backAt('2026-11-25T15:00:00.000Z')
    for (const after of [0, 10]) expect(await play(after)).toMatchObject(played)
    expect(await used()).toEqual({ month: 24n })
    expect(await play(1)).toMatchObject(played)
    const full = reached('month', 25, '2026-12-01T03:00:00.000Z')
    expect(await play()).toMatchObject(full)
    await backAt('2026-12-01T02:59:59.999Z')
    expect(await play()).toMatchObject(full)
    gateway.clock.advance(1)
    expect(await used()).toEqual({ month: 0n })
    expect(await play()).toMatchObject(played)
  })

  test('of a week and a month the narrower one stops play, whichever that is', async () => {
    await limit('week', 10n)
    await limit('month', 15n)
    for (const after of [0, 10]) expect(await play(after)).toMatchObject(played)
    expect(await play()).toMatchObject(reached('week', 10, '2026-11-23T03:00:00.000Z'))
    await backAt('2026-11-23T15:00:00.000Z')
    for (const after of [0, 5]) expect(await play(after)).toMatchObject(played)
    expect(await used()).toEqual({ week: 5n, month: 15n })
    expect(await play()).toMatchObject(reached('month', 15, '2026-12-01T03:00:00.000Z'))
  })

  test('a limit of time that is set after play counts what was played since there was any limit', async () => {
    await limit('month', 600n)
    for (const after of [0, 12]) expect(await play(after)).toMatchObject(played)
    await limit('week', 12n)
    expect(await play()).toMatchObject(reached('week', 12, '2026-11-23T03:00:00.000Z'))
  })
})
