import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#contract/define-call.ts'
import { cancelLotteryBet } from '#contract/play/draws/cancel-lottery-bet.ts'
import { getLotteryResults } from '#contract/play/draws/get-lottery-results.ts'
import { getOpenedNumbers } from '#contract/play/draws/get-opened-numbers.ts'
import { getVnNumbers } from '#contract/play/draws/get-vn-numbers.ts'
import type { LotteryEvent } from '#contract/play/draws/lottery-event.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { readProof } from '#games/fairness/proof.ts'
import { commitmentOf } from '#games/fairness/stream.ts'
import { verifyRead } from '#games/fairness/verify-read.ts'
import { drawSeed, lotteries, lotteryOf } from '#games/lottery/lotteries.ts'
import { dayOfIssue, nextIssues } from '#games/lottery/timetable.ts'
import { correctDraw } from '#gateway/play/draws/correct.ts'
import { openLotteryRooms } from '#gateway/play/draws/lottery-rooms.ts'
import { moveDraws, openAhead } from '#gateway/play/draws/move-draws.ts'
import { settleCorrections } from '#gateway/play/draws/settle-corrections.ts'
import { blockBet } from '#tests/support/blocked-bet.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { lotteryHall, lotteryNode, placeOn, putLottery, seeLottery, slipOf } from '#tests/support/draws.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { launch } from '#tests/support/people.ts'
import { roomPage } from '#tests/support/room-page.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { stopTableClock, type TableClock, type TablePlayer } from '#tests/support/tables.ts'

const id = 'relampago-1-minuto'
const lottery = lotteryOf(id)
if (!lottery) throw new Error(`There is no lottery ${id}`)

const fail = (why: string): never => {
  throw new Error(why)
}
type Hall = ReturnType<typeof lotteryHall>

describe.skipIf(!hasPostgres())('a lottery', () => {
  let gateway: TestGateway
  let clock: TableClock
  let hall: Hall
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true })
    await putLottery(gateway.deps, id)
    clock = await stopTableClock(gateway.deps.database)
    hall = lotteryHall(gateway, clock)
    await moveDraws(gateway.deps)
  })
  afterAll(() => closeReconciled(gateway))

  const player = () => hall.player()
  const current: Hall['current'] = (who) => hall.current(who)
  const drawCurrent: Hall['drawCurrent'] = (who) => hall.drawCurrent(who)
  const wagersOf = (issue: string) =>
    rowsAs<{ play: string; state: string; stake: bigint; win: bigint; valid: bigint }>(
      gateway.deps.database,
      `SELECT b.play, w.state, w.stake, coalesce(w.win, 0) AS win, w.valid_bet AS valid FROM lottery_bet b JOIN wager w ON w.id = b.wager_id
       WHERE b.lottery = :id AND b.issue = :issue ORDER BY b.wager_id`,
      { id, issue },
    )

  test('has its next draws open, each committed to, by its timetable (rules 40.1 and 40.2)', async () => {
    const { open, now, terms, type } = await seeLottery(gateway, await player())
    expect(type).toBe('ssc')
    expect(open.map(({ issue }) => issue)).toEqual(
      nextIssues(lottery.timetable, Date.parse(now), openAhead).map((issue) => issue.id),
    )
    expect(open.every(({ serverSeed, result }) => serverSeed === null && result === null)).toBe(true)
    expect(new Set(open.map(({ commitment }) => commitment)).size).toBe(openAhead)
    // A lottery of two draws a month has those of a year, and no others.
    const [far] = await rowsAs<{ days: number }>(
      gateway.deps.database,
      `SELECT (extract(epoch FROM max(draws_at) - table_now()) / 86400)::float8 AS days FROM lottery_draw
       WHERE lottery = 'sorteio-das-moncoes'`,
    )
    expect(far?.days).toBeGreaterThan(345)
    expect(far?.days).toBeLessThanOrEqual(365)
    expect(terms).toMatchObject({ unit: 1_00n, groups: { least: 1_800, most: 1_960, step: 2 } })
  })

  test('counts lines and stakes itself, draws from the revealed seed, and pays each bet once (rules 40.3, 40.4, 40.5 and 40.18)', async () => {
    const [one, two] = [await player(), await player()]
    const { issue, commitment } = await current(one)
    const all = Array.from({ length: 10 }, (_, digit) => `${digit}`)
    const bets = [
      slipOf('back3-any1', [all]),
      slipOf('positioned', [all, [], [], [], all], { mode: 10, multiple: 3 }),
      slipOf('five-direct', [['0'], ['1'], ['2'], ['3'], ['4']]),
    ]
    const key = crypto.randomUUID()
    const placed = (await placeOn(gateway, one, issue, bets, key)).value()
    // The group of 1,900 takes 3 % off the price.
    expect(placed.placed.map(({ lines, lineStake, rebate, stake }) => [lines, lineStake, rebate, stake])).toEqual([
      [10, 1_00n, 30n, 9_70n],
      [20, 30n, 18n, 5_82n],
      [1, 1_00n, 3n, 97n],
    ])
    expect(placed.balance).toBe(1_000_00n - 16_49n)
    expect((await placeOn(gateway, one, issue, bets, key)).value()).toEqual(placed)
    ;(await placeOn(gateway, two, issue, [slipOf('sum-size', [['big', 'small']])])).value()

    const drawn = await drawCurrent(one)
    await Promise.all([moveDraws(gateway.deps), moveDraws(gateway.deps)])
    expect(drawn).toMatchObject({ state: 'settled', commitment })
    expect(commitmentOf(drawn?.serverSeed ?? '')).toBe(commitment)
    const result = lottery.game.draw(drawSeed(id, issue, drawn?.serverSeed ?? '')) as number[]
    expect(drawn?.result).toEqual(result)
    const different = new Set(result.slice(2)).size
    const isDirect = result.join('') === '01234'
    expect((await wagersOf(issue)).map(({ win }) => win)).toEqual([
      BigInt(different) * 3_50n,
      // Two positions, each 10 × 0.95 of 0.30.
      2n * 2_85n,
      isDirect ? 95_000_00n : 0n,
      // One of two halves, 2 × 0.95.
      1_90n,
    ])
    // All digits and both halves cover every outcome.
    expect((await wagersOf(issue)).map(({ valid }) => valid)).toEqual([0n, 0n, 97n, 0n])
    const { balance, own } = await seeLottery(gateway, two)
    expect([balance, own]).toEqual([1_000_00n - 1_94n + 1_90n, []])
  })

  test('takes no late bets, none that are wrong, and all of a slip or none (rules 40.3 and 40.4)', async () => {
    const one = await player()
    const { issue, toClose } = await current(one)
    const good = slipOf('back3-group6', [['1', '2', '3']])
    const refused = async (bet: ReturnType<typeof slipOf>) => (await placeOn(gateway, one, issue, [good, bet])).code
    expect(await refused(slipOf('back9', [['1']]))).toBe('play_unknown')
    expect(await refused(slipOf('back3-group6', [['1', '2']]))).toBe('choice_wrong')
    expect(await refused({ ...good, multiple: 1_001 })).toBe('multiple_wrong')
    expect(await refused({ ...good, group: 1_961 })).toBe('group_wrong')
    expect(await refused(slipOf('five-direct', [['1'], ['1'], ['1'], ['1'], ['1']], { multiple: 3 }))).toBe(
      'lottery_limit',
    )
    expect(
      (
        await placeOn(gateway, one, issue, [
          { ...good, multiple: 1_000 },
          { ...good, multiple: 100 },
        ])
      ).code,
    ).toBe('insufficient_funds')
    expect((await seeLottery(gateway, one)).own).toEqual([])
    await clock.advance(toClose)
    expect((await placeOn(gateway, one, issue, [good])).code).toBe('bets_closed')
    // The next issue is open already.
    const next = await current(one)
    expect(next.issue).not.toBe(issue)
    ;(await placeOn(gateway, one, next.issue, [good])).value()
    await moveDraws(gateway.deps)
    expect((await seeLottery(gateway, one)).own.map((bet) => bet.issue)).toEqual([next.issue])
  })

  test('takes no bets that could win too much, of one player or on one number (rules 40.15, 40.16 and 40.17)', async () => {
    const [one, two, three, four] = [await player(), await player(), await player(), await player()]
    const { issue } = await current(one)
    const refused = async (who: TablePlayer, bets: ReturnType<typeof slipOf>[]) => {
      const { code, envelope } = await placeOn(gateway, who, issue, bets)
      return [code, 'value' in envelope && envelope.value]
    }
    // Each could win what a bet pays at most, 400,000, and so can a member on a draw.
    const wide = slipOf('five-direct', [['1'], ['2'], ['3'], ['4'], ['1', '2', '3']], { multiple: 2 })
    expect(await refused(one, [wide, wide])).toEqual(['lottery_limit', { kind: 'member', limit: '40000000' }])
    ;(await placeOn(gateway, one, issue, [wide])).value()
    expect((await refused(one, [wide]))[0]).toBe('lottery_limit')
    // Each could win 95,000, and all on one sum 500,000: five of them.
    const on = (sum: string) => slipOf('back3-sum', [[sum]], { multiple: 100 })
    const beyond = { kind: 'number', limit: '50000000', number: '0' }
    const { placed } = (await placeOn(gateway, two, issue, Array(4).fill(on('0')))).value()
    expect(await refused(four, Array(2).fill(on('0')))).toEqual(['lottery_limit', beyond])
    ;(await placeOn(gateway, four, issue, [on('0')])).value()
    expect(await refused(three, [on('27'), on('0')])).toEqual(['lottery_limit', beyond])
    expect((await seeLottery(gateway, three)).own).toEqual([])
    const trial = { gameToken: await launch(gateway, three.token, 'trial', lotteryNode) }
    ;(await placeOn(gateway, trial, issue, [on('0')])).value()
    // A bet that is given back makes room for another one.
    const betId = placed[0]?.betId ?? ''
    const key = crypto.randomUUID()
    ;(await gateway.call(cancelLotteryBet, { issue, betId }, { token: two.gameToken, key })).value()
    ;(await placeOn(gateway, three, issue, [on('27'), on('0')])).value()
    expect((await drawCurrent(one))?.state).toBe('settled')
  })

  test('gives a bet back until its draw closes, and counts it out (rule 40.6)', async () => {
    const one = await player()
    const { issue, toClose } = await current(one)
    const { placed } = (await placeOn(gateway, one, issue, [slipOf('front2-group', [['1', '2', '3']])])).value()
    const cancel = (betId = placed[0]?.betId ?? '') =>
      gateway.call(cancelLotteryBet, { issue, betId }, { token: one.gameToken, key: crypto.randomUUID() })
    expect((await cancel('1')).code).toBe('bets_closed')
    expect((await cancel()).value().balance).toBe(1_000_00n)
    expect((await cancel()).code).toBe('bets_closed')
    const again = (await placeOn(gateway, one, issue, [slipOf('front2-group', [['1', '2']])])).value()
    await clock.advance(toClose)
    expect((await cancel(again.placed[0]?.betId)).code).toBe('bets_closed')
  })

  test('shows its last numbers to everybody, the latest first (rule 40.8)', async () => {
    const one = await player()
    await drawCurrent(one)
    const { draws } = (await gateway.call(getOpenedNumbers, { gameCode: id })).value()
    expect(draws.length).toBeGreaterThan(2)
    expect(draws.map(({ drawsAt }) => drawsAt)).toEqual(
      draws
        .map(({ drawsAt }) => drawsAt)
        .toSorted()
        .toReversed(),
    )
    const [first, second] = draws
    const page = (await gateway.call(getOpenedNumbers, { gameCode: id, before: first?.issue ?? '' })).value()
    expect(page.draws[0]).toEqual(second)
    expect((await gateway.call(getOpenedNumbers, { gameCode: 'nothing' })).code).toBe('game_not_found')
  })

  test('can be played with play money, which is counted apart (rule 40.9)', async () => {
    const one = await player()
    const gameToken = await launch(gateway, one.token, 'trial', lotteryNode)
    const { issue } = await current({ gameToken })
    ;(await placeOn(gateway, { gameToken }, issue, [slipOf('sum-size', [['odd', 'even']])])).value()
    const drawn = await drawCurrent({ gameToken })
    expect(drawn?.state).toBe('settled')
    const sums = await rowsAs<{ currency: string; bets: number }>(
      gateway.deps.database,
      'SELECT currency, bets FROM lottery_sum WHERE lottery = :id AND issue = :issue',
      { id, issue },
    )
    expect(sums).toEqual([{ currency: 'FUN', bets: 1 }])
  })

  test('pays everybody else if one bet cannot be settled (rule 40.5)', async () => {
    const [one, two] = [await player(), await player()]
    const { issue } = await current(one)
    for (const who of [one, two]) (await placeOn(gateway, who, issue, [slipOf('sum-size', [['odd', 'even']])])).value()
    const open = await rowsAs<{ id: bigint; member: bigint }>(
      gateway.deps.database,
      'SELECT wager_id AS id, member_id AS member FROM lottery_bet WHERE lottery = :id AND issue = :issue',
      { id, issue },
    )
    await blockBet(gateway, open.find(({ member }) => member === one.memberId)?.id ?? 0n)
    expect((await drawCurrent(two))?.state).toBe('drawn')
    expect((await seeLottery(gateway, two)).own).toEqual([])
    expect((await seeLottery(gateway, one)).own).toHaveLength(1)
  })

  test('a bet opens in the history with all that it was, and its proof draws and pays it again (rules 40.30 and 40.31)', async () => {
    const one = await player()
    const { issue } = await current(one)
    const numbers = Array.from({ length: 10 }, (_, digit) => `${digit}`)
    const placed = (await placeOn(gateway, one, issue, [slipOf('back3-any1', [numbers])])).value().placed[0]
    const [row] = await rowsAs<{ round: string }>(
      gateway.deps.database,
      'SELECT round_id::text AS round FROM lottery_bet WHERE wager_id = :id',
      { id: placed?.betId ?? '' },
    )
    const { round: roundId } = row ?? fail('no bet')
    const round = async () => (await gateway.call(getRound, { roundId }, { token: one.token })).value()
    const bet = {
      ...{ play: 'back3-any1', choice: [numbers], group: 1_900, lines: 10, lineStake: '100', rebate: '30' },
      odds: { line: expect.stringMatching(/^\d+\/\d+$/) },
    }
    expect(await round()).toMatchObject({
      drawn: false,
      draw: { lottery: id, type: 'ssc', issue, state: 'open', result: null, bet },
    })
    const proof = () => gateway.call(getRoundProof, { roundId }, { token: one.token })
    expect((await proof()).code).toBe('round_open')
    const drawn = await drawCurrent(one)
    const past = await round()
    expect(past).toMatchObject({ drawn: true, draw: { state: 'settled', result: drawn?.result, bet } })
    const told = (await proof()).value()
    expect(told).toMatchObject({ commitment: drawn?.commitment, clientSeed: `${id}:${issue}`, nonce: 0 })
    const text = JSON.stringify({ ...told.proof, receipt: told.receipt })
    const read = readProof(text)
    if (!('proof' in read)) throw new Error(`no proof: ${text}`)
    expect(read.proof.wins).toEqual([`${past.wagers[0]?.win}`])
    const { verdict, steps } = await verifyRead(read, async () => 'same')
    expect(steps.filter((step) => step.verdict === 'differs')).toEqual([])
    expect(verdict).toBe('matches')
  })

  test('shows the next draw and the last result of every lottery to everybody, from one reading a second (rule 40.26)', async () => {
    const results = async () => (await gateway.call(getLotteryResults, {})).value()
    gateway.clock.advance(1_000)
    const before = await results()
    expect(new Set(before.lotteries.map(({ gameCode }) => gameCode))).toEqual(new Set(lotteries.map(({ id }) => id)))
    const shown = ({ lotteries }: typeof before) => lotteries.find(({ nodeId }) => nodeId === lotteryNode)
    const { open, last } = await seeLottery(gateway, await player())
    const { issue, closesAt, drawsAt } = open[0] ?? fail('no draw is open')
    expect(shown(before)).toMatchObject({ gameCode: id, type: 'ssc', next: { issue, closesAt, drawsAt } })
    expect(shown(before)?.last?.issue).toBe(last.find(({ result }) => result)?.issue)
    const drawn = await drawCurrent(await player())
    gateway.clock.advance(999)
    const same = await results()
    expect(same.lotteries).toEqual(before.lotteries)
    // The clock goes on meanwhile.
    expect(Date.parse(same.now) - Date.parse(before.now)).toBe(999)
    gateway.clock.advance(1)
    expect(shown(await results())?.last).toEqual({ issue, drawsAt, result: drawn?.result })
  })

  test('shows the prizes of the lotteries of Vietnam by region and day (rule 40.27)', async () => {
    const north = lotteryOf('loto-lotus-norte') ?? fail('no lottery of the north')
    const numbers = async (input: RequestOf<typeof getVnNumbers>) =>
      (await gateway.call(getVnNumbers, input)).value().results
    expect(await numbers({ region: 'north' })).toEqual([])
    const [row] = await rowsAs<{ issue: string; wait: number }>(
      gateway.deps.database,
      `SELECT issue, (extract(epoch FROM draws_at - table_now()) * 1000)::float8 AS wait FROM lottery_draw
       WHERE lottery = 'loto-lotus-norte' ORDER BY draws_at LIMIT 1`,
    )
    const { issue, wait } = row ?? fail('no draw is open')
    await clock.advance(Math.ceil(wait))
    await moveDraws(gateway.deps)
    const day = dayOfIssue(issue)
    const [result] = await numbers({ region: 'north', day })
    expect(result).toMatchObject({ gameCode: north.id, region: 'north', day, draw: { issue, state: 'settled' } })
    const seed = drawSeed(north.id, issue, result?.draw.serverSeed ?? '')
    const byName = (station: { name: string; numbers: string[] }[]) =>
      Object.fromEntries(station.map(({ name, numbers }) => [name, numbers]))
    expect(result?.stations.map(byName)).toEqual([north.game.draw(seed)])
    expect(result?.stations[0]?.[0]).toMatchObject({ name: 'special', numbers: [expect.stringMatching(/^\d{5}$/)] })
    // Two stations of the South draw at once.
    const [south] = await numbers({ region: 'south' })
    expect({ first: byName(south?.stations[0] ?? []), second: byName(south?.stations[1] ?? []) }).toEqual(
      south?.draw.result,
    )
    expect(await numbers({ gameCode: north.id })).toEqual([result])
    expect(await numbers({ gameCode: north.id, day: '2026-01-01' })).toEqual([])
    expect(await numbers({ gameCode: north.id, region: 'south' })).toEqual([])
  })

  test('a page is first told the open draws and the last twenty, then each that changes, whichever gateway moved it (rule 40.25)', async () => {
    const one = await player()
    const rooms = await openLotteryRooms(gateway.deps)
    try {
      const page = roomPage<LotteryEvent>()
      const leave = await rooms.join(lottery, page)
      const { open, last } = await seeLottery(gateway, one)
      expect(page.events).toMatchObject([{ type: 'draws', draws: [...last.reverse(), ...open] }])
      const { issue, toClose } = await current(one)
      const told = (issue: string, state: string) =>
        page.until(
          (event) =>
            event.type === 'draws' &&
            event !== page.events[0] &&
            event.draws.some((draw) => draw.issue === issue && draw.state === state),
        )
      await clock.advance(toClose)
      await moveDraws(gateway.deps)
      expect(await told(issue, 'closed')).toMatchObject({
        draws: expect.arrayContaining([expect.objectContaining({ issue, serverSeed: null, result: null })]),
      })
      // The draws that stay open are not told again.
      const again = page.events.slice(1).flatMap((event) => (event.type === 'draws' ? event.draws : []))
      expect(again.filter((draw) => open.slice(1).some((known) => known.issue === draw.issue))).toEqual([])
      await clock.advance(60_000)
      await moveDraws(gateway.deps)
      const settled = await told(issue, 'settled')
      const found = (await seeLottery(gateway, one)).last.find((draw) => draw.issue === issue)
      expect(settled).toMatchObject({ draws: expect.arrayContaining([found]) })
      // Each correction changes the draw, whose state stays.
      for (const result of [
        [0, 0, 0, 0, 0],
        [1, 1, 1, 1, 1],
      ]) {
        await correctDraw(gateway.deps, lottery, { issue, result, reason: 'A ball was read wrongly.', by: 'Ana' })
        await settleCorrections(gateway.deps)
        await page.until(
          (event) =>
            event.type === 'draws' &&
            event.draws.some((draw) => draw.issue === issue && draw.corrected && `${draw.result}` === `${result}`),
        )
      }
      leave()
    } finally {
      await rooms.close()
    }
  })

  // Last, because the other gateway opens the next draws with its own key.
  test('gives all stakes of a draw back that has no result for ten minutes (rule 40.7)', async () => {
    const one = await player()
    const { issue, toClose } = await current(one)
    ;(await placeOn(gateway, one, issue, [slipOf('sum-size', [['odd']])])).value()
    const other = {
      ...gateway.deps,
      config: { ...gateway.deps.config, fairnessKey: Buffer.alloc(32, 7).toString('base64url') },
    }
    await clock.advance(toClose + 30_000)
    await moveDraws(other)
    expect((await wagersOf(issue))[0]?.state).toBe('open')
    await clock.advance(600_000)
    await moveDraws(other)
    expect((await wagersOf(issue))[0]?.state).toBe('void')
    expect((await seeLottery(gateway, one)).balance).toBe(1_000_00n)
    await moveDraws(gateway.deps)
  })
})
