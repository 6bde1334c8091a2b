import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { claimMission } from '#gateway/rewards/missions/claim.ts'
import { missionLeaderboard, setHidden } from '#gateway/rewards/missions/leaderboard.ts'
import { missionSummary } from '#gateway/rewards/missions/summary.ts'
import { type Clock, fakeClock, hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { missionOf, missionsCounted, missionsInForce, someMissions } from '#tests/support/missions.ts'
import { referralPlayer } from '#tests/support/referral.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(theDatabase())('missions on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    // Noon of Lisbon on the day before one of 25 hours, a Saturday.
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-10-24T11:00:00.000Z')) })
    const { database, now } = gateway.deps
    await smallCatalogue(database)
    await writeSetting(database, 'brand', { ...brandSetting.fallback, timeZone: 'Europe/Lisbon' }, now())
    await missionsInForce(database, now())
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const player = () => referralPlayer(gateway.deps)
  type Player = Awaited<ReturnType<typeof player>>
  const goTo = (clock: Clock, moment: string) => clock.advance(new Date(moment).getTime() - clock.now().getTime())
  const seen = (member: Player, title?: string) => missionOf(gateway, member.session, title)
  const claim = (member: Player, missionId: string, key: string = crypto.randomUUID()) =>
    claimMission(gateway.deps, member.session, { key, missionId, language: 'en' })
  const times = async (count: number, bet: () => Promise<void>) => {
    for (let turn = 0; turn < count; turn++) await bet()
  }

  test('an opened screen is up to date without the job, and a mission one below the target is not done', async () => {
    const member = await player()
    await times(2, () => member.bet(100n))
    expect(await seen(member)).toMatchObject({ progress: 2n, target: 3n, state: 'running', claimUntil: null })
    await expect(claim(member, (await seen(member)).missionId)).rejects.toMatchObject({ code: 'mission_not_done' })
    await member.bet(100n)
    expect(await seen(member)).toMatchObject({ progress: 3n, state: 'reached', claimUntil: '2026-10-26T11:00:00.000Z' })
    expect(await missionSummary(gateway.deps, member.session, 'pt')).toMatchObject({
      season: { title: 'Primeira', until: null },
      done: 1,
      running: 2,
      toClaim: 1,
      list: [{ title: 'Três rodadas', state: 'reached' }, {}, {}],
    })
  })

  test('twenty claims at once pay once', async () => {
    const member = await player()
    await times(3, () => member.bet(100n))
    const { missionId } = await seen(member)
    const before = await available(gateway.deps.database, member.account)
    const keys = Array.from({ length: 20 }, (_, place) => `${member.memberId}-claim-${place % 10}`)
    const ended = await Promise.allSettled(keys.map((key) => claim(member, missionId, key)))
    expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    for (const { reason } of ended.filter((end) => end.status === 'rejected'))
      expect(reason).toMatchObject({ code: 'mission_claimed' })
    expect(await available(gateway.deps.database, member.account)).toBe(before + 100n)
    expect(await seen(member)).toMatchObject({ state: 'claimed', transactionId: expect.any(String) })
  })

  test('several gateways count at once, and each bet counts once', async () => {
    const players = [await player(), await player(), await player()]
    for (const { bet } of players) await times(3, () => bet(1_000n))
    await Promise.all([1, 2, 3].map(() => missionsCounted(gateway)))
    const rows = await rowsAs<{ code: string; progress: bigint }>(
      gateway.deps.database,
      `SELECT code, progress FROM mission_progress WHERE member_id >= :memberId ORDER BY code, member_id`,
      { memberId: players[0]?.memberId ?? 0n },
    )
    const each = (code: string, progress: bigint) => players.map(() => ({ code, progress }))
    expect(rows).toEqual([...each('fifty', 3_000n), ...each('row', 1n), ...each('three', 3n)])
  })

  test('another member’s, unknown and blocked claims are refused', async () => {
    const [member, other] = [await player(), await player()]
    await times(3, () => member.bet(100n))
    const { missionId } = await seen(member)
    await expect(claim(other, missionId)).rejects.toMatchObject({ code: 'mission_not_found' })
    await expect(claim(other, 'none')).rejects.toBeInstanceOf(Refusal)
    await startPause(gateway.deps, member.memberId, 24)
    await expect(claim(member, missionId)).rejects.toMatchObject({ code: 'play_blocked' })
    gateway.clock.advance(hours(48))
    await expect(claim(member, missionId)).rejects.toMatchObject({ code: 'mission_expired' })
    goTo(gateway.clock, '2026-10-24T12:00:00.000Z')
  })

  test.each([
    ['of 25 hours', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['of 23 hours', '2027-03-28T00:00:00.000Z', '2027-03-28T23:00:00.000Z'],
  ])('a day %s begins and ends at midnight of the operator', async (_, start, end) => {
    const member = await player()
    goTo(gateway.clock, new Date(new Date(start).getTime() - 1).toISOString())
    await member.bet(100n)
    expect(await seen(member)).toMatchObject({ progress: 1n, until: start })
    gateway.clock.advance(1)
    await member.bet(100n)
    expect(await seen(member)).toMatchObject({ progress: 1n, until: end })
    goTo(gateway.clock, new Date(new Date(end).getTime() - 1).toISOString())
    await member.bet(100n)
    expect(await seen(member)).toMatchObject({ progress: 2n, until: end })
    gateway.clock.advance(1)
    await member.bet(100n)
    expect((await seen(member)).progress).toBe(1n)
    // Two days in a row were played over the change of the clock.
    expect(await seen(member, 'Mission')).toMatchObject({ kind: 'streak', progress: 2n, state: 'reached' })
  })

  test('bets of the last moment of a week that are first counted after it count in it, and can be claimed', async () => {
    const member = await player()
    goTo(gateway.clock, '2027-04-04T22:59:59.999Z')
    await times(3, () => member.bet(2_000n))
    gateway.clock.advance(hours(1))
    await missionsCounted(gateway)
    const { list, toClaim } = await missionSummary(gateway.deps, member.session, 'en')
    expect(toClaim).toBe(2)
    const reached = list.filter(({ state }) => state === 'reached')
    expect(reached.map(({ period, progress }) => [period, progress]).toSorted()).toEqual([
      ['day', 3n],
      ['week', 6_000n],
    ])
    for (const { missionId } of reached) expect(await claim(member, missionId)).toMatchObject({ state: 'claimed' })
    expect((await seen(member)).progress).toBe(0n)
  })

  test('a new version does not change a period that has begun, and a mission of a season is done once', async () => {
    const member = await player()
    await times(2, () => member.bet(100n))
    await seen(member)
    const { database } = gateway.deps
    const [three, , row] = someMissions.missions
    if (!three || !row) throw new Error('There are no missions.')
    await missionsInForce(database, gateway.clock.now(), {
      missions: [{ ...three, target: '1', reward: '999' }, row],
    })
    expect(await seen(member)).toMatchObject({ target: 3n, reward: 100n, state: 'running' })
    const once = "SELECT count(*)::integer AS rows FROM mission_progress WHERE member_id = :memberId AND code = 'row'"
    expect(await rowsAs(database, once, { memberId: member.memberId })).toEqual([{ rows: 1 }])
    gateway.clock.advance(hours(24))
    expect(await seen(member)).toMatchObject({ target: 1n, reward: 999n, progress: 0n })
    await missionsInForce(database, gateway.clock.now())
  })

  test('credited deposits count by number and sum, bets in other categories do not', async () => {
    const base = { titles: { en: 'Other' }, period: 'day', reward: '100', points: 1, claimDays: 1 } as const
    const { database } = gateway.deps
    await missionsInForce(database, gateway.clock.now(), {
      season: 'second',
      missions: [
        { ...base, code: 'paid-in', titles: { en: 'Paid in' }, kind: 'deposits', target: '2' },
        { ...base, code: 'sum', titles: { en: 'Sum' }, kind: 'deposit-sum', target: '5000' },
        { ...base, code: 'fish', titles: { en: 'Fish' }, kind: 'bets', target: '1', categories: ['FISH'] },
        { ...base, code: 'slots', titles: { en: 'Slots' }, kind: 'bets', target: '1', categories: ['RNG', 'FISH'] },
        { ...base, code: 'vendor', titles: { en: 'Vendor' }, kind: 'bets', target: '1', vendors: ['NOBODY'] },
      ],
    })
    const member = await player()
    await member.bet(100n)
    await member.deposit(4_999n)
    await missionsCounted(gateway)
    const states = async () =>
      (await missionSummary(gateway.deps, member.session, 'en')).list.map(
        ({ title, progress, state }) => `${title} ${progress} ${state}`,
      )
    expect((await states()).toSorted()).toEqual([
      'Fish 0 running',
      'Paid in 1 running',
      'Slots 1 reached',
      'Sum 4999 running',
      'Vendor 0 running',
    ])
    await member.deposit(1n)
    expect((await states()).filter((state) => state.endsWith('reached')).toSorted()).toEqual([
      'Paid in 2 reached',
      'Slots 1 reached',
      'Sum 5000 reached',
    ])
  })

  test('after the end of a season there are no missions, but completed ones can be claimed', async () => {
    const { database } = gateway.deps
    gateway.clock.advance(hours(24))
    const end = new Date(gateway.clock.now().getTime() + hours(1))
    await missionsInForce(database, gateway.clock.now(), { season: 'third' }, end)
    const member = await player()
    await times(3, () => member.bet(100n))
    expect(await missionSummary(gateway.deps, member.session, 'en')).toMatchObject({
      season: { until: end.toISOString() },
    })
    gateway.clock.advance(hours(1))
    const after = await missionSummary(gateway.deps, member.session, 'en')
    expect(after).toMatchObject({ season: null, toClaim: 1 })
    await claim(member, (await seen(member)).missionId)
  })

  test('the table ranks equal points by time, leaves out hidden members, and always shows the own place', async () => {
    const { database } = gateway.deps
    gateway.clock.advance(hours(24))
    await missionsInForce(database, gateway.clock.now(), { season: 'table' })
    const [late, early, hidden, none] = [await player(), await player(), await player(), await player()]
    for (const member of [hidden, early, late]) {
      gateway.clock.advance(1)
      await times(3, () => member.bet(100n))
      await missionsCounted(gateway)
    }
    const table = (member: Player) => missionLeaderboard(gateway.deps, member.session, 'en')
    const places = async (member: Player) =>
      (await table(member)).list.map(({ place, points, isOwn }) => [place, points, isOwn])
    expect(await places(early)).toEqual([
      [1, 10, false],
      [2, 10, true],
      [3, 10, false],
    ])
    expect(await setHidden(gateway.deps, hidden.memberId, true)).toEqual({ isHidden: true })
    expect(await places(late)).toEqual([
      [1, 10, false],
      [2, 10, true],
    ])
    expect(await table(hidden)).toMatchObject({
      own: { place: 1, name: expect.stringMatching(/^pl\*\*\*..$/) },
      isHidden: true,
    })
    expect(await table(none)).toMatchObject({ season: { title: 'First' }, own: null, isHidden: false, list: [{}, {}] })
    await setHidden(gateway.deps, hidden.memberId, false)
    expect(await places(late)).toHaveLength(3)
  })

  test('claims and conditions of missions cannot be rewritten', async () => {
    const query = (text: string) => rowsAs(gateway.deps.database, text)
    await expect(query('UPDATE mission_progress SET claimed_at = now() WHERE claimed_at IS NOT NULL')).rejects.toThrow(
      'claimed once',
    )
    await expect(query('UPDATE mission_progress SET reward = 1')).rejects.toThrow('claimed once')
    await expect(query('DELETE FROM mission_progress')).rejects.toThrow('claimed once')
    await expect(query('UPDATE mission SET target = 1')).rejects.toThrow()
  })
})
