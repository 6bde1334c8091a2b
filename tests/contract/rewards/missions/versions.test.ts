import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { missionChecks } from '#gateway/rewards/missions/checks.ts'
import { claimMission } from '#gateway/rewards/missions/claim.ts'
import type { MissionFile } from '#gateway/rewards/missions/mission-files.ts'
import { putMissions } from '#gateway/rewards/missions/sets.ts'
import { missionSummary } from '#gateway/rewards/missions/summary.ts'
import { fakeClock, hours, seconds } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { missionOf, missionsCounted, someMissions } from '#tests/support/missions.ts'
import { referralPlayer } from '#tests/support/referral.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { faultsWhile } from '#tests/support/tampered.ts'

const [three, fifty] = someMissions.missions
if (!three || !fifty) throw new Error('There are too few missions.')

/** The mission of the day with another target and reward. */
const asking = (target: string, reward: string): Partial<MissionFile> => ({
  missions: [{ ...three, target, reward }],
})

// Product rules 25.3 and 25.4.
describe.each(theDatabase())('versions of missions on $name (rules 25.3 and 25.4)', ({ open }) => {
  const opened: TestGateway[] = []
  let gateway: TestGateway
  // Each test has a season of its own.
  beforeEach(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-10-21T12:00:00.000Z')) })
    opened.push(gateway)
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    for (const one of opened) await closeReconciled(one)
  })

  /** Puts a version in now that begins later, and may end. */
  const putIn = (file: Partial<MissionFile>, { from = 0, until }: { from?: number; until?: number } = {}) => {
    const now = gateway.clock.now()
    const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
    const put = { by: 'test', validFrom: later(from), validUntil: until === undefined ? null : later(until), now }
    return putMissions(gateway.deps.database, { ...someMissions, ...file }, put)
  }

  test('the first bet of a period brings the version of its moment, even if another one begins before it is counted', async () => {
    const version = await putIn(asking('3', '100'))
    await putIn({ missions: [{ ...three, target: '5', reward: '1' }, fifty] }, { from: seconds(10) })
    const member = await referralPlayer(gateway.deps)
    for (let bet = 0; bet < 3; bet++) await member.bet(100n)
    gateway.clock.advance(seconds(15))
    await missionsCounted(gateway)
    expect(await missionOf(gateway, member.session)).toMatchObject({
      version,
      target: 3n,
      reward: 100n,
      state: 'reached',
    })
    // The new version's other mission is there too.
    expect(await missionOf(gateway, member.session, 'Mission')).toMatchObject({ period: 'week', progress: 300n })
    gateway.clock.advance(hours(24))
    const { list } = await missionSummary(gateway.deps, member.session, 'en')
    const today = list.filter(({ period, state }) => period === 'day' && state === 'running')
    expect(today).toMatchObject([{ target: 5n, reward: 1n, progress: 0n }])
  })

  test('of several versions before the count, the one of the first deposit counts', async () => {
    const deposits = (target: string) => ({ missions: [{ ...three, kind: 'deposits' as const, target }] })
    await putIn(deposits('4'))
    const version = await putIn(deposits('1'), { from: seconds(10) })
    await putIn(deposits('2'), { from: seconds(20) })
    const member = await referralPlayer(gateway.deps)
    gateway.clock.advance(seconds(10))
    await member.deposit(1_000n)
    gateway.clock.advance(seconds(15))
    expect(await missionOf(gateway, member.session)).toMatchObject({ version, target: 1n, state: 'reached' })
  })

  test('a member who begins after a change has the new version', async () => {
    await putIn(asking('3', '100'))
    const version = await putIn(asking('2', '50'), { from: seconds(10) })
    const member = await referralPlayer(gateway.deps)
    gateway.clock.advance(seconds(10))
    await member.bet(100n)
    await missionsCounted(gateway)
    expect(await missionOf(gateway, member.session)).toMatchObject({ version, target: 2n, progress: 1n })
  })

  test('a mission that was completed in the last moments of a season can be claimed, also if they were the member’s first', async () => {
    const once = { ...three, code: 'once', period: 'once' as const, titles: { en: 'Once' } }
    await putIn({ missions: [three, { ...fifty, target: '300' }, once] }, { until: seconds(10) })
    const member = await referralPlayer(gateway.deps)
    gateway.clock.advance(seconds(10) - 1)
    for (let bet = 0; bet < 3; bet++) await member.bet(100n)
    const late = await referralPlayer(gateway.deps)
    gateway.clock.advance(1)
    await late.bet(100n)
    gateway.clock.advance(seconds(15))
    await missionsCounted(gateway)
    const { list, season } = await missionSummary(gateway.deps, member.session, 'en')
    expect(season).toBeNull()
    expect(list.map(({ period, state }) => `${period} ${state}`).toSorted()).toEqual([
      'day reached',
      'once reached',
      'week reached',
    ])
    expect((await missionSummary(gateway.deps, late.session, 'en')).list).toEqual([])
  })

  test('reconcile finds a claimed mission that has enough bets only with free rounds', async () => {
    await putIn(asking('2', '100'))
    const member = await referralPlayer(gateway.deps)
    await member.bet(100n)
    await member.bet(100n)
    const { missionId } = await missionOf(gateway, member.session)
    await claimMission(gateway.deps, member.session, { key: 'a claim', missionId, language: 'en' })
    const faults = (bet: string) =>
      faultsWhile(
        gateway.deps.database,
        missionChecks['a claimed mission that counts bets has enough of them in its period'],
        `UPDATE wager SET free_id = 1, bonus_stake = stake, bonus_win = win, valid_bet = 0 WHERE member_id = :memberId AND id = ${bet}`,
        { memberId: member.memberId },
      )
    expect(await faults('0')).toBe(0)
    expect(await faults('(SELECT max(id) FROM wager)')).toBe(1)
  })
})
