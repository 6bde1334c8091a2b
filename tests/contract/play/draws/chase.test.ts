import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelLotteryChase } from '#contract/play/draws/cancel-lottery-chase.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { hasPostgres } from '#tests/support/database.ts'
import {
  chaseOn,
  dyingBefore,
  lotteryHall,
  lotteryNode,
  placeOn,
  putLottery,
  seeLottery,
  slipOf,
} from '#tests/support/draws.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { launch } from '#tests/support/people.ts'
import { stopTableClock, type TableClock } from '#tests/support/tables.ts'

/** It wins in every draw: one of two halves comes. Two lines, less the rebate of 3 %; the prize is 1.90. */
const winning = slipOf('sum-size', [['big', 'small']])
const stake = 1_94n
const prize = 1_90n

describe.skipIf(!hasPostgres())('a chase', () => {
  let gateway: TestGateway
  let clock: TableClock
  let hall: ReturnType<typeof lotteryHall>
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true })
    await putLottery(gateway.deps, 'relampago-1-minuto')
    clock = await stopTableClock(gateway.deps.database)
    hall = lotteryHall(gateway, clock)
    await moveDraws(gateway.deps)
  })
  afterAll(() => closeReconciled(gateway))

  const cancel = ({ gameToken }: { readonly gameToken: string }, chaseId: string) =>
    gateway.call(cancelLotteryChase, { chaseId }, { token: gameToken, key: crypto.randomUUID() })

  test('holds the stakes of all its draws, and stops at its first win (rules 40.10, 40.11 and 40.14)', async () => {
    const one = await hall.player()
    const draws = await hall.ahead(one, [1, 2, 3])
    const { placed, balance } = (await chaseOn(gateway, one, draws, [winning], true)).value()
    expect(placed.map((bet) => [bet.issue, bet.stake])).toEqual(
      draws.map(({ issue, multiple }) => [issue, stake * BigInt(multiple)]),
    )
    expect(new Set(placed.map(({ chaseId }) => chaseId)).size).toBe(1)
    expect(balance).toBe(1_000_00n - 6n * stake)
    await clock.advance((await hall.current(one)).toClose + 5_000)
    await expect(moveDraws(dyingBefore(gateway, 'FROM lottery_chase'))).rejects.toThrow('killed')
    const between = await seeLottery(gateway, one)
    expect(between.own.map(({ issue }) => issue)).toEqual(draws.slice(1).map(({ issue }) => issue))
    await Promise.all([moveDraws(gateway.deps), moveDraws(gateway.deps)])
    const seen = await seeLottery(gateway, one)
    expect(seen.own).toEqual([])
    expect(seen.balance).toBe(1_000_00n - stake + prize)
    expect(seen.ended.map((bet) => [bet.issue, bet.state, bet.win])).toEqual([
      [draws[2]?.issue, 'refunded', 0n],
      [draws[1]?.issue, 'refunded', 0n],
      [draws[0]?.issue, 'won', prize],
    ])
    expect(seen.last[0]?.issue).toBe(draws[0]?.issue)
    expect((await cancel(one, placed[0]?.chaseId ?? '')).code).toBe('bets_closed')
  })

  test('leaves bets on draws that are closed when it wins (rule 40.11)', async () => {
    const one = await hall.player()
    const draws = await hall.ahead(one, [1, 1, 1])
    ;(await chaseOn(gateway, one, draws, [winning], true)).value()
    const { toClose } = await hall.current(one)
    // Draws are a minute apart, so the first is drawn and the second closed.
    await clock.advance(toClose + 60_000)
    await moveDraws(gateway.deps)
    expect((await seeLottery(gateway, one)).own.map(({ issue }) => issue)).toEqual([draws[1]?.issue])
    await clock.advance(5_000)
    await moveDraws(gateway.deps)
    const { ended, balance } = await seeLottery(gateway, one)
    expect(ended.map(({ state }) => state)).toEqual(['won', 'refunded', 'won'])
    expect(balance).toBe(1_000_00n - 2n * stake + 2n * prize)
  })

  test('goes on after a win if it is to, until its player takes back the rest (rules 40.10 and 40.12)', async () => {
    const [one, two] = [await hall.player(), await hall.player()]
    const draws = await hall.ahead(one, [1, 1, 2, 5])
    const { placed } = (await chaseOn(gateway, one, draws, [winning, winning], false)).value()
    const chaseId = placed[0]?.chaseId ?? ''
    await hall.drawCurrent(one)
    expect((await seeLottery(gateway, one)).own).toHaveLength(6)
    expect((await cancel(two, chaseId)).code).toBe('bets_closed')
    expect((await cancel(one, chaseId)).value()).toMatchObject({
      cancelled: 6,
      balance: 1_000_00n - 2n * stake + 2n * prize,
    })
    expect((await cancel(one, chaseId)).code).toBe('bets_closed')
  })

  test('gets the stake of a void draw back, and plays the others as they were (rule 40.13)', async () => {
    const [one, two] = [await hall.player(), await hall.player()]
    const draws = await hall.ahead(one, [1, 4, 1])
    ;(await chaseOn(gateway, one, draws, [winning], true)).value()
    const { placed } = (await chaseOn(gateway, two, draws, [winning], true)).value()
    await gateway.deps.database.query("SELECT lottery_void('relampago-1-minuto', :issue)", {
      issue: draws[1]?.issue ?? '',
    })
    // Two takes the rest back before the void draw is settled.
    expect((await cancel(two, placed[0]?.chaseId ?? '')).value().cancelled).toBe(2)
    await clock.advance(1)
    await moveDraws(gateway.deps)
    expect((await seeLottery(gateway, two)).balance).toBe(1_000_00n)
    const { own, ended, balance } = await seeLottery(gateway, one)
    expect(own.map(({ issue }) => issue)).toEqual([draws[0]?.issue, draws[2]?.issue])
    expect(ended.map((bet) => [bet.issue, bet.state])).toEqual([[draws[1]?.issue, 'void']])
    expect(balance).toBe(1_000_00n - 2n * stake)
  })

  test('is placed as a whole or not at all (rule 40.10)', async () => {
    const one = await hall.player()
    const draws = await hall.ahead(one, [1, 1, 1])
    const [first, second] = draws
    if (!first || !second) throw new Error('No draws are open')
    const code = async (chase: typeof draws, bet = winning, bets = 1) =>
      (await chaseOn(gateway, one, chase, Array(bets).fill(bet), true)).code
    expect(await code([second, first])).toBe('chase_wrong')
    expect(await code([first, first])).toBe('chase_wrong')
    expect(await code(draws, winning, 67)).toBe('chase_wrong')
    expect(await code([first, { issue: '29990101-0001', multiple: 1 }])).toBe('bets_closed')
    expect(await code([first, { ...second, multiple: 1_001 }])).toBe('multiple_wrong')
    expect(await code([first, { ...second, multiple: 600 }])).toBe('insufficient_funds')
    expect(await seeLottery(gateway, one)).toMatchObject({ own: [], ended: [], balance: 1_000_00n })
  })

  test('of many players at once neither wait for each other for ever nor get lost while draws close (rules 40.10, 40.11 and 40.12)', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => hall.player()))
    const [one] = players
    if (!one) throw new Error('Nobody plays')
    const draws = await hall.ahead(one, Array(10).fill(1))
    const chases = await Promise.all(
      players.map(async (who, index) => {
        const own = slipOf('positioned', [[`${index}`, '7'], ['7'], [], [], []])
        const { placed } = (await chaseOn(gateway, who, draws, [winning, own], index % 2 === 0)).value()
        return { who, chaseId: placed[0]?.chaseId ?? '' }
      }),
    )
    await clock.advance((await hall.current(one)).toClose + 5_000)
    await Promise.all([
      moveDraws(gateway.deps),
      moveDraws(gateway.deps),
      ...chases.map(async ({ who, chaseId }, index) => {
        const { code } = await cancel(who, chaseId)
        // A chase that stops on a win may have been stopped before.
        expect(index % 2 === 0 ? [undefined, 'bets_closed'] : [undefined]).toContain(code)
      }),
    ])
    await moveDraws(gateway.deps)
    for (const { who } of chases) expect((await seeLottery(gateway, who)).own).toEqual([])
  })

  test('shows what ended apart for play money (rule 40.14)', async () => {
    const one = await hall.player()
    const free = { gameToken: await launch(gateway, one.token, 'trial', lotteryNode) }
    const { issue } = await hall.current(one)
    ;(await placeOn(gateway, one, issue, [winning])).value()
    await hall.drawCurrent(one)
    expect((await seeLottery(gateway, one)).ended).toHaveLength(1)
    expect((await seeLottery(gateway, free)).ended).toEqual([])
  })
})
