import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember } from '#tests/support/people.ts'
import { codeOf, connectVendor, fakeVendor, vendorPlayer } from '#tests/support/vendor.ts'

// The order in which a vendor's requests arrive decides nothing about the money (product rules 35.5 to 35.9).
describe.each(databases())('requests of a vendor on $name', ({ open }) => {
  let gateway: TestGateway
  const vendor = fakeVendor()
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true, database: await open(), vendors: vendor.client })
    await connectVendor(gateway)
  })
  afterAll(async () => {
    expect(await reconcileAll(gateway.deps.database)).toMatchObject({ ok: true })
    await gateway.close()
  })

  /** A member with 100.00 at the vendor's game. Ids of transactions are the vendor's, so each test has its own. */
  async function player(balance = 100_00n) {
    return await vendorPlayer(gateway, vendor, (await fundedMember(gateway, balance)).token)
  }

  test('a rollback of an unknown bet is remembered, and the bet is refused when it arrives', async () => {
    const { rollback, bet, balance } = await player()
    expect(await rollback('a-rb', 'a-bet')).toMatchObject({ code: 'ok', value: { found: false, replayed: false } })
    expect(codeOf(await bet('a-bet', 500n, 'a'))).toBe('rolled_back')
    expect(await rollback('a-rb', 'a-bet')).toMatchObject({ code: 'ok', value: { found: false, replayed: true } })
    expect(await balance()).toBe('10000')
  })

  test('a win without its bet is not stored, so that it can be sent again', async () => {
    const { win, bet, balance } = await player()
    expect(codeOf(await win('b-win', 'b-bet', 900n, 'b'))).toBe('bet_unknown')
    expect(await balance()).toBe('10000')
    expect(codeOf(await bet('b-bet', 500n, 'b'))).toBe('ok')
    expect(await win('b-win', 'b-bet', 900n, 'b')).toMatchObject({
      code: 'ok',
      value: { balance: '10400', late: false },
    })
  })

  test('a win of a bet that was rolled back is refused', async () => {
    const { win, bet, rollback, balance } = await player()
    expect(await bet('c-bet', 500n, 'c')).toMatchObject({ code: 'ok', value: { balance: '9500', replayed: false } })
    expect(await rollback('c-rb', 'c-bet')).toMatchObject({ code: 'ok', value: { found: true, balance: '10000' } })
    expect(codeOf(await win('c-win', 'c-bet', 900n, 'c'))).toBe('rolled_back')
    expect(await rollback('c-rb', 'c-bet')).toMatchObject({ code: 'ok', value: { found: true, replayed: true } })
    expect(await rollback('c-rb2', 'c-bet')).toMatchObject({ code: 'ok', value: { found: true } })
    expect(await balance()).toBe('10000')
  })

  test('the transaction of one player is no answer to another one', async () => {
    const one = await player()
    const other = await player()
    for (const [id, send] of [
      ['x-bet', (at: typeof one) => at.bet('x-bet', 500n, 'x')],
      ['x-bw', (at: typeof one) => at.betwin('x-bw', 500n, 0n, 'x-bw')],
    ] as const) {
      expect([id, codeOf(await send(one))]).toEqual([id, 'ok'])
      expect([id, codeOf(await send(other))]).toEqual([id, 'duplicate_transaction'])
      expect([id, codeOf(await send(one))]).toEqual([id, 'ok'])
    }
    expect(await other.balance()).toBe('10000')
  })

  test('a settled bet cannot be rolled back', async () => {
    const { win, bet, rollback, balance } = await player()
    await bet('d-bet', 500n, 'd')
    await win('d-win', 'd-bet', 900n, 'd')
    expect(codeOf(await rollback('d-rb', 'd-bet'))).toBe('already_settled')
    expect(await balance()).toBe('10400')
  })

  test('a win of nothing settles the bet, and the round can end', async () => {
    const { win, bet, endRound, status } = await player()
    await bet('e-bet', 500n, 'e')
    expect(await win('e-win', 'e-bet', 0n, 'e')).toMatchObject({ code: 'ok', value: { balance: '9500' } })
    expect(await status('e-bet')).toMatchObject({ code: 'ok', value: { kind: 'bet', state: 'done', bet: 'lost' } })
    expect(await endRound('e')).toMatchObject({ code: 'ok', value: { ended: true, lost: 0 } })
    expect(await endRound('e')).toMatchObject({ code: 'ok', value: { ended: false, lost: 0 } })
    expect(codeOf(await bet('e-bet2', 500n, 'e'))).toBe('round_ended')
  })

  test('101 bets in one round and one win', async () => {
    const { win, bet, endRound, balance, send } = await player(200_00n)
    for (let at = 0; at <= 100; at++) expect(codeOf(await bet(`f-bet-${at}`, 100n, 'f'))).toBe('ok')
    expect(await balance()).toBe('9900')
    expect(codeOf(await win('f-win', 'f-bet-100', 5000n, 'f'))).toBe('ok')
    expect(await endRound('f')).toMatchObject({ value: { ended: true, lost: 100 } })
    expect(await balance()).toBe('14900')
    const round = await send('roundStatus', { roundId: 'f' })
    expect(round.value?.state).toBe('ended')
    expect(round.value?.bets).toHaveLength(101)
  })

  test('a win after the end of its round is paid and marked as late', async () => {
    const { win, bet, endRound } = await player()
    await bet('g-bet', 500n, 'g')
    await endRound('g')
    expect(await win('g-win', 'g-bet', 700n, 'g')).toMatchObject({
      code: 'ok',
      value: { balance: '10200', late: true },
    })
  })

  test('of two bets at once with money for one, one is placed', async () => {
    const { bet, balance } = await player(50_00n)
    const answers = await Promise.all([bet('h-1', 30_00n, 'h1'), bet('h-2', 30_00n, 'h2')])
    expect(answers.map(codeOf).toSorted()).toEqual(['not_enough_money', 'ok'])
    expect(answers.find(({ code }) => code === 'not_enough_money')).toMatchObject({ value: { balance: '2000' } })
    expect(await balance()).toBe('2000')
  })

  test('the same transaction again gets the first answer, another content is refused', async () => {
    const { bet, betwin, win } = await player()
    expect(await bet('i-bet', 500n, 'i')).toMatchObject({ value: { balance: '9500', replayed: false } })
    await betwin('i-bw', 100n, 300n, 'i2')
    expect(await bet('i-bet', 500n, 'i')).toMatchObject({ code: 'ok', value: { balance: '9500', replayed: true } })
    expect(await betwin('i-bw', 100n, 300n, 'i2')).toMatchObject({
      code: 'ok',
      value: { balance: '9700', replayed: true },
    })
    expect(codeOf(await bet('i-bet', 600n, 'i'))).toBe('duplicate_transaction')
    expect(codeOf(await betwin('i-bw', 100n, 400n, 'i2'))).toBe('duplicate_transaction')
    await win('i-win', 'i-bet', 100n, 'i')
    expect(codeOf(await win('i-win', 'i-bet', 200n, 'i'))).toBe('duplicate_transaction')
  })

  test('a refusal is final for its transaction, whatever is paid in later', async () => {
    const { bet, betwin } = await player(10_00n)
    expect(codeOf(await bet('j-bet', 1100n, 'j'))).toBe('not_enough_money')
    await betwin('j-bw', 100n, 2000n, 'j2')
    expect(codeOf(await bet('j-bet', 1100n, 'j'))).toBe('not_enough_money')
  })

  test('bet and win are one transaction, whose round takes nothing more', async () => {
    const { betwin, bet, rollback, send } = await player()
    expect(await betwin('k-1', 500n, 1200n, 'k')).toMatchObject({ code: 'ok', value: { balance: '10700' } })
    expect(codeOf(await betwin('k-2', 500n, 0n, 'k'))).toBe('round_ended')
    expect(codeOf(await bet('k-3', 500n, 'k'))).toBe('round_ended')
    expect(codeOf(await rollback('k-rb', 'k-1'))).toBe('already_settled')
    expect(await send('roundStatus', { roundId: 'k' })).toMatchObject({
      value: { state: 'ended', bets: [{ transactionId: 'k-1', amount: '500', state: 'won' }] },
    })
  })

  test('a correction adds to the win of a settled bet, or takes back what the wallet has', async () => {
    const { betwin, send, balance } = await player()
    await betwin('l-1', 500n, 700n, 'l')
    const correct = (transactionId: string, amount: string) =>
      send('adjustment', { transactionId, betId: 'l-1', amount, currency: 'BRL', reason: 'A symbol was counted twice' })
    expect(await correct('l-a', '300')).toMatchObject({ code: 'ok', value: { balance: '10500' } })
    expect(await correct('l-b', '-500')).toMatchObject({ code: 'ok', value: { balance: '10000' } })
    expect(await correct('l-b', '-500')).toMatchObject({ code: 'ok', value: { balance: '10000', replayed: true } })
    expect(codeOf(await correct('l-b', '-501'))).toBe('duplicate_transaction')
    expect(await correct('l-c', '-10001')).toMatchObject({ code: 'not_enough_money', value: { balance: '10000' } })
    expect(await balance()).toBe('10000')
    expect(
      (await send('adjustment', { transactionId: 'l-d', betId: 'none', amount: '1', currency: 'BRL', reason: 'x' }))
        .code,
    ).toBe('bet_unknown')
  })

  test('a prize needs no bet, and its player reads what it is', async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    const { facts, send, balance } = await vendorPlayer(gateway, vendor, token)
    const prize = (transactionId: string, change: object = {}) =>
      send('promoWin', {
        transactionId,
        playerId: facts.playerId,
        gameId: 'lenda-do-boto',
        amount: '2500',
        currency: 'BRL',
        promotion: 'Festa do Boto',
        ...change,
      })
    expect(await prize('m-1')).toMatchObject({ code: 'ok', value: { balance: '12500', replayed: false } })
    expect(await prize('m-1')).toMatchObject({ code: 'ok', value: { balance: '12500', replayed: true } })
    expect((await prize('m-1', { amount: '2600' })).code).toBe('duplicate_transaction')
    expect((await prize('m-2', { playerId: 'nobody' })).code).toBe('unknown_player')
    expect((await prize('m-3', { gameId: 'nothing' })).code).toBe('unknown_game')
    expect((await prize('m-4', { currency: 'EUR' })).code).toBe('wrong_currency')
    expect(await balance()).toBe('12500')
    const [bet] = (await gateway.call(getBettingHistory, { pageSize: 1 }, { token })).value().list
    const { wagers } = (await gateway.call(getRound, { roundId: bet?.roundId ?? '' }, { token })).value()
    expect(wagers).toMatchObject([{ stake: 0n, win: 2500n, note: 'Festa do Boto' }])
  })

  test('a transaction that never came is unknown', async () => {
    const { status, endRound, send } = await player()
    expect(codeOf(await status('never'))).toBe('unknown_transaction')
    expect(codeOf(await endRound('never'))).toBe('unknown_round')
    expect((await send('roundStatus', { roundId: 'never' })).code).toBe('unknown_round')
  })

  test('the highest win is paid to the last unit', async () => {
    const { betwin, balance } = await player()
    expect(codeOf(await betwin('n-1', 100n, 900_000_000_000_00n, 'n'))).toBe('ok')
    expect(await balance()).toBe((100_00n - 100n + 900_000_000_000_00n).toString())
  })
})
