import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitUse } from '#gateway/account/protection/limit-use.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { endBonus, endBonuses, expireBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { bonusEntries } from '#gateway/rewards/bonuses/member-bonuses.ts'
import { entriesOf, giveSome, grantOf } from '#tests/support/bonus.ts'
import { databases, emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { now, opening, tableOf, vendorTable, wagerOf } from '#tests/support/vendor-table.ts'

type Terms = Parameters<typeof giveSome>[3]

/** A player with 10.00 of their own and a bonus of 10.00. */
async function withBonus(database: Database, terms: Terms = {}) {
  const at = await vendorTable(database)
  const id = await giveSome(database, at.player.memberId, now, terms)
  return { ...at, id, grant: () => grantOf(database, id), entries: () => entriesOf(database, id) }
}

const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

// Product rules 22.
describe.each(databases())('bonus money in games on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })
  const expire = (at: Date) =>
    expireBonuses({ database, now: () => at, log: console } as unknown as Parameters<typeof expireBonuses>[0])

  test('a stake takes own money first, and a win is split as the stake was, rounded down for the bonus (rules 22.4, 22.6 and 22.11)', async () => {
    const at = await withBonus(database, { times: 10 })
    await at.betAndWin('b0', 400n, 0n)
    // 10.00 of which 4.00 bonus, win 25.01: bonus 10.00, own 15.01.
    const bet = await at.betAndWin('b1', 1_000n, 2_501n)
    expect(bet).toMatchObject({ result: 'done', balance: 1_501n })
    expect(await at.funds()).toEqual({ balance: 1_501n, held: 0n })
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 1_600n, progress: 1_400n, required: 10_000n })
    expect(await at.entries()).toEqual([
      ['grant', 1_000n, 0n, 0n],
      ['stake', 0n, -400n, 400n],
      ['stake', -400n, -600n, 1_000n],
      ['win', 1_000n, 1_501n, 0n],
    ])
    // Each movement says what it was computed from.
    const page = { pageSize: 10 }
    const { list } = await bonusEntries({ database } as GatewayDeps, at.player.memberId, at.id.toString(), page)
    expect(list.map(({ bet: of, left }) => ({ ...of, left }))).toEqual([
      { stake: 1_000n, bonusStake: 400n, win: 2_501n, percent: null, left: null },
      { stake: 1_000n, bonusStake: 400n, win: null, percent: 100, left: null },
      { stake: 400n, bonusStake: 0n, win: null, percent: 100, left: null },
      { left: null },
    ])
    expect(list.every(({ transactionId }) => transactionId !== null)).toBe(true)
    const wager = await wagerOf(database, 'wager_id' in bet ? bet.wager_id : 0n)
    expect(wager).toMatchObject({ stake: 1_000n, bonus_stake: 400n, win: 2_501n, bonus_win: 1_000n, valid_bet: 600n })
  })

  test('the same bet again changes nothing', async () => {
    const at = await withBonus(database)
    await at.betAndWin('b1', 1_500n, 0n)
    const before = await at.grant()
    expect(await at.betAndWin('b1', 1_500n, 0n)).toMatchObject({ result: 'replayed' })
    expect(await at.grant()).toEqual(before)
  })

  test('a stake above own money and bonus is refused and counts nothing', async () => {
    const at = await withBonus(database)
    expect(await at.betAndWin('b1', 2_001n, 0n)).toMatchObject({
      result: 'refused',
      refusal: { ledger: { kind: 'insufficient-funds', available: '1000', needed: '1001' } },
    })
    expect(await at.grant()).toMatchObject({ balance: 1_000n, progress: 0n })
  })

  test('the limit applies to the whole stake, and its refusal names the figure (rule 22.5)', async () => {
    const at = await withBonus(database, { maxBet: '500' })
    const refused = {
      result: 'refused',
      refusal: { refusal: { code: 'bonus_bet_too_high', detail: { limit: '500', currency: 'BRL' } } },
    }
    expect(await at.betAndWin('b1', 501n, 0n)).toMatchObject(refused)
    expect(await at.bet('b2', 501n)).toMatchObject(refused)
    expect(await at.betAndWin('b3', 500n, 0n)).toMatchObject({ result: 'done' })
  })

  test('a completed bonus goes to the wallet once, and no more than its cap (rule 22.7)', async () => {
    const at = await withBonus(database, { times: 1, maxWinTimes: 2, spend: 'bonus-first' })
    expect(await at.betAndWin('b1', 500n, 4_000n)).toMatchObject({ result: 'done', balance: 1_000n })
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 4_500n, progress: 500n })
    expect(await at.betAndWin('b2', 500n, 0n)).toMatchObject({ result: 'done', balance: 3_000n })
    expect(await at.grant()).toMatchObject({ status: 'completed', balance: 0n, converted: 2_000n, progress: 1_000n })
    expect((await at.entries()).slice(-2)).toEqual([
      ['convert', -2_000n, 2_000n, 0n],
      ['forfeit', -2_000n, 0n, 0n],
    ])
    // A further win of a bet of the bonus is the member's own now.
    expect(await at.win('w1', 'b1', 100n)).toMatchObject({ result: 'done', balance: 3_100n })
    expect(await at.betAndWin('b3', 100n, 0n)).toMatchObject({ result: 'done', balance: 3_000n })
  })

  test('a round with bonus money delays the conversion, and a rollback removes its count (rules 22.7 and 22.10)', async () => {
    const at = await withBonus(database, { times: 1, spend: 'bonus-first' })
    await at.bet('b1', 600n)
    await at.bet('b2', 400n)
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 1_000n, held: 1_000n, progress: 1_000n })
    await at.rollback('r1', 'b1')
    await at.rollback('r1', 'b1')
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 1_000n, held: 400n, progress: 400n })
    expect(await at.win('w2', 'b2', 1_000n)).toMatchObject({ result: 'done', balance: 1_000n })
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 1_600n, held: 0n, progress: 400n })
    await at.bet('b3', 600n)
    expect(await at.win('w3', 'b3', 0n)).toMatchObject({ result: 'done', balance: 2_000n })
    expect(await at.grant()).toMatchObject({ status: 'completed', converted: 1_000n })
  })

  test('a round with own money delays it too, so that bets that are taken back bring no bonus (rules 22.7 and 22.10)', async () => {
    const at = await withBonus(database, { times: 1 })
    await at.bet('b1', 800n)
    await at.betAndWin('b2', 200n, 0n)
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 1_000n, progress: 1_000n })
    await at.rollback('r1', 'b1')
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 1_000n, progress: 200n })
    expect(await at.funds()).toEqual({ balance: 800n, held: 0n })
    await at.bet('b3', 500n)
    await at.bet('b4', 300n)
    await at.win('w3', 'b3', 0n)
    expect(await at.grant()).toMatchObject({ status: 'active', balance: 1_000n, progress: 1_000n })
    expect(await at.win('w4', 'b4', 0n)).toMatchObject({ result: 'done', balance: 1_000n })
    expect(await at.grant()).toMatchObject({ status: 'completed', converted: 1_000n, progress: 1_000n })
  })

  test('a bonus without money is over, but not while a round holds some of its money (rule 22.8)', async () => {
    const at = await withBonus(database, { spend: 'bonus-first' })
    await at.bet('b1', 1_000n)
    expect(await at.grant()).toMatchObject({ status: 'active', held: 1_000n })
    await at.win('w1', 'b1', 0n)
    expect(await at.grant()).toMatchObject({ status: 'forfeited', reason: 'exhausted', balance: 0n })
    expect(await at.funds()).toEqual({ balance: opening, held: 0n })
  })

  test('a game counts by its category, and not at all where no entry names it (rule 22.7)', async () => {
    const live = await withBonus(database, { weights: { categories: { LIVE: 100 } } })
    await live.betAndWin('b1', 99n, 0n)
    expect(await live.grant()).toMatchObject({ progress: 0n })
    const third = await withBonus(database, { weights: { games: { 1: 33 }, categories: { RNG: 100 }, default: 50 } })
    await third.betAndWin('b1', 99n, 0n)
    expect(await third.grant()).toMatchObject({ progress: 32n })
    const vendor = await withBonus(database, { weights: { vendors: { ARARA: 10 }, default: 50 } })
    await vendor.betAndWin('b1', 100n, 0n)
    expect(await vendor.grant()).toMatchObject({ progress: 10n })
  })

  test('a bet feeds the bonus that ends first (rule 22.4)', async () => {
    const at = await withBonus(database, { days: 9 })
    const first = await giveSome(database, at.player.memberId, now, { days: 3 })
    await at.betAndWin('b1', 100n, 0n)
    expect([(await at.grant()).progress, (await grantOf(database, first)).progress]).toEqual([0n, 100n])
  })

  test('a bonus expires at its end; a round with its money pays the own part and loses the rest (rules 22.8 and 22.9)', async () => {
    const at = await withBonus(database, { days: 1, times: 10, spend: 'bonus-first' })
    await at.bet('b1', 1_500n)
    await at.bet('b2', 100n)
    await expire(later(1))
    await expire(later(1))
    expect(await at.grant()).toMatchObject({ status: 'expired', balance: 1_000n, held: 1_000n })
    // 15.00 of which 10.00 bonus, win 3.01: bonus 2.00, which is lost, own 1.01.
    expect(await at.win('w1', 'b1', 301n)).toMatchObject({ result: 'done' })
    await at.rollback('r2', 'b2')
    expect(await at.grant()).toMatchObject({ status: 'expired', balance: 0n, held: 0n })
    expect(await at.funds()).toEqual({ balance: opening - 500n + 101n, held: 0n })
    expect((await at.entries()).filter(([kind]) => kind === 'expire' || kind === 'win')).toEqual([
      ['expire', 0n, 0n, 0n],
      ['win', 200n, 101n, 0n],
      ['expire', -200n, 0n, 0n],
    ])
  })

  test('a bonus ended by its member is lost, and bets go on without it', async () => {
    const at = await withBonus(database)
    expect(await endBonus(database, at.id, now)).toBe(1_000n)
    expect(await endBonus(database, at.id, now)).toBeNull()
    expect(await at.grant()).toMatchObject({ status: 'forfeited', reason: 'cancelled', balance: 0n })
    expect(await at.betAndWin('b1', 1_001n, 0n)).toMatchObject({ result: 'refused' })
    expect(await at.betAndWin('b2', 1_000n, 0n)).toMatchObject({ result: 'done', balance: 0n })
  })

  test('a withdrawal ends only a bonus whose terms say so, an exclusion ends every one (rule 22.9)', async () => {
    const at = await withBonus(database)
    const strict = await giveSome(database, at.player.memberId, now, { endsOnWithdrawal: true })
    const end = (reason: 'withdrawal' | 'exclusion') =>
      database.transaction((tx) => endBonuses(tx, at.player.memberId, reason, now))
    expect(await end('withdrawal')).toBe(1)
    expect(await grantOf(database, strict)).toMatchObject({ status: 'forfeited', reason: 'withdrawal' })
    expect(await end('exclusion')).toBe(1)
    expect(await at.grant()).toMatchObject({ status: 'forfeited', reason: 'exclusion' })
  })

  test('limits count own money only (rule 22.11)', async () => {
    const at = await withBonus(database)
    const { memberId } = at.player
    await database.query(
      `INSERT INTO member_limit (member_id, currency, kind, period, amount, set_at)
       VALUES (:memberId, 'BRL', 'loss', 'day', 5000, :now), (:memberId, 'BRL', 'wager', 'day', 5000, :now)`,
      { memberId, now },
    )
    await at.betAndWin('b1', 1_400n, 140n)
    const uses = await limitUse(database, { memberId, currency: 'BRL' }, ['loss', 'wager'], now)
    expect(uses.map(({ kind, used }) => [kind, used])).toEqual([
      ['loss', 900n],
      ['wager', 1_000n],
    ])
  })

  test('terms, entries and the end of a bonus cannot be changed (rule 22.1)', async () => {
    const at = await withBonus(database)
    for (const change of [
      'UPDATE bonus_offer SET version = 9',
      'DELETE FROM bonus_entry',
      `UPDATE bonus_grant SET required = 1 WHERE id = ${at.id}`,
    ])
      await expect(database.query(change)).rejects.toThrow(/permission denied/)
  })
})

describe.skipIf(!hasPostgres())('two gateways on one PostgreSQL', () => {
  test('convert a bonus once, in any order of the last bets, their repetitions and the end at its member’s wish', async () => {
    const { url, drop } = await emptyPostgres('template1')
    const config = { kind: 'postgres', url, connections: 10 } as const
    const [database, other] = await Promise.all([openDatabase(config), openDatabase(config)])
    try {
      await smallCatalogue(database)
      for (const isEnded of [false, true]) {
        const at = await withBonus(database, { times: 1 })
        const tables = [at, tableOf(other, at.player)]
        // The last three bets find the bonus over.
        const bets = Array.from({ length: 13 }, (_, place) =>
          tables.map((table) => table.betAndWin(`b${place}`, 100n, 100n)),
        )
        const ends = isEnded ? [database, other].map((gateway) => endBonus(gateway, at.id, now)) : []
        const answers = await Promise.all(bets.flat())
        await Promise.all(ends)
        expect(answers.filter(({ result }) => result === 'done')).toHaveLength(13)
        expect(answers.filter(({ result }) => result === 'replayed')).toHaveLength(13)
        const entries = await at.entries()
        const over = entries.filter(([kind]) => kind === 'convert' || kind === 'forfeit')
        expect(over).toHaveLength(1)
        const { status, progress } = await at.grant()
        if (!isEnded) expect(over).toEqual([['convert', -1_000n, 1_000n, 0n]])
        if (status === 'completed') expect(progress).toBe(1_000n)
        const staked = entries.filter(([kind]) => kind === 'stake')
        expect(staked).toHaveLength(Number(progress / 100n))
        const converted = status === 'completed' ? 1_000n : 0n
        expect(await at.funds()).toEqual({ balance: opening + converted, held: 0n })
      }
      await expectReconciled(database)
    } finally {
      await Promise.all([database.close(), other.close()])
      await drop()
    }
  })
})
