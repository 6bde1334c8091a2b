import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '#contract/site/system/whitelabel.ts'
import { findInvitation } from '#gateway/account/auth/invitations.ts'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { memberCode } from '#gateway/rewards/referral/member-code.ts'
import { memberReferral, memberReferrals } from '#gateway/rewards/referral/member-referrals.ts'
import { rewardReferrals } from '#gateway/rewards/referral/pay-rewards.ts'
import { decideHeld, listHeld } from '#gateway/rewards/referral/review.ts'
import { fakeClock, hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { referralPlayer, ruleInForce } from '#tests/support/referral.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(theDatabase())('invitations on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-11-10T12:00:00.000Z')) })
    await smallCatalogue(gateway.deps.database)
    await ruleInForce(gateway.deps.database, gateway.clock.now())
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const player = () => referralPlayer(gateway.deps)
  const run = () => rewardReferrals(gateway.deps)
  const balance = (of: { account: bigint }) => available(gateway.deps.database, of.account)
  /** Two members of whom the first invited the second. */
  const pair = async () => {
    const [inviter, invited] = [await player(), await player()]
    await invited.cameBy(inviter.memberId)
    return { inviter, invited }
  }
  const meet = async (invited: Awaited<ReturnType<typeof player>>) => {
    await invited.deposit(5_000n)
    await invited.bet(10_000n)
  }

  test('a code is made once, also by simultaneous calls, and its case does not matter', async () => {
    const { memberId } = await player()
    const { database, now } = gateway.deps
    const codes = await Promise.all([1, 2, 3].map(() => memberCode(database, memberId, now())))
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^[a-z2-9]{8}$/)
    expect(await findInvitation(database, codes[0]?.toUpperCase() ?? '')).toMatchObject({ uplineId: memberId })
  })

  test('both rewards are paid once at the exact bounds of the rule, by several gateways at once, with a message', async () => {
    const { inviter, invited } = await pair()
    await invited.deposit(5_000n)
    await invited.bet(9_999n)
    await run()
    expect(await invited.referral()).toMatchObject({ state: 'open' })
    await invited.bet(1n)
    const before = [await balance(inviter), await balance(invited)] as const
    await Promise.all([run(), run(), run()])
    await run()
    expect(await invited.referral()).toEqual({
      state: 'qualified',
      flags: [],
      rewards: [
        ['inviter', 'paid', null],
        ['invited', 'paid', null],
      ],
    })
    expect([await balance(inviter), await balance(invited)]).toEqual([before[0] + 2_000n, before[1] + 1_000n])
  })

  test('the inviter sees the missing conditions, but neither name nor bets', async () => {
    const { inviter, invited } = await pair()
    const seen = async () => (await memberReferrals(gateway.deps, inviter.memberId, { pageSize: 5 })).list[0]
    expect(await seen()).toMatchObject({ name: expect.stringMatching(/^pl\*\*\*-\d$/), missing: ['deposit', 'bets'] })
    await invited.deposit(5_000n)
    expect(await seen()).toMatchObject({ state: 'open', missing: ['bets'], amount: null })
    await invited.bet(10_000n)
    await run()
    expect(await seen()).toMatchObject({ state: 'paid', missing: [], amount: 2_000n })
    const mine = await memberReferral(gateway.deps, inviter.session)
    expect(mine).toMatchObject({ invited: 1, deposited: 1, qualified: 1, earned: 2_000n, rule: { reward: 2_000n } })
    const invitedReferral = await memberReferral(gateway.deps, invited.session)
    expect(invitedReferral).toMatchObject({ invited: 0, earned: 0n })
  })

  test('a first deposit that was too small stays the first one', async () => {
    const { invited } = await pair()
    await invited.deposit(4_999n)
    await invited.deposit(5_000n)
    await invited.bet(10_000n)
    await run()
    expect(await invited.referral()).toMatchObject({ state: 'open' })
  })

  test('a bet at the last moment counts, one after it does not', async () => {
    const [one, other] = [await pair(), await pair()]
    await one.invited.deposit(5_000n)
    await other.invited.deposit(5_000n)
    gateway.clock.advance(hours(7 * 24) - 1)
    await one.invited.bet(10_000n)
    gateway.clock.advance(1)
    await other.invited.bet(10_000n)
    await run()
    expect(await one.invited.referral()).toMatchObject({ state: 'qualified' })
    expect(await other.invited.referral()).toMatchObject({ state: 'open' })
    gateway.clock.advance(minutes(5))
    await run()
    expect(await other.invited.referral()).toMatchObject({ state: 'expired' })
  })

  test.each([
    ['an address', ['203.0.113.5', 'one-device-of-two'], ['203.0.113.5', 'another-device-x'], ['address_same']],
    ['a device', ['203.0.113.6', 'the-same-device-1'], ['203.0.113.7', 'the-same-device-1'], ['device_same']],
  ])('sharing %s keeps the reward unpaid until the operator approves it', async (_, mine, invitedReferral, flags) => {
    const { inviter, invited } = await pair()
    await inviter.comeFrom(...(mine as [string, string]))
    await invited.comeFrom(...(invitedReferral as [string, string]))
    await meet(invited)
    const before = await balance(inviter)
    await run()
    expect(await invited.referral()).toMatchObject({
      flags,
      rewards: [
        ['inviter', 'held', null],
        ['invited', 'held', null],
      ],
    })
    expect(await balance(inviter)).toBe(before)
    const { database, now } = gateway.deps
    const held = (await listHeld(database)).find(({ amount, ...row }) => amount === 3_000n && row.flags[0] === flags[0])
    if (!held) throw new Error('Nothing waits.')
    const decide = (decision: 'approve' | 'refuse') =>
      decideHeld(database, { id: held.id, decision, by: 'ana', now: now() })
    await decide('approve')
    await expect(decide('refuse')).rejects.toThrow('waits for a review')
    await run()
    expect(await balance(inviter)).toBe(before + 2_000n)
  })

  test.each([
    ['a payout account', 'one@example.com', 'one@example.com', ['payout_same']],
    ['the tax number of the other as a key of PIX', 'one@example.org', '52998224725', ['cpf_same']],
  ])('sharing %s holds the reward, also after it was removed', async (_, mine, invitedReferral, flags) => {
    const { inviter, invited } = await pair()
    const { database, now } = gateway.deps
    await byOwner(database, `UPDATE member SET cpf = NULL WHERE cpf = '52998224725'`)
    await byOwner(database, `UPDATE member SET cpf = '52998224725' WHERE id = :memberId`, {
      memberId: inviter.memberId,
    })
    const accounts = [
      [inviter.memberId, mine],
      [invited.memberId, invitedReferral],
    ] as const
    for (const [memberId, identifier] of accounts)
      await byOwner(
        database,
        `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from, removed_at)
         VALUES (:memberId, 'pix', :identifier, 'One', :createdAt, :createdAt, :createdAt)`,
        { memberId, identifier, createdAt: now() },
      )
    await meet(invited)
    await run()
    expect(await invited.referral()).toMatchObject({
      flags,
      rewards: [{}, {}].map(() => expect.arrayContaining(['held'])),
    })
  })

  test('an unknown fact that the rule needs holds the reward', async () => {
    await ruleInForce(gateway.deps.database, gateway.clock.now(), { needs: ['cpf', 'payout'] })
    const { inviter, invited } = await pair()
    await ruleInForce(gateway.deps.database, gateway.clock.now())
    await meet(invited)
    const before = await balance(inviter)
    await run()
    expect(await invited.referral()).toMatchObject({ flags: ['cpf_unknown', 'payout_unknown'] })
    const held = (await listHeld(gateway.deps.database)).at(-1)
    if (!held) throw new Error('Nothing waits.')
    await decideHeld(gateway.deps.database, { id: held.id, decision: 'refuse', by: 'ana', now: gateway.clock.now() })
    await run()
    expect(await invited.referral()).toMatchObject({
      rewards: [
        ['inviter', 'not-paid', 'refused'],
        ['invited', 'not-paid', 'refused'],
      ],
    })
    expect(await balance(inviter)).toBe(before)
  })

  test('rewards above the rule’s monthly number are not paid, and the next month starts in the operator’s time zone', async () => {
    const inviter = await player()
    const three = [await player(), await player(), await player(), await player(), await player()]
    // The last moment of November in São Paulo, and the first of December.
    gateway.clock.advance(new Date('2026-12-01T02:59:59.999Z').getTime() - gateway.clock.now().getTime())
    for (const invited of three) await invited.cameBy(inviter.memberId)
    for (const invited of three.slice(0, 4)) await meet(invited)
    await run()
    gateway.clock.advance(1)
    for (const invited of three.slice(4)) await meet(invited)
    await run()
    const ends = await Promise.all(three.map(async (invited) => (await invited.referral())?.rewards[0]))
    const paid = ['inviter', 'paid', null]
    expect(ends).toEqual([paid, paid, paid, ['inviter', 'not-paid', 'monthly'], paid])
    // The invited member gets the reward anyway.
    expect((await three[3]?.referral())?.rewards[1]).toEqual(['invited', 'paid', null])
  })

  test('a member who is paused at the time of payment never gets the reward', async () => {
    const { inviter, invited } = await pair()
    await meet(invited)
    await startPause(gateway.deps, inviter.memberId, 24)
    await run()
    gateway.clock.advance(hours(25))
    await run()
    expect(await invited.referral()).toMatchObject({
      rewards: [
        ['inviter', 'not-paid', 'pause'],
        ['invited', 'paid', null],
      ],
    })
  })

  test('the rule of the registration counts: a later one changes nothing, and without a rule there is no reward', async () => {
    const { database } = gateway.deps
    const { inviter, invited } = await pair()
    await ruleInForce(database, gateway.clock.now(), { reward: '9900', firstDeposit: '1' })
    await writeSetting(
      database,
      'whitelabel',
      [{ modId: modules.referral, enabled: false, childrenNodes: [] }],
      gateway.clock.now(),
    )
    const off = await pair()
    await expect(memberReferral(gateway.deps, inviter.session)).rejects.toMatchObject({ code: 'referral_off' })
    await rowsAs(database, "DELETE FROM system_setting WHERE name = 'whitelabel'")
    await ruleInForce(database, gateway.clock.now())
    await meet(invited)
    await meet(off.invited)
    const before = await balance(inviter)
    await run()
    expect(await balance(inviter)).toBe(before + 2_000n)
    expect(await off.invited.referral()).toMatchObject({ state: 'none', rewards: [] })
  })

  test('invitations and rewards cannot be rewritten', async () => {
    const { database } = gateway.deps
    await expect(
      rowsAs(database, "UPDATE referral SET member_id = member_id + 1 WHERE state = 'expired'"),
    ).rejects.toThrow('decided once')
    await expect(rowsAs(database, "UPDATE referral_reward SET amount = 1 WHERE state = 'paid'")).rejects.toThrow(
      'decided once',
    )
    await expect(rowsAs(database, 'DELETE FROM referral_reward')).rejects.toThrow('decided once')
    await expect(rowsAs(database, 'UPDATE referral_rule SET reward = 1')).rejects.toThrow()
  })
})
