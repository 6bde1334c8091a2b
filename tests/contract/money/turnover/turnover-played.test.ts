import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { bet, betAndWin, houseTransaction, win } from '#gateway/play/vendors/door.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { giveCommission } from '#tests/support/agents.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { launch, payIn, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { order, payable } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('turnover that is really played on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), seeded: true })
  })
  afterAll(() => closeReconciled(gateway))

  const audit = (amount: bigint, done: bigint) => ({ amount, required: amount, done })

  /** A member who pays in, plays a slots game of the house, and could withdraw if it were not for the turnover. */
  async function player() {
    const member = await payable(gateway, await registerMember(gateway))
    const { token, username } = member
    const gameToken = await launch(gateway, token)
    const { database, now } = gateway.deps
    const [session] = await rowsAs<{ id: bigint; member_id: bigint }>(
      database,
      'SELECT id, member_id FROM game_session ORDER BY id DESC LIMIT 1',
    )
    if (!session) throw new Error('No game was launched.')
    const named = (what: string) => houseTransaction(session.member_id, `${what}-${crypto.randomUUID()}`, what)
    const placing = (stake: bigint) => {
      const transaction = named('bet')
      const key = crypto.randomUUID()
      return { transaction, gameSessionId: session.id, engine: 'slots', key, stake, now: now() }
    }
    const valid = (stake: bigint, won: bigint) => validBet({ gameType: 'RNG', stake, win: won })
    return {
      username,
      payIn: (amount: bigint) => payIn(gateway, token, amount),
      spin: async (stake: bigint) =>
        void (await gateway.call(spinSlots, { stake }, { token: gameToken, key: crypto.randomUUID() })).value(),
      /** A round that is settled at once; without a win it returns its stake, so that luck decides nothing. */
      async play(stake: bigint, won = stake) {
        const round = { ...placing(stake), win: won, outcome: '{}', validBet: valid(stake, won) }
        expect((await betAndWin(database, round)).result).toBe('done')
      },
      /** A round that stays open. @returns settles it as lost */
      async stake(stake: bigint) {
        const placed = placing(stake)
        expect((await bet(database, { ...placed, round: { reference: null, exclusive: false } })).result).toBe('done')
        return async () => {
          const lost = { state: 'lost', win: 0n, outcome: null, validBet: valid(stake, 0n), now: now() } as const
          const settled = await win(database, { transaction: named('win'), betId: placed.transaction.id, ...lost })
          expect(settled.result).toBe('done')
        }
      },
      /** The screen of withdrawals: the deposits that are left to play, oldest first. */
      async table() {
        const { turnover, leftToPlay } = (await gateway.call(getWithdrawalOptions, {}, { token })).value()
        const rows = turnover.map(({ amount, required, done }) => ({ amount, required, done }))
        expect(leftToPlay).toBe(rows.reduce((sum, { required, done }) => sum + required - done, 0n))
        return rows
      },
      async balance() {
        return (await gateway.call(getWithdrawalOptions, {}, { token })).value().balance
      },
      withdraw: (amount: bigint) =>
        gateway.call(createWithdrawal, order(member, { amount }), { token, key: crypto.randomUUID() }),
      /** What closed the deposits, oldest first. */
      async closed() {
        const text = 'SELECT closed_by FROM turnover_audit WHERE member_id = :memberId ORDER BY id'
        const rows = await rowsAs<{ closed_by: string | null }>(database, text, { memberId: session.member_id })
        return rows.map(({ closed_by }) => closed_by)
      },
    }
  }

  test('two deposits are played one after the other, and then money can leave (rule 10.12)', async () => {
    const { payIn: deposit, spin, play, table, withdraw, closed } = await player()
    await deposit(30_00n)
    await deposit(20_00n)
    expect(await table()).toEqual([audit(30_00n, 0n), audit(20_00n, 0n)])
    await spin(1_00n)
    expect(await table()).toEqual([audit(30_00n, 1_00n), audit(20_00n, 0n)])
    expect((await withdraw(20_00n)).envelope).toMatchObject({ code: 'turnover_open', value: { left: '4900' } })
    await play(28_99n)
    expect(await table()).toEqual([audit(30_00n, 29_99n), audit(20_00n, 0n)])
    // One bet completes the first deposit; the rest of it counts for the second.
    await play(5_01n)
    expect(await table()).toEqual([audit(20_00n, 5_00n)])
    expect((await withdraw(20_00n)).envelope).toMatchObject({ code: 'turnover_open', value: { left: '1500' } })
    await play(14_99n)
    expect((await withdraw(20_00n)).envelope).toMatchObject({ code: 'turnover_open', value: { left: '1' } })
    expect(await closed()).toEqual([null, null])
    await play(1n)
    expect(await table()).toEqual([])
    expect((await withdraw(20_00n)).value()).toMatchObject({ amount: 20_00n, state: 'approved' })
    expect(await closed()).toEqual(['played', 'played'])
  })

  test('what is played beyond the turnover does not count for a later deposit (rule 10.12)', async () => {
    const { payIn: deposit, play, table, closed } = await player()
    await deposit(10_00n)
    await play(10_00n)
    await play(7_00n)
    await deposit(25_00n)
    expect(await closed()).toEqual(['played', null])
    expect(await table()).toEqual([audit(25_00n, 0n)])
  })

  test('a balance below 1.00 clears the deposits (rule 10.13)', async () => {
    const { payIn: deposit, play, table, withdraw, balance, closed } = await player()
    await deposit(30_00n)
    await deposit(20_00n)
    await play(49_00n, 0n)
    expect(await balance()).toBe(1_00n)
    expect(await table()).toEqual([audit(20_00n, 19_00n)])
    await play(1n, 0n)
    expect(await table()).toEqual([])
    await deposit(40_00n)
    expect(await closed()).toEqual(['played', 'spent', null])
    expect(await table()).toEqual([audit(40_00n, 0n)])
    expect((await withdraw(20_00n)).envelope).toMatchObject({ code: 'turnover_open', value: { left: '4000' } })
    // A win after that is no deposit.
    await play(40_00n, 400_00n)
    expect((await withdraw(400_99n)).value()).toMatchObject({ state: 'approved' })
    expect(await closed()).toEqual(['played', 'spent', 'played'])
  })

  test('spent deposits do not stand in the way of a withdrawal (rule 10.13)', async () => {
    const { payIn: deposit, play, withdraw, closed } = await player()
    await deposit(30_00n)
    await play(29_50n, 0n)
    expect((await withdraw(20_00n)).code).toBe('insufficient_funds')
    expect(await closed()).toEqual([null])
  })

  test('the stake of an open round is not spent (rule 10.13)', async () => {
    const { payIn: deposit, stake, table, balance, closed } = await player()
    await deposit(30_00n)
    const lose = await stake(29_50n)
    expect(await balance()).toBe(50n)
    expect(await table()).toEqual([audit(30_00n, 0n)])
    await deposit(20_00n)
    expect(await closed()).toEqual([null, null])
    expect(await table()).toEqual([audit(30_00n, 0n), audit(20_00n, 0n)])
    await lose()
    expect(await table()).toEqual([audit(30_00n, 29_50n), audit(20_00n, 0n)])
  })

  test('commissions of an agent are not the money of deposits (rule 10.13)', async () => {
    const { username, payIn: deposit, play, table, closed } = await player()
    await giveCommission(gateway, username, 50_00n)
    await deposit(30_00n)
    await play(29_00n, 0n)
    expect(await table()).toEqual([audit(30_00n, 29_00n)])
    await play(1n, 0n)
    expect(await table()).toEqual([])
    await deposit(20_00n)
    expect(await closed()).toEqual(['spent', null])
  })
})
