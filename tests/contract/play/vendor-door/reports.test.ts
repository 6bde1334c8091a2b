import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getConsolidatedFunds } from '#contract/money/balance/get-consolidated-funds.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'
import { maintenanceSetting } from '#gateway/platform/settings/gate.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { forgetVendors } from '#gateway/play/vendor-door/vendor.ts'
import { VendorSaysNo, VendorSilent } from '#gateway/play/vendor-door/vendor-client.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { minutes } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { bringBack, keepWallets, move as moveMoney } from '#tests/support/funds.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, memberOf } from '#tests/support/people.ts'
import { codeOf, connectVendor, fakeVendor, testVendor, vendorPlayer } from '#tests/support/vendor.ts'

// Rounds from the wallet that a vendor keeps: the order in which they and transfers arrive decides nothing (product rule 35.12).
describe.each(databases())('reports of a vendor with wallets on $name', ({ open }) => {
  let gateway: TestGateway
  const vendor = fakeVendor()
  const { wallets } = vendor
  const willing = { ...wallets }
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true, database: await open(), vendors: vendor.client, gateMaxAge: 0 })
    await connectVendor(gateway)
    await keepWallets(gateway, testVendor.code)
  })
  afterAll(async () => {
    expect(await reconcileAll(gateway.deps.database)).toMatchObject({ ok: true })
    await gateway.close()
  })

  let turn = 0
  /** A member with 100.00, of which some is in the vendor's wallet, at the vendor's game. */
  async function playerWith(there: bigint) {
    Object.assign(wallets, willing)
    const { token } = await fundedMember(gateway, 100_00n)
    const at = await vendorPlayer(gateway, vendor, token)
    const move = (amount: bigint, direction: 'in' | 'out' = 'in') =>
      moveMoney(gateway, token, { vassalage: testVendor.code, amount, direction })
    if (there > 0n) expect((await move(there)).value().state).toBe('done')
    const round = ++turn
    return {
      ...at,
      token,
      move,
      report: (name: string, stake: bigint, win: bigint, changed: object = {}) =>
        at.report(`${round}-${name}`, stake, win, changed),
      name: (name: string) => `${round}-${name}`,
      funds: async () => {
        const { main, vendors, underWay } = (await gateway.call(getConsolidatedFunds, {}, { token })).value()
        return [main, vendors.reduce((sum, { amount }) => sum + amount, 0n), underWay]
      },
      used: async () => (await gateway.call(getProtection, {}, { token })).value().limits.map(({ used }) => used),
    }
  }
  const ask = async () => {
    gateway.clock.advance(minutes(11))
    await askAboutTransfers(gateway.deps, gateway.ports.funds)
  }
  const says = (code: VendorRefusalCode) => async () => {
    throw new VendorSaysNo(code)
  }
  const silence = async () => {
    throw new VendorSilent('The vendor of the test says nothing')
  }

  test('a round moves the money at the vendor, and counts like any other', async () => {
    const { token, report, funds, name, send } = await playerWith(60_00n)
    const before = (await gateway.call(getWithdrawalOptions, {}, { token })).value().leftToPlay
    expect(await report('a', 10_00n, 4_00n)).toMatchObject({
      code: 'ok',
      value: { balance: '5400', replayed: false, stop: null },
    })
    expect(await funds()).toEqual([40_00n, 54_00n, 0n])
    expect((await gateway.call(getWithdrawalOptions, {}, { token })).value().leftToPlay).toBe(before - 10_00n)
    expect(await send('status', { transactionId: name('a') })).toMatchObject({
      value: { kind: 'reportRound', state: 'done', bet: 'won' },
    })
    const asked = { gameType: 'RNG', status: 'settled', pageSize: 5 } as const
    const history = await gateway.call(getBettingHistory, asked, { token })
    expect(history.value().list).toMatchObject([{ stake: 10_00n, win: 4_00n }])
  })

  test('the same report is booked once, and its id with other content is refused', async () => {
    const { report, funds, name, rollback } = await playerWith(50_00n)
    const playedAt = gateway.clock.now().toISOString()
    const answers = await Promise.all([1, 2, 3, 4].map(() => report('a', 5_00n, 0n, { playedAt })))
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(answers.filter(({ value }) => value?.replayed === false)).toHaveLength(1)
    // The token is no part of the content.
    expect(await report('a', 5_00n, 0n, { playedAt, token: 'x'.repeat(43) })).toMatchObject({
      value: { balance: '4500', replayed: true, stop: { code: 'unknown_token' } },
    })
    for (const changed of [
      { win: '1' },
      { stake: '501' },
      { roundId: 'other' },
      { playedAt: '2026-01-01T00:00:00.000Z' },
    ])
      expect(codeOf(await report('a', 5_00n, 0n, { playedAt, ...changed }))).toBe('duplicate_transaction')
    expect(codeOf(await report('b', 5_00n, 0n, { roundId: `r-${name('a')}` }))).toBe('round_ended')
    expect(codeOf(await rollback(name('rb'), name('a')))).toBe('already_settled')
    expect((await funds())[1]).toBe(45_00n)
  })

  test('a round that comes before the transfer it was played with waits, and nothing is below zero', async () => {
    const { move, report, funds } = await playerWith(0n)
    wallets.walletIn = silence
    expect((await move(20_00n)).value().state).toBe('unknown')
    expect(await report('a', 5_00n, 1_00n)).toMatchObject({ code: 'busy', value: { retryAfter: 5 } })
    expect(await funds()).toEqual([80_00n, 0n, 20_00n])
    await ask()
    expect(codeOf(await report('a', 5_00n, 1_00n))).toBe('ok')
    expect(await funds()).toEqual([80_00n, 16_00n, 0n])
  })

  test('rounds and money on its way back arrive in any order', async () => {
    const { move, report, funds } = await playerWith(10_00n)
    // At the vendor: 10 + 40 = 50, 50 - 30 = 20, and 20 came back. The last two arrive first.
    expect((await move(10_00n, 'out')).value().state).toBe('done')
    expect(codeOf(await report('second', 30_00n, 0n))).toBe('busy')
    expect(await report('first', 10_00n, 50_00n)).toMatchObject({ code: 'ok', value: { balance: '4000' } })
    expect(await report('second', 30_00n, 0n)).toMatchObject({ code: 'ok', value: { balance: '1000' } })
    expect((await move(10_00n, 'out')).value().state).toBe('done')
    expect(await funds()).toEqual([110_00n, 0n, 0n])
  })

  test('more than is there comes not out, and the round that made it less is booked then', async () => {
    const { move, report, funds } = await playerWith(10_00n)
    wallets.walletOut = silence
    wallets.walletStatus = says('busy')
    expect((await move(10_00n, 'out')).value().state).toBe('unknown')
    expect(codeOf(await report('a', 3_00n, 0n))).toBe('busy')
    wallets.walletStatus = says('transfer_refused')
    await ask()
    expect(codeOf(await report('a', 3_00n, 0n))).toBe('ok')
    wallets.walletOut = says('not_enough_money')
    expect((await move(7_00n, 'out')).value()).toMatchObject({ state: 'refused', reason: 'vendor_balance_low' })
    expect(await funds()).toEqual([90_00n, 7_00n, 0n])
  })

  test.each([
    ['transfer_refused', 'refused', 'refused_by_vendor'],
    ['not_enough_money', 'unknown', null],
    ['wrong_currency', 'unknown', null],
    ['duplicate_transaction', 'unknown', null],
    ['syntax', 'unknown', null],
  ] as const)('a vendor that answers %s to money that comes in: %s', async (code, state, reason) => {
    const { move, funds } = await playerWith(0n)
    wallets.walletIn = says(code)
    expect((await move(20_00n)).value()).toMatchObject({ state, reason })
    expect(await funds()).toEqual(state === 'refused' ? [100_00n, 0n, 0n] : [80_00n, 0n, 20_00n])
    wallets.walletStatus = says('duplicate_transaction')
    await ask()
    expect((await funds())[2]).toBe(state === 'refused' ? 0n : 20_00n)
    wallets.walletStatus = says('transfer_refused')
    await ask()
    expect(await funds()).toEqual([100_00n, 0n, 0n])
  })

  test('nothing that became of player, game or platform refuses a round, and each stops the next (rule 35.13)', async () => {
    const { token, report, checkStake, facts } = await playerWith(60_00n)
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
    const { token, move, report, used } = await playerWith(0n)
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

  test('while money is at the vendor or on its way, it takes no stake from the main wallet (rule 18.7)', async () => {
    const { move, bet, betwin, report, name } = await playerWith(10_00n)
    expect(codeOf(await bet(name('a'), 1_00n, name('a')))).toBe('wallet_elsewhere')
    expect(codeOf(await report('b', 10_00n, 0n))).toBe('ok')
    expect(codeOf(await betwin(name('c'), 1_00n, 0n))).toBe('ok')
    wallets.walletIn = silence
    expect((await move(5_00n)).value().state).toBe('unknown')
    expect(codeOf(await betwin(name('d'), 1_00n, 0n))).toBe('wallet_elsewhere')
  })

  test('a further win and a correction of a reported round move the money at the vendor', async () => {
    const { report, win, send, funds, name, facts } = await playerWith(10_00n)
    await report('a', 5_00n, 0n)
    expect(await win(name('more'), name('a'), 2_00n, `r-${name('a')}`)).toMatchObject({ value: { balance: '700' } })
    const correct = (id: string, amount: string) =>
      send('adjustment', {
        transactionId: name(id),
        betId: name('a'),
        amount,
        currency: facts.currency,
        reason: 'A test',
      })
    expect(await correct('back', '-300')).toMatchObject({ code: 'ok', value: { balance: '400' } })
    expect(codeOf(await correct('much', '-500'))).toBe('busy')
    expect(await funds()).toEqual([90_00n, 4_00n, 0n])
  })

  test('a round belongs to the hour in which it was played, and never to one to come', async () => {
    const { report, token } = await playerWith(10_00n)
    await report('old', 1_00n, 0n, { playedAt: '2020-01-01T00:00:00.000Z' })
    await report('new', 1_00n, 0n, { playedAt: '2099-01-01T00:00:00.000Z' })
    const asked = { gameType: 'RNG', status: 'settled', pageSize: 5 } as const
    const { list } = (await gateway.call(getBettingHistory, asked, { token })).value()
    expect(list).toHaveLength(2)
    for (const { placedAt } of list) expect(Date.parse(placedAt)).toBeLessThanOrEqual(gateway.clock.now().getTime())
  })
})
