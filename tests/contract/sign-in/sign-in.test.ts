import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/protection/blocks.ts'
import { calendarOf } from '#gateway/sign-in/calendar.ts'
import { putPlan } from '#gateway/sign-in/plans.ts'
import { signInToday } from '#gateway/sign-in/sign-in.ts'
import { signedDays } from '#gateway/sign-in/signed-days.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { brandSetting } from '#gateway/system/site-settings.ts'
import { fundsOf, pointWallet } from '#gateway/wallet/wallets.ts'
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
    const who = await vipPlayer(deps)
    const before = await available(deps.database, who.account)
    // The first day gives money, the fourth points.
    for (const [day, taps] of [
      [1, 20],
      [2, 1],
      [3, 1],
      [4, 5],
    ] as const) {
      const ended = await Promise.all(Array.from({ length: taps }, () => signInToday(deps, who.session)))
      for (const end of ended) expect(end).toMatchObject({ isDone: true, inRow: day })
      clock.advance(hours(24))
    }
    expect(await available(deps.database, who.account)).toBe(before + 1n + 2n + 3n)
    expect((await fundsOf(deps.database, pointWallet(who.memberId))).balance).toBe(4n)
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
  const seen = (who: Player) => calendarOf(gateway.deps.database, who.session, gateway.deps.now())
  const sign = (who: Player) => signInToday(gateway.deps, who.session)
  const signAt = async (who: Player, moment: string) => {
    goTo(moment)
    const { today, inRow, nextDayAt } = await sign(who)
    return { today, inRow, nextDayAt }
  }

  test('a day of 25 hours ends where its 25th hour does', async () => {
    const who = await player()
    expect(await signAt(who, '2026-10-24T22:59:59.999Z')).toMatchObject({ today: '2026-10-24', inRow: 1 })
    expect(await signAt(who, '2026-10-24T23:00:00.000Z')).toEqual({
      today: '2026-10-25',
      inRow: 2,
      nextDayAt: '2026-10-26T00:00:00.000Z',
    })
    expect(await signAt(who, '2026-10-25T23:59:59.999Z')).toMatchObject({ today: '2026-10-25', inRow: 2 })
    expect(await signAt(who, '2026-10-26T00:00:00.000Z')).toMatchObject({ today: '2026-10-26', inRow: 3 })
  })

  test('a missed day restarts the row, and the row shows it before the tap', async () => {
    const who = await player()
    for (const day of [27, 28]) await signAt(who, `2026-10-${day}T12:00:00.000Z`)
    goTo('2026-10-29T23:59:59.999Z')
    expect(await seen(who)).toMatchObject({ inRow: 2, isDone: false })
    expect((await seen(who)).days[2]).toMatchObject({ place: 3, state: 'today', amount: 3n })
    goTo('2026-10-30T00:00:00.000Z')
    expect(await seen(who)).toMatchObject({ inRow: 0, isDone: false })
    expect((await seen(who)).days.map(({ state }) => state)).toEqual(['today', ...Array(6).fill('coming')])
    expect((await sign(who)).inRow).toBe(1)
  })

  test('day 8 is day 1 again, and each day is listed with its reward', async () => {
    const who = await player()
    const before = await available(gateway.deps.database, who.account)
    for (let day = 1; day <= 8; day++) await signAt(who, `2026-11-0${day}T12:00:00.000Z`)
    expect(await seen(who)).toMatchObject({ inRow: 8, isDone: true })
    expect((await seen(who)).days.slice(0, 2)).toMatchObject([
      { state: 'done', amount: 1n },
      { state: 'coming', amount: 2n },
    ])
    expect(await available(gateway.deps.database, who.account)).toBe(before + 28n - 4n + 1n)
    const page = await signedDays(gateway.deps, who.memberId, { pageSize: 5 })
    expect(page.list.map(({ day, inRow, amount, currency }) => [day, inRow, amount, currency])).toEqual([
      ['2026-11-08', 8, 1n, 'BRL'],
      ['2026-11-07', 7, 7n, 'BRL'],
      ['2026-11-06', 6, 6n, 'BRL'],
      ['2026-11-05', 5, 5n, 'BRL'],
      ['2026-11-04', 4, 4n, null],
    ])
    const rest = await signedDays(gateway.deps, who.memberId, { pageSize: 5, cursor: page.next ?? '' })
    expect(rest.list.map(({ inRow }) => inRow)).toEqual([3, 2, 1])
  })

  test('a new version within a row continues the row, and paid rewards stay', async () => {
    const who = await player()
    for (const day of ['10', '11']) await signAt(who, `2026-11-${day}T12:00:00.000Z`)
    const { database, now } = gateway.deps
    const rewards = somePlan.rewards.map(() => ({ kind: 'money', amount: '500' }) as const)
    const version = await planInForce(
      database,
      now(),
      { currency: 'BRL', rewards },
      new Date('2026-11-13T00:00:00.000Z'),
    )
    goTo('2026-11-12T12:00:00.000Z')
    expect((await seen(who)).days.map(({ amount }) => amount)).toEqual([1n, 2n, 500n, 500n, 500n, 500n, 500n])
    expect((await sign(who)).inRow).toBe(3)
    const { list } = await signedDays(gateway.deps, who.memberId, { pageSize: 5 })
    expect(list.map(({ amount }) => amount)).toEqual([500n, 2n, 1n])
    expect(list[0]?.version).toBe(version)
    // Its time is over, and no older one comes back.
    goTo('2026-11-13T00:00:00.000Z')
    expect(await seen(who)).toMatchObject({ isOn: false, days: [], inRow: 3 })
    await expect(sign(who)).rejects.toMatchObject({ code: 'sign_in_off' })
    await planInForce(database, now())
    expect((await sign(who)).inRow).toBe(4)
  })

  test('during a pause signing in is refused, and nothing changes', async () => {
    const who = await player()
    await startPause(gateway.deps, who.memberId, 24)
    await expect(sign(who)).rejects.toMatchObject({ code: 'play_blocked' })
    expect(await seen(who)).toMatchObject({ inRow: 0, isDone: false })
  })

  test('a day of 23 hours ends an hour earlier', async () => {
    const who = await player()
    expect(await signAt(who, '2027-03-27T23:59:59.999Z')).toMatchObject({ today: '2027-03-27', inRow: 1 })
    expect(await signAt(who, '2027-03-28T00:00:00.000Z')).toEqual({
      today: '2027-03-28',
      inRow: 2,
      nextDayAt: '2027-03-28T23:00:00.000Z',
    })
    expect(await signAt(who, '2027-03-28T22:59:59.999Z')).toMatchObject({ inRow: 2 })
    expect(await signAt(who, '2027-03-28T23:00:00.000Z')).toMatchObject({ today: '2027-03-29', inRow: 3 })
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
