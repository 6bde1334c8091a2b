import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { fundsOf, pointWallet } from '#gateway/platform/ledger/wallets.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { calendarOf } from '#gateway/rewards/daily-sign-in/calendar.ts'
import { putPlan } from '#gateway/rewards/daily-sign-in/plans.ts'
import { signInToday } from '#gateway/rewards/daily-sign-in/sign-in.ts'
import { signedDays } from '#gateway/rewards/daily-sign-in/signed-days.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { planInForce, somePlan } from '#tests/support/sign-in.ts'
import { vipPlayer } from '#tests/support/vip.ts'

type Player = Awaited<ReturnType<typeof vipPlayer>>

describe.each(theDatabase())('the daily sign-in on $name', ({ open }) => {
  test('many simultaneous taps pay once, in money and in points', async () => {
    const gateway = await testGateway({ database: await open() })
    const { deps, clock } = gateway
    await smallCatalogue(deps.database)
    await planInForce(deps.database, deps.now())
    const member = await vipPlayer(deps)
    const before = await available(deps.database, member.account)
    // The first day gives money, the fourth points.
    for (const [day, taps] of [
      [1, 20],
      [2, 1],
      [3, 1],
      [4, 5],
    ] as const) {
      const ended = await Promise.all(Array.from({ length: taps }, () => signInToday(deps, member.session)))
      for (const end of ended) expect(end).toMatchObject({ isDone: true, inRow: day })
      clock.advance(hours(24))
    }
    expect(await available(deps.database, member.account)).toBe(before + 1n + 2n + 3n)
    expect((await fundsOf(deps.database, pointWallet(member.memberId))).balance).toBe(4n)
    await expectReconciled(deps.database)
    await gateway.close()
  })
})

describe('rows of days in Lisbon', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ clock: fakeClock(new Date('2026-10-24T11:00:00.000Z')) })
    const { database, now } = gateway.deps
    await smallCatalogue(database)
    await writeSetting(database, 'brand', { ...brandSetting.fallback, timeZone: 'Europe/Lisbon' }, now())
    await planInForce(database, now())
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const player = () => vipPlayer(gateway.deps)
  const goTo = (moment: string) => gateway.clock.advance(Date.parse(moment) - gateway.clock.now().getTime())
  const seen = (member: Player) => calendarOf(gateway.deps.database, member.session, gateway.deps.now())
  const sign = (member: Player) => signInToday(gateway.deps, member.session)
  const signAt = async (member: Player, moment: string) => {
    goTo(moment)
    const { today, inRow, nextDayAt } = await sign(member)
    return { today, inRow, nextDayAt }
  }

  test('a day of 25 hours ends where its 25th hour does', async () => {
    const member = await player()
    expect(await signAt(member, '2026-10-24T22:59:59.999Z')).toMatchObject({ today: '2026-10-24', inRow: 1 })
    expect(await signAt(member, '2026-10-24T23:00:00.000Z')).toEqual({
      today: '2026-10-25',
      inRow: 2,
      nextDayAt: '2026-10-26T00:00:00.000Z',
    })
    expect(await signAt(member, '2026-10-25T23:59:59.999Z')).toMatchObject({ today: '2026-10-25', inRow: 2 })
    expect(await signAt(member, '2026-10-26T00:00:00.000Z')).toMatchObject({ today: '2026-10-26', inRow: 3 })
  })

  test('a missed day restarts the row, and the row shows it before the tap', async () => {
    const member = await player()
    for (const day of [27, 28]) await signAt(member, `2026-10-${day}T12:00:00.000Z`)
    goTo('2026-10-29T23:59:59.999Z')
    expect(await seen(member)).toMatchObject({ inRow: 2, isDone: false })
    expect((await seen(member)).days[2]).toMatchObject({ place: 3, state: 'today', amount: 3n })
    goTo('2026-10-30T00:00:00.000Z')
    expect(await seen(member)).toMatchObject({ inRow: 0, isDone: false })
    expect((await seen(member)).days.map(({ state }) => state)).toEqual(['today', ...Array(6).fill('coming')])
    expect((await sign(member)).inRow).toBe(1)
  })

  test('day 8 is day 1 again, and each day is listed with its reward', async () => {
    const member = await player()
    const before = await available(gateway.deps.database, member.account)
    for (let day = 1; day <= 8; day++) await signAt(member, `2026-11-0${day}T12:00:00.000Z`)
    expect(await seen(member)).toMatchObject({ inRow: 8, isDone: true })
    expect((await seen(member)).days.slice(0, 2)).toMatchObject([
      { state: 'done', amount: 1n },
      { state: 'coming', amount: 2n },
    ])
    expect(await available(gateway.deps.database, member.account)).toBe(before + 28n - 4n + 1n)
    const page = await signedDays(gateway.deps, member.memberId, { pageSize: 5 })
    expect(page.list.map(({ day, inRow, amount, currency }) => [day, inRow, amount, currency])).toEqual([
      ['2026-11-08', 8, 1n, 'BRL'],
      ['2026-11-07', 7, 7n, 'BRL'],
      ['2026-11-06', 6, 6n, 'BRL'],
      ['2026-11-05', 5, 5n, 'BRL'],
      ['2026-11-04', 4, 4n, null],
    ])
    const rest = await signedDays(gateway.deps, member.memberId, { pageSize: 5, cursor: page.next ?? '' })
    expect(rest.list.map(({ inRow }) => inRow)).toEqual([3, 2, 1])
  })

  test('a new version within a row continues the row, and paid rewards stay', async () => {
    const member = await player()
    for (const day of ['10', '11']) await signAt(member, `2026-11-${day}T12:00:00.000Z`)
    const { database, now } = gateway.deps
    const rewards = somePlan.rewards.map(() => ({ kind: 'money', amount: '500' }) as const)
    const version = await planInForce(
      database,
      now(),
      { currency: 'BRL', rewards },
      new Date('2026-11-13T00:00:00.000Z'),
    )
    goTo('2026-11-12T12:00:00.000Z')
    expect((await seen(member)).days.map(({ amount }) => amount)).toEqual([1n, 2n, 500n, 500n, 500n, 500n, 500n])
    expect((await sign(member)).inRow).toBe(3)
    const { list } = await signedDays(gateway.deps, member.memberId, { pageSize: 5 })
    expect(list.map(({ amount }) => amount)).toEqual([500n, 2n, 1n])
    expect(list[0]?.version).toBe(version)
    // Its time is over, and no older one comes back.
    goTo('2026-11-13T00:00:00.000Z')
    expect(await seen(member)).toMatchObject({ isOn: false, days: [], inRow: 3 })
    await expect(sign(member)).rejects.toMatchObject({ code: 'sign_in_off' })
    await planInForce(database, now())
    expect((await sign(member)).inRow).toBe(4)
  })

  test('during a pause signing in is refused, and nothing changes', async () => {
    const member = await player()
    await startPause(gateway.deps, member.memberId, 24)
    await expect(sign(member)).rejects.toMatchObject({ code: 'play_blocked' })
    expect(await seen(member)).toMatchObject({ inRow: 0, isDone: false })
  })

  test('a day of 23 hours ends an hour earlier', async () => {
    const member = await player()
    expect(await signAt(member, '2027-03-27T23:59:59.999Z')).toMatchObject({ today: '2027-03-27', inRow: 1 })
    expect(await signAt(member, '2027-03-28T00:00:00.000Z')).toEqual({
      today: '2027-03-28',
      inRow: 2,
      nextDayAt: '2027-03-28T23:00:00.000Z',
    })
    expect(await signAt(member, '2027-03-28T22:59:59.999Z')).toMatchObject({ inRow: 2 })
    expect(await signAt(member, '2027-03-28T23:00:00.000Z')).toMatchObject({ today: '2027-03-29', inRow: 3 })
  })

  test('sign-ins and rewards cannot be rewritten, and a row of six days is refused', async () => {
    const { database, now } = gateway.deps
    for (const text of [
      'UPDATE sign_in SET amount = 9',
      'DELETE FROM sign_in',
      `UPDATE sign_in_plan SET rewards = '[]'`,
    ])
      await expect(byOwner(database, text), text).rejects.toThrow()
    const short = { ...somePlan, rewards: somePlan.rewards.slice(1) }
    await expect(
      putPlan(database, short, { by: 'test', validFrom: now(), validUntil: null, now: now() }),
    ).rejects.toThrow()
  })
})
