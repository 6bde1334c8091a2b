// Slips per second, the settlement of a big draw, and results from the cache: node tests/load/lotteries.ts [--bets 10000] [--lines 10] [--seconds 15] [--connections 50]
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { getLotteryResults } from '#contract/play/draws/get-lottery-results.ts'
import { getOpenedNumbers } from '#contract/play/draws/get-opened-numbers.ts'
import { placeLotteryBets } from '#contract/play/draws/place-lottery-bets.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import { nextIssues } from '#games/lottery/timetable.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { onPostgres } from './on-postgres.ts'
import { fundedPlayers, type LoadPlayer } from './players.ts'
import { type Figures, figuresOf, sender, type Timed } from './requests.ts'

/** The lottery that draws once an hour, and its node. */
const lottery = 'sete-da-hora'
const node = 16005

/** Bets of a slip while slips are counted, and of one that fills a draw. */
const slipBets = 3
const fillingBets = 20
const fillingAtOnce = 8

/** Slips a second on the next draw while the big one is settled. */
const meanwhilePerSecond = 20

const players = 500

export interface LotteryLoadReport {
  /** Slips of three bets, as fast as the connections allow. */
  readonly slips: Figures
  /** How long until the draw was settled after its time, in seconds, and what was settled. */
  readonly settled: { readonly seconds: number; readonly bets: number; readonly lines: number }
  /** Slips on the next draw meanwhile. */
  readonly meanwhile: Figures
  readonly results: Figures
  readonly openedNumbers: Figures
  readonly memory: number | undefined
  readonly consistent: boolean
}

const digit = () => `${Math.floor(Math.random() * 10)}`
const digits = [...'0123456789']

/** A bet of as many lines: of ten on two digits of each place, of 0.10 each, or of any number on three digits in a row, of 0.01 each. */
function betOf(lines: number) {
  const rest = { mode: 100, multiple: 1, group: 1_900 }
  if (lines === 100) return { play: 'back3-direct', choice: [[digit()], digits, digits], ...rest }
  if (lines !== 10) throw new RangeError('Bets have 10 or 100 lines')
  if (Math.random() < 0.5) return { play: 'back3-direct', choice: [[digit()], [digit()], digits], ...rest }
  const places = Array.from({ length: 5 }, () => {
    const first = Math.floor(Math.random() * 9)
    return [first, first + 1].map(String)
  })
  return { play: 'positioned', choice: places, ...rest, mode: 10 }
}

/**
 * Plays a lottery on PostgreSQL: slips as fast as the connections allow, then a draw with many bets, which is settled while bets on the
 * next one go on.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function runLotteryLoad({
  bets = 10_000,
  lines = 10,
  seconds = 15,
  connections = 50,
} = {}): Promise<LotteryLoadReport> {
  return await onPostgres(async ({ deps, settings, isConsistent }) => {
    const members = await fundedPlayers(deps, players, [node])
    const gateway = await startGatewayProcess({ ...settings, SEED_DEMO: '0' })
    const sql = postgres(settings.DATABASE_URL, { max: 1, onnotice: () => undefined })
    const { send, close } = sender(gateway.url, connections)
    const slip = (player: LoadPlayer, issue: string, count: number, size: number) =>
      send({
        method: 'POST',
        path: placeLotteryBets.path,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${player.gameToken}`,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ issue, bets: Array.from({ length: count }, () => betOf(size)) }),
      })
    try {
      await leaveOne(sql)
      // Neither closes while the measure lasts.
      const [big, next] = await openIssues(sql)
      const slips: Timed[] = []
      await atOnce(connections, seconds, async (place, turn) => {
        const player = members[(place + connections * turn) % members.length]
        if (player) slips.push(await slip(player, next.issue, slipBets, 10))
      })
      await fill(bets, fillingAtOnce, async (index, count) => {
        const player = members[index % members.length]
        const answer = player && (await slip(player, big.issue, count, lines))
        if (answer?.status !== 200) throw new Error(`A slip was answered with ${answer?.status}: ${answer?.body}`)
      })
      const settlement = await settleWhile(sql, big, async () => {
        const player = members[Math.floor(Math.random() * members.length)]
        return player && slip(player, next.issue, slipBets, 10)
      })
      const read = async (path: string) => {
        const answers: Timed[] = []
        await atOnce(10, 5, async () => {
          answers.push(await send({ method: 'GET', path }))
        })
        return figuresOf(answers, 5)
      }
      const results = await read(getLotteryResults.path)
      const openedNumbers = await read(`${getOpenedNumbers.path}?gameCode=${lottery}`)
      const memory = gateway.memory()
      return {
        slips: figuresOf(slips, seconds),
        ...settlement,
        ...{ results, openedNumbers, memory },
        consistent: await isConsistent(),
      }
    } finally {
      close()
      await sql.end()
      await gateway.stop()
    }
  })
}

/** Takes the other lotteries away, which would have many draws when the clock is moved. */
async function leaveOne(sql: postgres.Sql) {
  await sql`UPDATE game SET listed = false WHERE engine = 'draws' AND theme <> ${lottery}`
  // What was opened before the list was read again.
  await passed(3_000)
  await sql`DELETE FROM lottery_draw WHERE lottery <> ${lottery}`
}

interface OpenIssue {
  readonly issue: string
  readonly drawsAt: Date
}

/** Two draws that follow each other and are open, the first at least ten minutes ahead. */
async function openIssues(sql: postgres.Sql): Promise<readonly [OpenIssue, OpenIssue]> {
  const timetable = lotteryOf(lottery)?.timetable
  const issues = timetable ? nextIssues(timetable, Date.now() + 600_000, 2) : []
  const [big, next] = issues.map(({ id, drawsAt }) => ({ issue: id, drawsAt: new Date(drawsAt) }))
  if (!big || !next) throw new Error(`${lottery} has no draws`)
  for (;;) {
    const open =
      await sql`SELECT FROM lottery_draw WHERE lottery = ${lottery} AND issue IN ${sql([big.issue, next.issue])}`
    if (open.length === 2) return [big, next]
    await passed(100)
  }
}

/** Does something as often as the time allows, some at a time. */
async function atOnce(some: number, seconds: number, work: (place: number, turn: number) => Promise<void>) {
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: some }, async (_, place) => {
      for (let turn = 0; performance.now() < end; turn++) await work(place, turn)
    }),
  )
}

/** Places that many bets in slips. */
async function fill(bets: number, some: number, place: (index: number, count: number) => Promise<void>) {
  let index = 0
  const slips = Math.ceil(bets / fillingBets)
  const work = async () => {
    while (index < slips) {
      const own = index++
      await place(own, Math.min(fillingBets, bets - own * fillingBets))
    }
  }
  await Promise.all(Array.from({ length: some }, work))
}

/** Moves the clock to a draw, and waits until it is settled; slips are placed meanwhile, whether or not earlier ones are answered. */
async function settleWhile(sql: postgres.Sql, { issue, drawsAt }: OpenIssue, place: () => Promise<Timed | undefined>) {
  const [sums] = await sql<{ bets: number; lines: number }[]>`
    SELECT count(*)::int AS bets, sum(line_count)::int AS lines FROM lottery_bet WHERE lottery = ${lottery} AND issue = ${issue}`
  const placed: Promise<Timed | undefined>[] = []
  const timer = setInterval(() => placed.push(place()), 1_000 / meanwhilePerSecond)
  await passed(1_000)
  await sql.unsafe(`CREATE OR REPLACE FUNCTION table_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT clock_timestamp() + interval '${drawsAt.getTime() - Date.now()} milliseconds' $$`)
  const began = performance.now()
  for (;;) {
    const [draw] =
      await sql`SELECT FROM lottery_draw WHERE lottery = ${lottery} AND issue = ${issue} AND settled_at IS NOT NULL`
    if (draw) break
    await passed(50)
  }
  const seconds = (performance.now() - began) / 1_000
  clearInterval(timer)
  const answered = (await Promise.all(placed)).filter((answer) => answer !== undefined)
  return {
    settled: { seconds: Math.round(seconds * 10) / 10, bets: sums?.bets ?? 0, lines: sums?.lines ?? 0 },
    meanwhile: figuresOf(answered, seconds + 1),
  }
}

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      bets: { type: 'string' },
      lines: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string' },
    },
  })
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
  const report = await runLotteryLoad(numbers)
  console.log(JSON.stringify(report, undefined, 2))
  process.exitCode = report.consistent ? 0 : 1
}
