import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/account/protection/blocks.ts'
import type { SqlParameters } from '#gateway/platform/db/client.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { claimRebate } from '#gateway/rewards/vip/claim.ts'
import { memberVip } from '#gateway/rewards/vip/overview.ts'
import { selectClaimable, wireRebate } from '#gateway/rewards/vip/rebate-queries.ts'
import { fakeClock, hours, minutes, seconds } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { caughtUp, inForce, someProgramme, vipPlayer } from '#tests/support/vip.ts'

describe.each(theDatabase())('VIP levels and rebates on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    // Noon of Lisbon on a day before one of 25 hours.
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-10-24T11:00:00.000Z')) })
    const { database, now } = gateway.deps
    await smallCatalogue(database)
    await writeSetting(database, 'brand', { ...brandSetting.fallback, timeZone: 'Europe/Lisbon' }, now())
    await inForce(database, now())
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const query = <Row>(text: string, parameters: SqlParameters = {}) =>
    rowsAs<Row>(gateway.deps.database, text, parameters)
  const run = () => caughtUp(gateway)
  const stepsOf = (memberId: bigint) =>
    query<object>(
      'SELECT rank, valid_bet, bonus, state, reason FROM vip_step WHERE member_id = :memberId ORDER BY rank',
      { memberId },
    )
  const claimable = async (memberId: bigint) =>
    (await selectClaimable(gateway.deps.database, memberId, gateway.deps.now())).map((row) =>
      wireRebate(row, 'en', gateway.deps.now()),
    )

  test('one bet may reach several levels, exactly at the bound, and each bonus is paid once', async () => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(9_999n)
    await run()
    expect(await stepsOf(member.memberId)).toEqual([
      { rank: 1, valid_bet: 9_999n, bonus: 0n, state: 'none', reason: null },
    ])
    await member.bet(10_001n)
    const before = await available(gateway.deps.database, member.account)
    await run()
    await run()
    expect(await stepsOf(member.memberId)).toMatchObject([
      { rank: 1 },
      { rank: 2, valid_bet: 20_000n, bonus: 500n, state: 'paid' },
      { rank: 3, valid_bet: 20_000n, bonus: 1_500n, state: 'paid' },
    ])
    expect(await available(gateway.deps.database, member.account)).toBe(before + 2_000n)
    const seen = await memberVip(gateway.deps, member.session, 'en')
    expect(seen).toMatchObject({ validBet: 20_000n, level: { rank: 3, name: 'Gold' }, next: null })
    const messages = await query('SELECT details FROM member_message WHERE member_id = :memberId ORDER BY id', {
      memberId: member.memberId,
    })
    expect(messages).toEqual([2, 3].map((rank) => ({ details: expect.objectContaining({ rank: rank.toString() }) })))
  })

  test('a cent below the bound does not reach the level', async () => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(9_999n)
    await run()
    const { level, next, validBet } = await memberVip(gateway.deps, member.session, 'pt')
    expect([level?.name, next?.name, (next?.needed ?? 0n) - validBet]).toEqual(['Bronze', 'Prata', 1n])
    await member.bet(1n)
    await run()
    expect((await memberVip(gateway.deps, member.session, 'pt')).level?.name).toBe('Prata')
  })

  test('several gateways at once pay each bonus once', async () => {
    const players = [await vipPlayer(gateway.deps), await vipPlayer(gateway.deps), await vipPlayer(gateway.deps)]
    for (const { bet } of players) await bet(20_000n)
    await Promise.all([run(), run(), run()])
    await run()
    for (const { account, memberId } of players) {
      expect(await stepsOf(memberId)).toMatchObject([{}, { state: 'paid' }, { state: 'paid' }])
      expect(await available(gateway.deps.database, account)).toBe(1_000_000n - 20_000n + 2_000n)
    }
  })

  test('a day of 25 hours is one rebate at the rate of the level at its end, claimed once', async () => {
    const [start, noon] = [new Date('2026-10-24T23:00:00.000Z'), gateway.clock.now()]
    const member = await vipPlayer(gateway.deps)
    gateway.clock.advance(start.getTime() - noon.getTime() - 1)
    await member.bet(1_000n)
    gateway.clock.advance(1)
    await member.bet(12_000n)
    gateway.clock.advance(hours(25) - 1)
    await member.bet(345n)
    gateway.clock.advance(1)
    await member.bet(7_000n)
    await run()
    // The day before has ended, this one only a moment ago: a bet of its last moments may still be settled.
    const first = await claimable(member.memberId)
    expect(first.map(({ validBet }) => validBet)).toEqual([1_000n])
    gateway.clock.advance(minutes(5))
    await run()
    const [, long] = await claimable(member.memberId)
    // Silver was reached within the day; Gold, by the bet after midnight, was not.
    expect(long).toMatchObject({
      validBet: 12_345n,
      rank: 2,
      rate: 65,
      amount: 80n,
      product: '80.2425',
      dropped: 2_425n,
    })
    expect([long?.from, long?.to]).toEqual(['2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'])
    // A later version changes nothing of it.
    gateway.clock.advance(seconds(1))
    const [bronze] = someProgramme.levels
    if (!bronze) throw new Error('The programme has no level.')
    await inForce(gateway.deps.database, gateway.clock.now(), { ...someProgramme, levels: [bronze] })
    await run()
    expect((await claimable(member.memberId))[1]).toEqual(long)
    await inForce(gateway.deps.database, gateway.clock.now())
    const before = await available(gateway.deps.database, member.account)
    const claim = (key: string) =>
      claimRebate(gateway.deps, member.session, { key, rebateId: long?.rebateId ?? '', language: 'en' })
    const ended = await Promise.allSettled(['a', 'a', 'b', 'c'].map((key) => claim(`${member.memberId}-${key}-claim`)))
    const paid = ended.filter(({ status }) => status === 'fulfilled')
    expect(paid.length).toBeGreaterThan(0)
    for (const { reason } of ended.filter((end) => end.status === 'rejected')) expect(reason).toBeInstanceOf(Refusal)
    expect(await available(gateway.deps.database, member.account)).toBe(before + 80n)
  })

  test('a rebate waits for the open bets of its period', async () => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(12_345n)
    await byOwner(
      gateway.deps.database,
      `INSERT INTO member_hour (member_id, currency, hour, game_type, status, wagers, stake, win, valid_bet, first_wager, last_wager)
       VALUES (:memberId, 'BRL', date_trunc('hour', :now::timestamptz, 'UTC'), 'RNG', 'open', 1, 5, 0, 0, 1, 1)`,
      { memberId: member.memberId, now: gateway.clock.now() },
    )
    gateway.clock.advance(hours(26))
    await run()
    expect(await claimable(member.memberId)).toEqual([])
    const removeOpen = "DELETE FROM member_hour WHERE member_id = :memberId AND status = 'open'"
    await byOwner(gateway.deps.database, removeOpen, { memberId: member.memberId })
    await run()
    expect(await claimable(member.memberId)).toMatchObject([{ validBet: 12_345n, amount: 80n }])
  })

  test('a late claim, a rebate below the minimum and another member’s rebate are refused', async () => {
    const { database, now } = gateway.deps
    const [member, other] = [await vipPlayer(gateway.deps), await vipPlayer(gateway.deps)]
    await member.bet(10_000n)
    gateway.clock.advance(hours(25))
    await run()
    const [mine] = await claimable(member.memberId)
    const claim = async (session: typeof member.session, rebateId = mine?.rebateId ?? '') => {
      const wish = { key: crypto.randomUUID(), rebateId, language: 'en' }
      return await claimRebate(gateway.deps, session, wish).catch((refusal: unknown) => refusal)
    }
    expect(await claim(other.session)).toMatchObject({ code: 'rebate_not_found' })
    expect(await claim(member.session, 'none')).toMatchObject({ code: 'rebate_not_found' })
    await startPause(gateway.deps, member.memberId, 24)
    expect(await claim(member.session)).toMatchObject({ code: 'play_blocked' })
    gateway.clock.advance(hours(7 * 24))
    expect(await claim(member.session)).toMatchObject({ code: 'rebate_expired' })
    await writeSetting(database, 'rebate', { period: 'day', claimDays: 7, minimum: '101' }, now())
    await member.bet(10_000n)
    gateway.clock.advance(hours(25))
    await run()
    await query("DELETE FROM system_setting WHERE name = 'rebate'")
    const rows = await query<{ id: bigint }>(
      'SELECT id FROM rebate WHERE member_id = :memberId ORDER BY id DESC LIMIT 1',
      { memberId: member.memberId },
    )
    expect(await claim(member.session, rows[0]?.id.toString())).toMatchObject({ code: 'rebate_too_small' })
  })

  test('a member who is paused at the time of payment never gets the bonus', async () => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(10_000n)
    await startPause(gateway.deps, member.memberId, 24)
    const before = await available(gateway.deps.database, member.account)
    await run()
    expect(await stepsOf(member.memberId)).toMatchObject([{ rank: 1 }, { rank: 2, state: 'not-paid', reason: 'pause' }])
    gateway.clock.advance(hours(25))
    await run()
    expect(await available(gateway.deps.database, member.account)).toBe(before)
  })

  test('levels and rebates cannot be rewritten', async () => {
    await expect(query("UPDATE vip_step SET bonus = 9 WHERE state = 'paid'")).rejects.toThrow('decided once')
    await expect(query('DELETE FROM vip_step')).rejects.toThrow('decided once')
    await expect(query("UPDATE rebate SET amount = 9 WHERE state = 'offered'")).rejects.toThrow('worked out once')
    await expect(
      query("UPDATE rebate SET state = 'offered', claimed_at = NULL, transfer_id = NULL WHERE state = 'claimed'"),
    ).rejects.toThrow('worked out once')
    await expect(query('UPDATE vip_level SET bonus = 0')).rejects.toThrow()
  })
})
