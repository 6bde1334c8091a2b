import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawSeed, lotteryOf } from '#games/lottery/lotteries.ts'
import { readAllOdds } from '#games/lottery/odds.ts'
import type { Choice } from '#games/lottery/play.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { hasPostgres, ownerUrl } from '#tests/support/database.ts'
import { chaseOn, lotteryHall, lotteryNode, placeOn, putLottery, seeLottery, slipOf } from '#tests/support/draws.ts'
import { effort } from '#tests/support/effort.ts'
import { closeReconciled, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { stopTableClock } from '#tests/support/tables.ts'
import type { LotteryJob } from './kill/lottery-worker.ts'

const worker = join(import.meta.dirname, 'kill/lottery-worker.ts')
const { kills } = effort
const id = 'relampago-1-minuto'

/** Lets a process draw and settle until it kills itself or ends. @returns whether it came to its end */
async function movedBy(job: LotteryJob): Promise<boolean> {
  const child = spawn(process.execPath, [worker, JSON.stringify(job)], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  await once(child, 'close')
  if (child.signalCode === 'SIGKILL') return false
  expect(child.exitCode, said).toBe(0)
  return true
}

const digits = [...'0123456789']
const slips = [
  slipOf('positioned', [digits.slice(0, 5), [], [], [], digits.slice(3)], { mode: 10 }),
  slipOf('back3-any1', [digits], { mode: 10 }),
  slipOf('sum-size', [['big']], { mode: 10 }),
]

interface BetRow {
  readonly id: bigint
  readonly member: bigint
  readonly issue: string
  readonly play: string
  readonly choice: Choice
  readonly count: number
  readonly lineStake: bigint
  readonly odds: Readonly<Record<string, string>>
  readonly mostBet: bigint
  readonly stake: bigint
  readonly win: bigint
  readonly draw: string
  readonly seed: string
}

it.skipIf(!hasPostgres())(
  `draws are settled once by two processes that kill -9 ends after any statement, ${2 * kills} of them, while bets go on (rules 40.2 and 40.5)`,
  async () => {
    const gateway = await testGateway({ seeded: true })
    const { database } = gateway.deps
    await database.query("UPDATE game SET listed = false WHERE engine = 'draws'")
    await putLottery(gateway.deps, id)
    await database.query('UPDATE game SET listed = true WHERE node_id = :lotteryNode', { lotteryNode })
    const clock = await stopTableClock(database)
    await moveDraws(gateway.deps)
    const hall = lotteryHall(gateway, clock)
    const players = await Promise.all([hall.player(), hall.player(), hall.player()])
    const [first] = players
    const url = await ownerUrl(database)
    let [dead, late] = [0, 0]
    /** Bets on a draw while it may close. */
    const bet = async (issue: string) => {
      for (const who of players) {
        const { code } = await placeOn(gateway, who, issue, slips)
        if (code !== undefined) expect(code).toBe('bets_closed')
        if (code !== undefined) late++
      }
    }
    for (let kill = 0; kill < kills; kill++) {
      const { issue, drawsAt } = await hall.current(first)
      const { now } = await seeLottery(gateway, first)
      // More bets than one transaction settles.
      for (let slip = 0; slip < 4; slip++) await bet(issue)
      const ahead = await hall.ahead(first, [1, 1, 2])
      ;(await chaseOn(gateway, first, ahead, [slipOf('sum-size', [['odd']], { mode: 10 })], kill % 2 === 0)).value()
      const [, next] = ahead
      // The first bets come before the draw closes, the last ones after it.
      const closing = bet(issue)
      await clock.advance(Date.parse(drawsAt) - Date.parse(now))
      // They are killed at different statements, so that each continues the half-done work of the other.
      const jobs = [3 + ((9 + 7 * kill) % 45), 3 + ((12 + 11 * kill) % 60)].map((statements) =>
        movedBy({ url, statements }),
      )
      await closing
      await bet(issue)
      await bet(next?.issue ?? '')
      dead += (await Promise.all(jobs)).filter((isEnd) => !isEnd).length
    }
    expect(dead).toBeGreaterThan(0)
    expect(late).toBeGreaterThan(0)
    expect(await Promise.all([1, 2].map(() => movedBy({ url, statements: null })))).toEqual([true, true])
    await moveDraws(gateway.deps)

    const rows = await rowsAs<BetRow>(
      database,
      `SELECT b.wager_id AS id, b.member_id AS member, b.issue, b.play, b.choice, b.line_count AS count, b.line_stake AS "lineStake", b.odds,
         b.most_win AS "mostBet", w.stake, w.win, d.state AS draw, coalesce(d.server_seed, '') AS seed
       FROM lottery_bet b JOIN wager w ON w.id = b.wager_id JOIN lottery_draw d USING (lottery, issue)
       WHERE d.draws_at <= table_now() AND NOT b.cancelled`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(kills * 36)
    const game = lotteryOf(id)?.game
    for (const { issue, odds, draw, seed, win, ...kept } of rows) {
      expect([kept.id, draw]).toEqual([kept.id, 'settled'])
      const drawn = game?.draw(drawSeed(id, issue, seed)) ?? null
      const end = game?.end({ ...kept, odds: readAllOdds(odds) }, drawn, dayOfIssue(issue))
      expect([kept.id, win]).toEqual([kept.id, end && end.prizes + end.returned])
    }
    await closeReconciled(gateway)
  },
  1_800_000,
)
