import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { maintenanceSetting } from '#gateway/platform/settings/gate.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { forgetVendors } from '#gateway/play/vendor-door/vendor.ts'
import { minutes } from '#tests/support/clock.ts'
import { asOwner, theDatabase } from '#tests/support/database.ts'
import { bringBack } from '#tests/support/funds.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { memberOf } from '#tests/support/people.ts'
import { codeOf, testVendor } from '#tests/support/vendor.ts'
import { untilWaiting } from '#tests/support/waiting.ts'
import { walletVendorGateway } from '#tests/support/wallet-vendor.ts'

// What a player may do is the answer to a report, and never a reason to refuse it (product rule 35.13).
describe.each(theDatabase())('what a reported round means for its player on $name', ({ open }) => {
  let at: Awaited<ReturnType<typeof walletVendorGateway>>
  let gateway: TestGateway
  beforeAll(async () => {
    at = await walletVendorGateway(open)
    ;({ gateway } = at)
  })
  afterAll(() => closeReconciled(gateway))

  test('nothing that became of player, game or platform refuses a round, and each stops the next (rule 35.13)', async () => {
    const { token, report, checkStake, facts } = await at.playerWith(60_00n)
    const { database } = gateway.deps
    const memberId = await memberOf(gateway, token)
    const set = (text: string, values: object) => database.query(text, { ...values, code: testVendor.code })
    const stops = async (name: string, change: () => Promise<unknown>, code: string) => {
      await change()
      forgetVendors(database)
      expect([name, await report(name, 1_00n, 0n)]).toMatchObject([name, { code: 'ok', value: { stop: { code } } }])
      expect(codeOf(await checkStake(1_00n))).toBe(code)
    }
    const game = (enabled: boolean) =>
      set('UPDATE vendor_game SET enabled = :enabled WHERE vassalage = :code', { enabled })
    const link = (enabled: boolean) =>
      set('UPDATE vendor_link SET enabled = :enabled WHERE vassalage = :code', { enabled })
    const maintenance = (active: boolean) =>
      writeSetting(database, maintenanceSetting.name, { active, until: null, message: {} }, gateway.deps.now())
    const lock = (at: Date | null) =>
      database.query('UPDATE member SET disabled_at = :at WHERE id = :memberId', { at, memberId })
    expect(codeOf(await checkStake(1_00n))).toBe('ok')
    await stops('game', () => game(false), 'game_disabled')
    await game(true)
    await stops('vendor', () => link(false), 'vendor_disabled')
    await link(true)
    await stops('platform', () => maintenance(true), 'maintenance')
    await maintenance(false)
    await stops('lock', () => lock(gateway.deps.now()), 'member_locked')
    await lock(null)
    await stops('pause', async () => (await gateway.call(startPause, { hours: 24 }, { token })).value(), 'play_blocked')
    await stops('logout', () => gateway.call(logout, {}, { token }), 'logged_out')
    expect(
      await report('no token', 1_00n, 0n, { transactionId: 'no-token', roundId: 'no-token', token: undefined }),
    ).toMatchObject({
      value: { stop: { code: 'unknown_token' } },
    })
    for (const [changed, code] of [
      [{ playerId: 'nobody' }, 'unknown_player'],
      [{ gameId: 'nothing' }, 'unknown_game'],
      [{ currency: 'USD' }, 'wrong_currency'],
      [{ playedAt: '2026-99-01T00:00:00.000Z' }, 'syntax'],
      [{ stake: '0' }, 'syntax'],
    ] as const)
      expect(codeOf(await report('wrong', 1_00n, 0n, { playerId: facts.playerId, ...changed }))).toBe(code)
  })

  test('a round counts for limits and the time of play when it is reported, and a transfer does not (rules 17.4 and 17.16)', async () => {
    const { token, move, report, used } = await at.playerWith(0n)
    for (const limit of [
      { kind: 'loss', period: 'day', amount: 30_00n },
      { kind: 'time', period: 'day', amount: 60n },
      { kind: 'wager', period: 'day', amount: 50_00n },
    ] as const)
      (await gateway.call(setLimit, limit, { token })).value()
    ;(await gateway.call(setRealityCheck, { minutes: 10 }, { token })).value()
    expect((await move(30_00n)).value().state).toBe('done')
    expect(await used()).toEqual([0n, 0n, 0n])
    // No more is there than may be lost.
    expect((await move(1n)).envelope).toMatchObject({ code: 'limit_reached', value: { kind: 'loss', used: '3000' } })
    expect((await report('a', 15_00n, 5_00n)).value?.stop).toBeNull()
    expect(await used()).toEqual([10_00n, 0n, 15_00n])
    gateway.clock.advance(minutes(5))
    expect((await report('b', 5_00n, 0n)).value?.stop).toBeNull()
    expect(await used()).toEqual([15_00n, 5n, 20_00n])
    // 15.00 are left there, and as many may be lost.
    expect((await move(1n)).code).toBe('limit_reached')
    ;(await bringBack(gateway, token)).value()
    expect((await move(15_00n)).value().state).toBe('done')
    gateway.clock.advance(minutes(5))
    expect(await report('c', 5_00n, 0n)).toMatchObject({
      value: { stop: { code: 'reality_check_due', value: { net: '-2000' } } },
    })
    expect(await report('d', 10_00n, 0n)).toMatchObject({
      value: { balance: '0', stop: { code: 'limit_reached', value: { kind: 'loss', used: '3000' } } },
    })
  })

  test('of two reports at once that name one round, one is booked and one is refused', async () => {
    const { report, funds, name, token } = await at.playerWith(50_00n)
    const { database } = gateway.deps
    const memberId = await memberOf(gateway, token)
    const both = await asOwner(database, (sql) =>
      sql.begin(async (tx) => {
        // Both have begun when the first one gets the wallets.
        await tx`SELECT FROM ledger_account WHERE owner_kind = 'member' AND owner_id = ${memberId.toString()} FOR UPDATE`
        const sent = Promise.all(['t1', 't2'].map((id) => report(id, 5_00n, 0n, { roundId: name('one') })))
        sent.catch(() => undefined)
        await untilWaiting(database, 2, sent)
        return { sent }
      }),
    )
    expect((await both.sent).map(codeOf).toSorted()).toEqual(['ok', 'round_ended'])
    expect((await funds())[1]).toBe(45_00n)
  })

  test('a limit that refuses a stake or stops the next round leaves one message (rule 17.11)', async () => {
    const { token, move, report, checkStake, bet, name } = await at.playerWith(0n)
    const unread = async () => (await gateway.call(getUnreadCount, {}, { token })).value().unread
    ;(await gateway.call(setLimit, { kind: 'wager', period: 'day', amount: 5_00n }, { token })).value()
    const before = await unread()
    for (const id of ['a', 'b']) expect(codeOf(await bet(name(id), 6_00n, name(id)))).toBe('limit_reached')
    expect(await unread()).toBe(before + 1)
    ;(await gateway.call(setLimit, { kind: 'loss', period: 'day', amount: 4_00n }, { token })).value()
    ;(await move(4_00n)).value()
    expect(await report('c', 3_00n, 0n)).toMatchObject({
      value: { stop: { code: 'limit_reached', value: { kind: 'loss' } } },
    })
    expect(await unread()).toBe(before + 2)
    expect(codeOf(await checkStake(2_00n))).toBe('limit_reached')
    expect(await unread()).toBe(before + 2)
  })
})
