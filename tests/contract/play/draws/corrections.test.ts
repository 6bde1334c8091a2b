import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getLotteryResults } from '#contract/play/draws/get-lottery-results.ts'
import { getOpenedNumbers } from '#contract/play/draws/get-opened-numbers.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import type { Door } from '#gateway/platform/operators/door.ts'
import { correctDraw } from '#gateway/play/draws/correct.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { settleCorrections } from '#gateway/play/draws/settle-corrections.ts'
import { giveSome, grantOf } from '#tests/support/bonus.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { dyingBefore, lotteryHall, lotteryNode, placeOn, putLottery, seeLottery, slipOf } from '#tests/support/draws.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { operatorCommand } from '#tests/support/operator-command.ts'
import { doorOf, wholeHouse } from '#tests/support/operator-door.ts'
import { quickFolder } from '#tests/support/quick-folder.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { stopTableClock, type TableClock } from '#tests/support/tables.ts'

const id = 'relampago-1-minuto'
const lottery = lotteryOf(id)
if (!lottery) throw new Error(`There is no lottery ${id}`)

const on = (digit: string) => slipOf('positioned', [[digit], [], [], [], []])
/** It comes to the same by every result. */
const both = slipOf('sum-size', [['big', 'small']])
/** A line less the rebate of 3 %, and 9.5 times a line. */
const stake = 97n
const prize = 9_50n

describe.skipIf(!hasPostgres())('a wrong result', () => {
  let gateway: TestGateway
  let clock: TableClock
  let hall: ReturnType<typeof lotteryHall>
  let folder: string
  let door: Door | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(quickFolder(), 'arara-lotteries-'))
    gateway = await testGateway({ seeded: true })
    await putLottery(gateway.deps, id)
    clock = await stopTableClock(gateway.deps.database)
    hall = lotteryHall(gateway, clock)
    await moveDraws(gateway.deps)
    door = await doorOf(folder, wholeHouse(gateway.deps))
  })
  afterAll(async () => {
    await door?.close(0)
    await closeReconciled(gateway)
    await rm(folder, { recursive: true })
  })

  const run = async (...words: string[]) => {
    const ended = await operatorCommand('scripts/lotteries.ts', words, { DATABASE_URL: '', DATA_DIR: folder })
    return ended.code === 0 ? ended.said : ended.complained
  }
  const named = ['--reason', 'A ball was read wrongly.', '--by', 'Ana']
  const balanceOf = async (who: { readonly gameToken: string }) => (await seeLottery(gateway, who)).balance
  const drawn = async (issue: string) =>
    (await gateway.call(getOpenedNumbers, { gameCode: id })).value().draws.find((draw) => draw.issue === issue)
  /** The last result that the home page and the tiles of lotteries show. */
  const lastResult = async () => {
    gateway.clock.advance(1_000)
    const { lotteries } = (await gateway.call(getLotteryResults, {})).value()
    return lotteries.find(({ nodeId }) => nodeId === lotteryNode)?.last
  }
  const rowsOf = (issue: string) =>
    rowsAs<{ play: string; stake: bigint; win: bigint; note: string | null }>(
      gateway.deps.database,
      `SELECT b.play, w.stake, w.win, w.note FROM lottery_bet b JOIN wager f ON f.id = b.wager_id JOIN wager w ON w.round_id = f.round_id
       WHERE b.lottery = :id AND b.issue = :issue AND w.corrects_id IS NOT NULL ORDER BY b.wager_id, w.id`,
      { id, issue },
    )

  test('is corrected more than once, and each bet settled anew once by each correction (rules 40.19, 40.20, 40.21, 40.22 and 40.23)', async () => {
    const [one, two] = [await hall.player(), await hall.player()]
    const { issue } = await hall.current(one)
    ;(await placeOn(gateway, one, issue, [on('0'), both])).value()
    ;(await placeOn(gateway, two, issue, [on('9')])).value()
    expect(await run('correct', id, issue, '--result', '[0,0,0,0,0]', ...named)).toContain('is not settled yet')
    await hall.drawCurrent(one)
    const first = (await drawn(issue))?.result as number[]
    const before = await balanceOf(one)

    expect(await run('correct', id, issue, '--result', '[0,0,0,0]', ...named)).toContain('no result of ssc')
    expect(await run('correct', id, '29990101-0001', '--result', '[0,0,0,0,0]', ...named)).toContain('no such draw')
    expect(await run('correct', id, issue, '--result', JSON.stringify(first), ...named)).toContain('That is its result')
    expect(await run('correct', id, issue, '--result', '[0,0,0,0,0]', ...named)).toContain('settled anew')
    expect(await balanceOf(one)).toBe(first[0] === 0 ? before : before + prize)
    expect(await drawn(issue)).toMatchObject({ corrected: true, result: [0, 0, 0, 0, 0], drawnResult: first })
    expect(await lastResult()).toMatchObject({ issue, result: [0, 0, 0, 0, 0] })
    expect((await seeLottery(gateway, one)).ended.find(({ play }) => play === 'positioned')).toMatchObject({
      ...{ state: 'won', win: prize },
    })

    // One has spent nearly all when the next correction takes the prize away, and the gateway is killed before it told anybody.
    const next = await hall.current(one)
    const rest = await balanceOf(one)
    const multiple = Number(rest / 2n / stake)
    const spent = slipOf('positioned', [['5'], [], [], [], []], { multiple })
    ;(await placeOn(gateway, one, next.issue, [spent, spent])).value()
    const left = await balanceOf(one)
    expect(left).toBeLessThan(prize)
    const correcting = { issue, result: [9, 9, 9, 9, 9], reason: 'Again.', by: 'Ana' }
    await correctDraw(gateway.deps, lottery, correcting)
    await settleCorrections(dyingBefore(gateway, 'HAVING bool_or'))
    await Promise.all([settleCorrections(gateway.deps), moveDraws(gateway.deps), moveDraws(gateway.deps)])
    expect(await balanceOf(one)).toBe(0n)
    expect(await balanceOf(two)).toBe(1_000_00n - stake + prize)
    expect((await run('corrections')).split('\n')[0]?.split('\t').slice(0, 8)).toEqual([
      ...[id, issue, 'settled', '3 bets', 'BRL'],
      ...[`paid ${prize + 1_90n}`, `due ${prize + 1_90n}`, `missing ${prize - left}`],
    ])

    // Void: stakes come back. What one had kept of the prize is more than the stake.
    expect(await run('void', id, issue, ...named)).toContain('settled anew')
    expect(await drawn(issue)).toMatchObject({ corrected: true, state: 'void', result: null, drawnResult: first })
    expect((await lastResult())?.issue).not.toBe(issue)
    expect(await balanceOf(two)).toBe(1_000_00n)
    const rows = await rowsOf(issue)
    // Each correction pays the new win, and takes back what was paid; that of both halves changed for the void draw only.
    expect(rows.filter(({ play }) => play === 'sum-size').map((row) => [row.win, row.stake])).toEqual([
      [1_94n, 0n],
      [0n, 1_90n],
    ])
    expect(new Set(rows.map(({ note }) => note))).toEqual(new Set(['A ball was read wrongly.', 'Again.']))
    const { list } = (await gateway.call(getMessages, { pageSize: 20 }, { token: two.token })).value()
    const told = list.filter(({ kind }) => kind === 'lottery_corrected')
    // The first correction changed something for two only if a 9 had come.
    expect(told).toHaveLength(first[0] === 9 ? 3 : 2)
    expect(told.slice(0, 2).map(({ details }) => details)).toEqual([
      expect.objectContaining({ issue, amount: `${stake}`, currency: 'BRL' }),
      expect.objectContaining({ issue, amount: `${prize}`, currency: 'BRL' }),
    ])
  })

  test('takes no own money back for what a bonus has won (rules 40.20 and 40.21)', async () => {
    const { database, now } = gateway.deps
    const one = await hall.player()
    const grant = await giveSome(database, one.memberId, now(), { spend: 'bonus-first' })
    // Others may have bet on the current draw.
    await hall.drawCurrent(one)
    const { issue } = await hall.current(one)
    ;(await placeOn(gateway, one, issue, [both])).value()
    await hall.drawCurrent(one)
    const before = await grantOf(database, grant)
    expect(before.balance).toBe(1_000n - 1_94n + 1_90n)
    expect(await run('void', id, issue, ...named)).toContain('settled anew')
    expect(await balanceOf(one)).toBe(1_000_00n)
    // The stake comes back to the bonus, which keeps the prize: the house bears it.
    expect((await grantOf(database, grant)).balance).toBe(before.balance + 1_94n)
    expect((await run('corrections')).split('\n')[0]?.split('\t').slice(0, 8)).toEqual([
      ...[id, issue, 'settled', '1 bets', 'BRL'],
      ...['paid 190', 'due 194', 'missing 190'],
    ])
  })

  test('of a draw without one is made void, and stakes come back (rule 40.19)', async () => {
    const one = await hall.player()
    const { issue } = await hall.current(one)
    ;(await placeOn(gateway, one, issue, [both])).value()
    expect(await run('void', id, issue, ...named)).toContain('stakes go back')
    expect(await balanceOf(one)).toBe(1_000_00n)
    expect(await run('void', id, issue, ...named)).toContain('The draw is void')
    expect(await run()).toContain(`${id}\tssc\toffered`)
  })
})
