import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { bet, betAndWin, rollback, win } from '#gateway/play/vendors/door.ts'
import { workOutCashBack } from '#gateway/rewards/promotions/cash-back.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { openRewards } from '#gateway/rewards/promotions/member-rewards.ts'
import type { PromotionRules } from '#gateway/rewards/promotions/rules.ts'
import { fakeClock, hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { deposit, expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers } from '#tests/support/players.ts'
import { putSome } from '#tests/support/promotions.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** A tenth of each day's loss from 1.00 on, at most 5.00. */
const tenth: NonNullable<PromotionRules['cashBack']> = {
  period: 'day',
  rate: 1_000,
  categories: null,
  minimum: '100',
  cap: '500',
}

// Product rules 28.
describe.each(theDatabase())('cash back on $name', ({ open }) => {
  let gateway: TestGateway
  // Noon of a Monday in UTC; the day of the house began at 3:00.
  const clock = fakeClock(new Date('2026-03-02T12:00:00Z'))
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock })
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  let bets = 0

  async function player() {
    const { database } = gateway.deps
    const [one] = await openPlayers(database, ['BRL'])
    if (!one) throw new Error('Nobody plays.')
    await deposit(database, one.account, 100_000n)
    const vendor = `vendor-${one.memberId}`
    const placing = (stake: bigint, at: Date) => {
      const key = `bet-${++bets}`
      const transaction = { vendor, id: key, request: key }
      return { transaction, gameSessionId: one.gameSessionId, engine: vendor, key, stake, now: at }
    }
    const session = { sessionId: 0n, memberId: one.memberId, account: vendor, type: 0, currency: 'BRL' }
    return {
      ...one,
      /** A bet that is settled at once. */
      async plays(stake: bigint, won: bigint, at = clock.now()) {
        await betAndWin(database, { ...placing(stake, at), win: won, outcome: '{}', validBet: stake })
      },
      async opens(stake: bigint, at = clock.now()) {
        const placed = placing(stake, at)
        await bet(database, { ...placed, round: { reference: null, exclusive: false } })
        const end = (id: string) => ({ transaction: { vendor, id, request: id }, betId: placed.transaction.id })
        return {
          wins: (won: bigint) =>
            win(database, {
              ...end(`win-${++bets}`),
              ...{ state: won > 0n ? 'won' : 'lost', win: won, outcome: null, validBet: stake, now: clock.now() },
            }),
          back: () => rollback(database, { ...end(`back-${++bets}`), now: clock.now() }),
        }
      },
      rows: (name: string) =>
        rowsAs<{ period: string; stake: bigint; win: bigint; amount: bigint; reason: string | null }>(
          database,
          'SELECT period, stake, win, amount, reason FROM cash_back WHERE member_id = :memberId AND name = :name ORDER BY id',
          { memberId: one.memberId, name },
        ),
      claimable: async () =>
        (await openRewards(gateway.deps, one.memberId, 'pt')).list.filter(({ kind }) => kind === 'cash_back'),
      claim: (claimId: string) =>
        claimReward(gateway.deps, session, { key: crypto.randomUUID(), claimId, language: 'pt' }),
      balance: async () => {
        const text = 'SELECT balance FROM ledger_account WHERE id = :account'
        return (await rowsAs<{ balance: bigint }>(database, text, { account: one.account }))[0]?.balance
      },
    }
  }
  const offer = (cashBack: Partial<typeof tenth> = {}) =>
    putSome(gateway.deps, 'cash_back', { rules: { cashBack: { ...tenth, ...cashBack } } })
  const workOut = () => workOutCashBack(gateway.deps)
  /** Moves the clock to a time of the operator's day, a number of days from today. */
  const nextDay = async () => {
    clock.advance(hours(24))
    await workOut()
  }

  test('the loss of a day gives cash back once, after the day is over and all its bets are known', async () => {
    const back = await offer()
    // Promotions count from the next period on.
    clock.advance(hours(24))
    const member = await player()
    const [lucky, small, late] = [await player(), await player(), await player()]
    await member.plays(2_005n, 0n)
    await member.plays(100n, 50n)
    const undone = await member.opens(500n)
    await undone.back()
    await lucky.plays(1_000n, 1_001n)
    await small.plays(99n, 0n)
    const open = await late.opens(1_000n)
    // Four minutes after the day is too early.
    const day = clock.now().toISOString().slice(0, 10)
    const end = new Date(`${day}T03:00:00Z`).getTime() + hours(24)
    clock.advance(end + minutes(4) - clock.now().getTime())
    await workOut()
    expect(await member.rows(back.name)).toEqual([])
    clock.advance(minutes(1))
    await Promise.all([workOut(), workOut(), workOut()])
    await workOut()
    // 20.55 lost: a tenth is 2.055.
    const period = `D:${day}`
    expect(await member.rows(back.name)).toEqual([{ period, stake: 2_105n, win: 50n, amount: 205n, reason: null }])
    expect(await lucky.rows(back.name)).toMatchObject([{ amount: 0n, reason: 'no_loss' }])
    expect(await small.rows(back.name)).toMatchObject([{ amount: 0n, reason: 'small' }])
    expect([await late.rows(back.name), await late.claimable(), await lucky.claimable()]).toEqual([[], [], []])

    const [reward] = await member.claimable()
    expect(reward).toMatchObject({
      state: 'claim',
      amount: 205n,
      gives: 'cash',
      cashBack: { bets: 2, stake: 2_105n, win: 50n, rate: 1_000, part: 205n, dropped: 5_000n, cap: 500n },
    })
    const before = await member.balance()
    await member.claim(reward?.claimId ?? '')
    await expect(member.claim(reward?.claimId ?? '')).rejects.toThrow()
    expect(await member.balance()).toBe((before ?? 0n) + 205n)

    // Settled a day later, it belongs to the day in which it was placed.
    clock.advance(hours(20))
    await open.wins(400n)
    await workOut()
    await workOut()
    expect(await late.rows(back.name)).toEqual([{ period, stake: 1_000n, win: 400n, amount: 60n, reason: null }])
    const [row] = await rowsAs<{ closed: boolean }>(
      gateway.deps.database,
      'SELECT closed_at IS NOT NULL AS closed FROM cash_back_period WHERE name = :backName AND period = :period',
      { backName: back.name, period },
    )
    expect(row?.closed).toBe(true)
  })

  test('the days of the operator end at its midnight, and the cap limits the cash back', async () => {
    const back = await offer()
    clock.advance(hours(24))
    const member = await player()
    const day = clock.now().toISOString().slice(0, 10)
    const midnight = new Date(`${day}T03:00:00Z`).getTime() + hours(24)
    await member.plays(100_00n, 0n, new Date(midnight - 1))
    await member.plays(200n, 0n, new Date(midnight))
    clock.advance(midnight + minutes(5) - clock.now().getTime())
    await workOut()
    expect(await member.rows(back.name)).toMatchObject([{ period: `D:${day}`, stake: 10_000n, amount: 500n }])
    await nextDay()
    expect((await member.rows(back.name)).map(({ stake, amount }) => [stake, amount])).toEqual([
      [10_000n, 500n],
      [200n, 20n],
    ])
  })

  test('only the named categories count, and a bet from before the week does not', async () => {
    const back = await offer({ period: 'week', categories: ['LIVE'] })
    const slots = await offer({ categories: ['RNG'] })
    const member = await player()
    await member.plays(1_000n, 0n)
    for (let day = 0; day < 9; day++) await nextDay()
    expect(await member.rows(back.name)).toEqual([])
    // The day on which it was put in had begun before.
    expect(await member.rows(slots.name)).toEqual([])
    await member.plays(1_000n, 0n)
    await nextDay()
    expect([await member.rows(back.name), (await member.rows(slots.name)).length]).toEqual([[], 1])
  })

  test('an excluded member never gets the cash back', async () => {
    const back = await offer()
    clock.advance(hours(24))
    const member = await player()
    await member.plays(1_000n, 0n)
    await startPause(gateway.deps, member.memberId, 168)
    // The day ends within the pause, and is looked at again afterwards.
    await nextDay()
    clock.advance(hours(168))
    await nextDay()
    expect(await member.rows(back.name)).toMatchObject([{ stake: 1_000n, amount: 0n, reason: 'not_eligible' }])
    expect(await member.claimable()).toEqual([])
  })
})
