import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { databases } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { codeOf } from '#tests/support/vendor.ts'
import { says, silence, walletVendorGateway } from '#tests/support/wallet-vendor.ts'

// Rounds from the wallet that a vendor keeps: the order in which they and transfers arrive decides nothing (product rule 35.12).
describe.each(databases())('reports of a vendor with wallets on $name', ({ open }) => {
  let at: Awaited<ReturnType<typeof walletVendorGateway>>
  let gateway: TestGateway
  beforeAll(async () => {
    at = await walletVendorGateway(open)
    ;({ gateway } = at)
  })
  afterAll(() => closeReconciled(gateway))

  test('a round moves the money at the vendor, and counts like any other', async () => {
    const { token, report, funds, name, send } = await at.playerWith(60_00n)
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
    const { report, funds, name, rollback } = await at.playerWith(50_00n)
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
    const { move, report, funds } = await at.playerWith(0n)
    at.wallets.walletIn = silence
    expect((await move(20_00n)).value().state).toBe('unknown')
    expect(await report('a', 5_00n, 1_00n)).toMatchObject({ code: 'busy', value: { retryAfter: 5 } })
    expect(await funds()).toEqual([80_00n, 0n, 20_00n])
    await at.ask()
    expect(codeOf(await report('a', 5_00n, 1_00n))).toBe('ok')
    expect(await funds()).toEqual([80_00n, 16_00n, 0n])
  })

  test('rounds and money on its way back arrive in any order', async () => {
    const { move, report, funds } = await at.playerWith(10_00n)
    // At the vendor: 10 + 40 = 50, 50 - 30 = 20, and 20 came back. The last two arrive first.
    expect((await move(10_00n, 'out')).value().state).toBe('done')
    expect(codeOf(await report('second', 30_00n, 0n))).toBe('busy')
    expect(await report('first', 10_00n, 50_00n)).toMatchObject({ code: 'ok', value: { balance: '4000' } })
    expect(await report('second', 30_00n, 0n)).toMatchObject({ code: 'ok', value: { balance: '1000' } })
    expect((await move(10_00n, 'out')).value().state).toBe('done')
    expect(await funds()).toEqual([110_00n, 0n, 0n])
  })

  test('more than is there comes not out, and the round that made it less is booked then', async () => {
    const { move, report, funds } = await at.playerWith(10_00n)
    at.wallets.walletOut = silence
    at.wallets.walletStatus = says('busy')
    expect((await move(10_00n, 'out')).value().state).toBe('unknown')
    expect(codeOf(await report('a', 3_00n, 0n))).toBe('busy')
    at.wallets.walletStatus = says('transfer_refused')
    await at.ask()
    expect(codeOf(await report('a', 3_00n, 0n))).toBe('ok')
    at.wallets.walletOut = says('not_enough_money')
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
    const { move, funds } = await at.playerWith(0n)
    at.wallets.walletIn = says(code)
    expect((await move(20_00n)).value()).toMatchObject({ state, reason })
    expect(await funds()).toEqual(state === 'refused' ? [100_00n, 0n, 0n] : [80_00n, 0n, 20_00n])
    at.wallets.walletStatus = says('duplicate_transaction')
    await at.ask()
    expect((await funds())[2]).toBe(state === 'refused' ? 0n : 20_00n)
    at.wallets.walletStatus = says('transfer_refused')
    await at.ask()
    expect(await funds()).toEqual([100_00n, 0n, 0n])
  })

  test('while money is at the vendor or on its way, it takes no stake from the main wallet (rule 18.7)', async () => {
    const { move, bet, betwin, report, name } = await at.playerWith(10_00n)
    expect(codeOf(await bet(name('a'), 1_00n, name('a')))).toBe('wallet_elsewhere')
    expect(codeOf(await report('b', 10_00n, 0n))).toBe('ok')
    expect(codeOf(await betwin(name('c'), 1_00n, 0n))).toBe('ok')
    at.wallets.walletIn = silence
    expect((await move(5_00n)).value().state).toBe('unknown')
    expect(codeOf(await betwin(name('d'), 1_00n, 0n))).toBe('wallet_elsewhere')
  })

  test('reports, corrections and transfers at once lose nothing and double nothing', async () => {
    const { report, move, win, name, funds } = await at.playerWith(60_00n)
    await report('first', 1_00n, 0n)
    const five = [1, 2, 3, 4, 5]
    const [reports, wins, moves] = await Promise.all([
      Promise.all([...five, ...five].map((n, at) => report(`r${at}`, 1_00n, n % 2 ? 50n : 2_00n))),
      Promise.all(five.map((n) => win(name(`w${n}`), name('first'), 10n, `r-${name('first')}`))),
      Promise.all(five.flatMap(() => [move(1_00n), move(2_00n, 'out')])),
    ])
    expect([...reports, ...wins].map(codeOf)).toEqual(Array.from({ length: 15 }, () => 'ok'))
    for (const moved of moves) expect(moved.value().state).toBe('done')
    // Of ten rounds six lose 0.50 and four win 1.00.
    expect(await funds()).toEqual([45_00n, 60_00n - 1_00n - 3_00n + 4_00n + 50n - 5_00n, 0n])
  })

  test('a further win and a correction of a reported round move the money at the vendor', async () => {
    const { report, win, send, funds, name, facts } = await at.playerWith(10_00n)
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
    const { report, token } = await at.playerWith(10_00n)
    for (const year of ['0000', '2020', '2099', '9999'])
      expect(codeOf(await report(year, 1_00n, 0n, { playedAt: `${year}-01-01T00:00:00.000Z` }))).toBe('ok')
    const asked = { gameType: 'RNG', status: 'settled', pageSize: 5 } as const
    const { list } = (await gateway.call(getBettingHistory, asked, { token })).value()
    expect(list).toHaveLength(4)
    for (const { placedAt } of list) expect(Date.parse(placedAt)).toBeLessThanOrEqual(gateway.clock.now().getTime())
  })
})
