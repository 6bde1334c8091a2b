import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { memberVip } from '#gateway/rewards/vip/overview.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { warnVipMembers } from '#gateway/rewards/vip/warn.ts'
import { fakeClock, hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { caughtUp, inForce, someProgramme, vipPlayer } from '#tests/support/vip.ts'

const [bronze, silver, gold] = someProgramme.levels
if (!bronze || !silver || !gold) throw new Error('The programme has too few levels.')

describe.each(theDatabase())('weeks and months of VIP members on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-10-10T12:00:00.000Z')) })
    const { database, now } = gateway.deps
    await smallCatalogue(database)
    await writeSetting(database, 'brand', { ...brandSetting.fallback, timeZone: 'Europe/Lisbon' }, now())
    const levels = [bronze, { ...silver, benefit: '300' }, { ...gold, maintained: '1000', benefit: '700' }]
    await inForce(database, now(), { ...someProgramme, levels })
    await caughtUp(gateway)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const goTo = (moment: string) => gateway.clock.advance(new Date(moment).getTime() - gateway.clock.now().getTime())
  const balance = (account: bigint) => available(gateway.deps.database, account)
  const messageKinds = async (memberId: bigint) =>
    (
      await rowsAs<{ kind: string }>(
        gateway.deps.database,
        'SELECT kind FROM member_message WHERE member_id = :memberId ORDER BY id',
        { memberId },
      )
    ).map(({ kind }) => kind)

  test('a month pays its benefit once; a level is lost after a warning, and comes back without another bonus', async () => {
    const [member, idle] = [await vipPlayer(gateway.deps), await vipPlayer(gateway.deps)]
    for (const { bet } of [member, idle]) await bet(20_000n)
    await caughtUp(gateway)
    expect(await balance(member.account)).toBe(1_000_000n - 20_000n + 2_000n)
    // Reached in October, so it is judged from November on.
    goTo('2026-10-31T23:59:59.999Z')
    await warnVipMembers(gateway.deps)
    goTo('2026-11-01T00:05:00.000Z')
    await Promise.all([rewardVip(gateway.deps), rewardVip(gateway.deps)])
    await caughtUp(gateway)
    expect(await balance(member.account)).toBe(1_000_000n - 20_000n + 2_000n + 700n)
    expect((await memberVip(gateway.deps, member.session, 'en')).keep).toEqual({
      required: 1_000n,
      played: 0n,
      until: '2026-12-01T00:00:00.000Z',
    })
    await member.bet(999n)
    goTo('2026-11-24T00:00:00.000Z')
    await warnVipMembers(gateway.deps)
    gateway.clock.advance(hours(1))
    await warnVipMembers(gateway.deps)
    const bonuses = ['vip_bonus', 'vip_bonus', 'vip_benefit']
    expect(await messageKinds(member.memberId)).toEqual([...bonuses, 'vip_losing'])
    goTo('2026-12-01T00:05:00.000Z')
    await caughtUp(gateway)
    const lost = await memberVip(gateway.deps, member.session, 'en')
    expect(lost.level?.name).toBe('Silver')
    expect(lost.periods[0]).toMatchObject({ rank: 3, rankAfter: 2, validBet: 999n, required: 1_000n, benefit: 700n })
    // A member without bets gets nothing.
    expect((await memberVip(gateway.deps, idle.session, 'en')).periods[0]).toMatchObject({ rankAfter: 2, benefit: 0n })
    await member.bet(1_000n)
    goTo('2027-01-01T00:05:00.000Z')
    await caughtUp(gateway)
    expect((await memberVip(gateway.deps, member.session, 'en')).level?.name).toBe('Gold')
    const after = ['vip_lost', 'vip_benefit', 'vip_regained', 'vip_benefit']
    expect(await messageKinds(member.memberId)).toEqual([...bonuses, 'vip_losing', ...after])
    expect(await balance(member.account)).toBe(1_000_000n - 20_000n - 999n - 1_000n + 2_000n + 700n + 700n + 300n)
    gateway.clock.advance(minutes(1))
    await caughtUp(gateway)
    expect(await balance(member.account)).toBe(1_000_000n - 20_000n - 999n - 1_000n + 2_000n + 700n + 700n + 300n)
  })

  test('while VIP is off no benefit is paid and no level is lost, and not afterwards either', async () => {
    const { database, now } = gateway.deps
    const member = await vipPlayer(gateway.deps)
    await member.bet(10_000n)
    await caughtUp(gateway)
    await writeSetting(database, 'whitelabel', [], now())
    gateway.clock.advance(hours(32 * 24))
    await caughtUp(gateway)
    await database.query("DELETE FROM system_setting WHERE name = 'whitelabel'")
    const before = await balance(member.account)
    await caughtUp(gateway)
    expect(await balance(member.account)).toBe(before)
    expect((await memberVip(gateway.deps, member.session, 'en')).periods).toEqual([])
  })
})
