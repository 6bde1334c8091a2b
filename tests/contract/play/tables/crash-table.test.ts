import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashOutTableBet } from '#contract/play/tables/cash-out-table-bet.ts'
import { crashWin } from '#games/crash/cash-outs.ts'
import { isOfChain } from '#games/crash/chain.ts'
import { forcedPoint } from '#games/crash/exposure.ts'
import { endMs, firstMsAt, multiplierAt } from '#games/crash/growth.ts'
import { tableOf } from '#games/tables/tables.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { minutes } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import {
  crashChain,
  openRound,
  placeAt,
  publicSeed,
  putChain,
  seeTable,
  type TableClock,
  type TablePlayer,
  tableHouse,
  tablePlayer,
} from '#tests/support/tables.ts'

const id = 'crash-1'
const table = tableOf(id)
if (!table) throw new Error(`There is no table ${id}`)
const { bettingMs, pauseMs, limits } = table
const rounds = 4

/** A chain whose rounds end as the tests need it: late, at once, late, and late. */
const chainForTests = () =>
  crashChain(
    rounds,
    ([first = 0, second = 0, third = 0, fourth = 0]) =>
      first > 300 && first < 5_000 && second === 100 && third > 200 && fourth > 200,
  )

describe.skipIf(!hasPostgres())('a crash table', () => {
  const { chain, points } = chainForTests()
  let gateway: TestGateway
  let clock: TableClock
  beforeAll(async () => {
    ;({ gateway, clock } = await tableHouse(id))
    await putChain(gateway.deps, id, chain)
  })
  afterAll(() => closeReconciled(gateway))

  const cashOut = (player: TablePlayer, number: number, place: string, key: string = crypto.randomUUID()) =>
    gateway.call(cashOutTableBet, { number, place }, { token: player.gameToken, key })

  test('pays bets at their target and at the moment of a cash-out by hand, and no others (rules 38.10 and 38.11)', async () => {
    const point = points[0] ?? 0
    const one = await tablePlayer(gateway)
    const two = await tablePlayer(gateway)
    const number = await openRound(gateway, one, id)
    const opened = await seeTable(gateway, one)
    expect(opened.chain).toEqual({ head: chain.head, firstRound: 1, rounds, publicSeed })
    expect(opened.round).toMatchObject({ number: 1, commitment: chain.head, clientSeed: publicSeed })
    const own = [
      { place: 'first', stake: 10_00n, target: 150 },
      { place: 'second', stake: 20_00n },
    ]
    ;(await placeAt(gateway, one, number, own)).value()
    expect((await placeAt(gateway, one, number, [{ place: 'first', stake: 10_00n }])).code).toBe('place_unknown')
    expect((await placeAt(gateway, two, number, [{ place: 'third', stake: 10_00n }])).code).toBe('place_unknown')
    expect((await placeAt(gateway, two, number, [{ place: 'first', stake: 10_00n, target: 100 }])).code).toBe(
      'place_unknown',
    )
    const lost = [
      { place: 'first', stake: 5_00n, target: point + 1 },
      { place: 'second', stake: 5_00n },
    ]
    ;(await placeAt(gateway, two, number, lost)).value()
    expect((await cashOut(one, number, 'second')).code).toBe('cash_out_missed')
    await clock.advance(bettingMs)
    expect(await advance(gateway.deps, id)).toBe(endMs(point))
    expect((await seeTable(gateway, one)).round).toMatchObject({ state: 'closed', result: null, serverSeed: null })
    // Before the first multiplier that can be cashed out.
    expect((await cashOut(one, number, 'second')).code).toBe('cash_out_missed')
    const ran = firstMsAt(200)
    await clock.advance(ran)
    for (const [named, place] of [
      [number + 1, 'second'],
      [number, 'third'],
    ] as const)
      expect((await cashOut(one, named, place)).code).toBe('cash_out_missed')
    const key = crypto.randomUUID()
    const cashed = (await cashOut(one, number, 'second', key)).value()
    expect(cashed).toEqual({ number, place: 'second', cashedAt: multiplierAt(ran), win: crashWin(20_00n, 200) })
    await clock.advance(100)
    expect((await cashOut(one, number, 'second', key)).value()).toEqual(cashed)
    expect((await cashOut(one, number, 'second')).value()).toEqual(cashed)
    // The target was passed long ago: it counts, not the moment.
    expect((await cashOut(one, number, 'first')).value()).toMatchObject({ cashedAt: 150 })
    await clock.advance(endMs(point) - ran - 101)
    expect(await advance(gateway.deps, id)).toBe(1)
    await clock.advance(1)
    expect((await cashOut(two, number, 'second')).code).toBe('cash_out_missed')
    await advance(gateway.deps, id)
    expect((await cashOut(two, number, 'second')).code).toBe('cash_out_missed')
    const state = await seeTable(gateway, one)
    expect(state.round).toMatchObject({ state: 'settled', result: { point, late: false } })
    expect(isOfChain(chain.head, state.round?.serverSeed ?? '', 1)).toBe(true)
    expect(state.balance).toBe(1_000_00n - 30_00n + 15_00n + 40_00n)
    expect((await seeTable(gateway, two)).balance).toBe(1_000_00n - 10_00n)
    await clock.advance(pauseMs)
  })

  test('a point of 1.00 leaves nothing to anybody (rule 38.10)', async () => {
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    ;(await placeAt(gateway, player, number, [{ place: 'first', stake: 10_00n, target: 101 }])).value()
    await clock.advance(bettingMs)
    const left = await advance(gateway.deps, id)
    expect(left).toBe(firstMsAt(101))
    await clock.advance(left ?? 0)
    await advance(gateway.deps, id)
    const { round, balance } = await seeTable(gateway, player)
    expect(round).toMatchObject({ number, state: 'settled', result: { point: 100, late: false } })
    expect(balance).toBe(990_00n)
    await clock.advance(pauseMs)
  })

  test('after an outage targets count, and what waited for its player goes back (rule 38.11)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    const number = await openRound(gateway, one, id)
    ;(await placeAt(gateway, one, number, [{ place: 'first', stake: 10_00n, target: 150 }])).value()
    ;(await placeAt(gateway, two, number, [{ place: 'first', stake: 10_00n }])).value()
    await clock.advance(bettingMs + minutes(30))
    await advance(gateway.deps, id)
    const { round, balance } = await seeTable(gateway, one)
    expect(round).toMatchObject({ number, state: 'settled', result: { point: points[2], late: true } })
    expect(balance).toBe(1_000_00n + 5_00n)
    expect((await seeTable(gateway, two)).balance).toBe(1_000_00n)
    await clock.advance(pauseMs)
  })

  test('what the round could cost is announced as its end when bets close, and pays whoever is in (rule 38.12)', async () => {
    const players = await Promise.all([1, 2, 3].map(() => tablePlayer(gateway, 9_000_00n)))
    const [one] = players
    if (!one) throw new Error('Three players')
    const number = await openRound(gateway, one, id)
    const bets = ['first', 'second'].map((place) => ({ place, stake: limits.most }))
    for (const player of players) (await placeAt(gateway, player, number, bets)).value()
    const target = Number((limits.mostWin * 100n) / limits.most)
    const wanted = [{ place: 'first', stake: limits.most, target: target + 1 }]
    const fresh = await tablePlayer(gateway, 9_000_00n)
    expect((await placeAt(gateway, fresh, number, wanted)).envelope).toMatchObject({ value: { kind: 'win' } })
    await clock.advance(bettingMs)
    await advance(gateway.deps, id)
    const all = Array.from({ length: 6 }, (_, index) => ({ id: String(index), stake: limits.most, target }))
    const forced = forcedPoint(all, limits.exposure)
    expect((await seeTable(gateway, one)).round).toMatchObject({ number, state: 'closed', forced })
    const end = Math.min(points[3] ?? 0, forced ?? 0)
    await clock.advance(endMs(end))
    await advance(gateway.deps, id)
    const isForced = (points[3] ?? 0) >= (forced ?? 0)
    const paid = isForced ? 2n * crashWin(limits.most, forced ?? 0) : 0n
    const over = await seeTable(gateway, one)
    // The announced end is a part of the result, so that earlier rounds can be understood too.
    expect(over.round?.result).toEqual({ point: points[3], late: false, forced })
    expect(over.balance).toBe(9_000_00n - 2n * limits.most + paid)
    await clock.advance(pauseMs)
  })

  test('the next chain begins where the last one ends, with a head and a seed of its own (rule 38.10)', async () => {
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    const state = await seeTable(gateway, player)
    expect(number).toBe(rounds + 1)
    expect(state.chain).toMatchObject({ firstRound: number })
    expect(state.chain?.head).not.toBe(chain.head)
    expect(state.round?.commitment).toBe(state.chain?.head)
    expect(state.round?.clientSeed).toBe(state.chain?.publicSeed)
    await clock.advance(bettingMs + minutes(60))
    await advance(gateway.deps, id)
  })
})
