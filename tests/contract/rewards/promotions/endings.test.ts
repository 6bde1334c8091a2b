import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAccount } from '#contract/account/security/close-account.ts'
import { expireFreeRounds } from '#gateway/play/free-rounds/end-free-rounds.ts'
import { endRewardsOfDisabled } from '#gateway/rewards/promotions/end-rewards.ts'
import { giveSome, grantOf } from '#tests/support/bonus.ts'
import { hours } from '#tests/support/clock.ts'
import { claimedFreeRounds, freeRoundsPlayer } from '#tests/support/free-rounds.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember } from '#tests/support/people.ts'
import { giveSomeReward } from '#tests/support/promotions.ts'
import { smallCatalogue, withTheme } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { withdraw, withdrawer } from '#tests/support/withdrawing.ts'

// Product rules 22.9 and 28.9.
describe('what ends the rewards of a member, and its record (rules 22.9 and 28.9)', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
    await smallCatalogue(gateway.deps.database)
    await withTheme(gateway.deps.database)
  })
  afterAll(() => closeReconciled(gateway))

  const recordOf = (memberId: bigint) =>
    rowsAs<object>(
      gateway.deps.database,
      `SELECT a.details, a.address, s.id IS NOT NULL AS "inSession" FROM member_audit a
       LEFT JOIN session s ON s.id = a.session_id AND s.member_id = a.member_id
       WHERE a.member_id = :memberId AND a.act = 'rewards_ended' ORDER BY a.id`,
      { memberId },
    )
  const rewardsOf = (memberId: bigint) =>
    rowsAs<object>(
      gateway.deps.database,
      'SELECT state, reason FROM member_reward WHERE member_id = :memberId ORDER BY id',
      { memberId },
    )
  const disable = (memberId: bigint, at: Date | null) =>
    gateway.deps.database.query('UPDATE member SET disabled_at = :disabledAt WHERE id = :memberId', {
      memberId,
      disabledAt: at,
    })

  test('a withdrawal request ends a bonus if its terms say so, and the record counts what it ended', async () => {
    const owner = await withdrawer(gateway)
    const memberId = await memberOf(gateway, owner.token)
    const { database, now } = gateway.deps
    const lenient = await giveSome(database, memberId, now())
    await withdraw(gateway, owner, 20_00n)
    expect(await recordOf(memberId)).toEqual([])
    const strict = await giveSome(database, memberId, now(), { endsOnWithdrawal: true })
    await withdraw(gateway, owner, 20_00n)
    expect(await grantOf(database, strict)).toMatchObject({ status: 'forfeited', reason: 'withdrawal' })
    expect(await grantOf(database, lenient)).toMatchObject({ status: 'active', balance: 1_000n })
    const details = { reason: 'withdrawal', bonuses: '1' }
    expect(await recordOf(memberId)).toEqual([{ details, address: '127.0.0.1', inSession: true }])
  })

  test('closing the account ends bonuses, free rounds and rewards, and the record counts them', async () => {
    const { token, password } = await registerMember(gateway)
    const memberId = await memberOf(gateway, token)
    const { deps } = gateway
    const bonuses = [
      await giveSome(deps.database, memberId, deps.now()),
      await giveSome(deps.database, memberId, deps.now()),
    ]
    await claimedFreeRounds(deps, memberId)
    await giveSomeReward(deps, memberId)
    ;(await gateway.call(closeAccount, { password }, { token })).value()
    for (const id of bonuses)
      expect(await grantOf(deps.database, id)).toMatchObject({ status: 'forfeited', reason: 'closed', balance: 0n })
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'claimed' }, { state: 'close', reason: 'closed' }])
    const details = { reason: 'closed', bonuses: '2', freeRounds: '1', rewards: '1' }
    expect(await recordOf(memberId)).toEqual([{ details, address: '127.0.0.1', inSession: true }])
  })

  test('an account without rewards leaves no such record', async () => {
    const { token, password } = await registerMember(gateway)
    const memberId = await memberOf(gateway, token)
    ;(await gateway.call(closeAccount, { password }, { token })).value()
    expect(await recordOf(memberId)).toEqual([])
  })

  test('an account that the house disables loses bonuses, free rounds with their wins, and rewards, once', async () => {
    const { deps } = gateway
    const member = await freeRoundsPlayer(deps)
    const { memberId } = member
    await member.play('f1', 700n)
    const id = await giveSome(deps.database, memberId, deps.now())
    await giveSomeReward(deps, memberId)
    await disable(memberId, deps.now())
    await Promise.all([endRewardsOfDisabled(deps), endRewardsOfDisabled(deps)])
    expect(await grantOf(deps.database, id)).toMatchObject({ status: 'forfeited', reason: 'closed', balance: 0n })
    const kinds = 'SELECT kind FROM bonus_entry WHERE grant_id = :grantId ORDER BY id'
    expect(await rowsAs(deps.database, kinds, { grantId: id })).toEqual([{ kind: 'grant' }, { kind: 'forfeit' }])
    expect(await member.set()).toMatchObject({ status: 'forfeited', won: 700n, paid: 0n, left: 0n })
    expect(await member.balance()).toBe(1_000n)
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'claimed' }, { state: 'close', reason: 'closed' }])
    const details = { reason: 'closed', bonuses: '1', freeRounds: '1', rewards: '1' }
    expect(await recordOf(memberId)).toEqual([{ details, address: 'operator', inSession: false }])
    // What the member had is lost, also if the account is enabled again.
    await disable(memberId, null)
    expect((await member.play('f2', 100n)).result).toBe('refused')
  })

  test.each(['free rounds', 'a reward'])('a disabled account that has only %s loses it too', async (what) => {
    const { deps } = gateway
    const member = await freeRoundsPlayer(deps)
    if (what === 'a reward') for (const name of ['f1', 'f2']) await member.play(name, 0n)
    if (what === 'a reward') await giveSomeReward(deps, member.memberId)
    await disable(member.memberId, deps.now())
    await endRewardsOfDisabled(deps)
    expect(await recordOf(member.memberId)).toMatchObject([
      { details: { reason: 'closed', [what === 'a reward' ? 'rewards' : 'freeRounds']: '1' } },
    ])
  })

  test('free rounds whose time ends after the account was disabled pay nothing, whichever job comes first', async () => {
    const { deps } = gateway
    const member = await freeRoundsPlayer(deps)
    await member.play('f1', 700n)
    gateway.clock.advance(hours(3 * 24))
    await disable(member.memberId, deps.now())
    await expireFreeRounds(deps)
    expect(await member.set()).toMatchObject({ status: 'forfeited', won: 700n, paid: 0n, left: 0n })
    expect(await member.balance()).toBe(1_000n)
    const messages = 'SELECT FROM member_message WHERE member_id = :memberId AND kind = :kind'
    expect(await deps.database.query(messages, { memberId: member.memberId, kind: 'free_rounds_over' })).toEqual([])
    await endRewardsOfDisabled(deps)
    const details = { reason: 'closed', freeRounds: '1' }
    expect(await recordOf(member.memberId)).toEqual([{ details, address: 'operator', inSession: false }])
  })
})
