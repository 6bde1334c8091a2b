// How soon a thousand pages at one table learn its result, while their players bet: node tests/load/tables.ts [--pages 1000] [--rounds 4]
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { placeTableBets } from '#contract/play/tables/place-table-bets.ts'
import { type TableEvent, tableEventsPath } from '#contract/play/tables/table.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { putTable, tableNode } from '#tests/support/tables.ts'
import { type GatewayProcess, startGatewayProcess } from './gateway-process.ts'
import { onPostgres } from './on-postgres.ts'
import { fundedPlayers } from './players.ts'
import { figuresOf, sender, type Timed } from './requests.ts'

const table = 'roulette-1'

/** What came of a load. Times in milliseconds. */
export interface TablesReport {
  readonly pages: number
  readonly rounds: number
  /** From the moment of the result, by the clock of the database, until a page had it. */
  readonly seen: { readonly p50: number; readonly p99: number; readonly last: number }
  /** Share of one processor that the gateway used. */
  readonly processor: number
  readonly bets: ReturnType<typeof figuresOf>
  readonly consistent: boolean
}

/**
 * Lets pages watch a table for some rounds; a player of each bets once in a round, at a random moment.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function runTables(pages: number, rounds: number): Promise<TablesReport> {
  return await onPostgres(async ({ deps, settings, isConsistent }) => {
    const gateway = await startGatewayProcess({
      ...settings,
      SEED_DEMO: '0',
      MAX_CONNECTIONS: String(8 * pages + 1000),
    })
    // A gateway that starts restores the catalogue.
    await putTable(deps, table)
    try {
      return { ...(await watched(deps, gateway, pages, rounds)), consistent: await isConsistent() }
    } finally {
      await gateway.stop()
    }
  })
}

async function watched(deps: GatewayDeps, gateway: GatewayProcess, pages: number, rounds: number) {
  const players = await fundedPlayers(deps, pages, [tableNode])
  const { send, close } = sender(gateway.url, 32)
  const bets: Promise<Timed>[] = []
  const seen: number[] = []
  const told = new Map<number, number>()
  let began = { at: 0, spent: 0 }
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let first: number | undefined

  const bet = (token: string, number: number) => {
    const body = JSON.stringify({
      number,
      bets: [
        { place: 'red', stake: '100' },
        { place: 'straight-7', stake: '100' },
      ],
    })
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
    }
    bets.push(send({ method: 'POST', path: placeTableBets.path, headers, body }))
  }

  function heard(token: string, betOn: Set<number>, saw: Set<number>, event: TableEvent): void {
    if (event.type !== 'table' || !event.state.round) return
    const { number, state, resultAt } = event.state.round
    if (first === undefined) return
    if (state === 'open' && number > first && number <= first + rounds && !betOn.has(number)) {
      betOn.add(number)
      setTimeout(() => bet(token, number), Math.random() * 12_000)
    }
    // A page may be told of the result when the round is settled already.
    if (resultAt === null || number <= first || saw.has(number)) return
    saw.add(number)
    seen.push(Date.now() - Date.parse(resultAt))
    told.set(number, (told.get(number) ?? 0) + 1)
    if (number === first + rounds && told.get(number) === pages) end()
  }

  const sockets = []
  for (let from = 0; from < players.length; from += 50) {
    const some = players.slice(from, from + 50).map(async ({ gameToken }) => {
      const socket = new WebSocket(`${gateway.url.replace(/^http/, 'ws')}${tableEventsPath}`)
      const [betOn, saw] = [new Set<number>(), new Set<number>()]
      socket.on('message', (data) => heard(gameToken, betOn, saw, JSON.parse(String(data))))
      await new Promise((resolve, reject) => {
        socket.once('open', resolve)
        socket.once('error', reject)
      })
      socket.send(JSON.stringify({ type: 'hello', token: gameToken }))
      return socket
    })
    sockets.push(...(await Promise.all(some)))
  }
  const [row] = (await deps.database.query('SELECT coalesce(max(number), 0)::int AS number FROM table_round')) as [
    { number: number },
  ]
  began = { at: performance.now(), spent: spentBy(gateway) }
  first = row.number
  await ended
  const processor = (spentBy(gateway) - began.spent) / (performance.now() - began.at)
  const answered = await Promise.all(bets)
  for (const socket of sockets) socket.terminate()
  close()
  const sorted = seen.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    ...{ pages, rounds, processor },
    seen: { p50: at(0.5), p99: at(0.99), last: at(1) },
    bets: figuresOf(answered, (performance.now() - began.at) / 1000),
  }
}

/** Milliseconds of a processor that a gateway has used; Linux only. */
function spentBy({ child }: GatewayProcess): number {
  const [, after = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '4' } },
  })
  const report = await runTables(Number(values.pages), Number(values.rounds))
  console.log(JSON.stringify(report))
  const isQuick = report.seen.p99 <= 300 && report.processor <= 0.6
  process.exitCode = isQuick && report.consistent && Object.keys(report.bets.failures).length === 0 ? 0 : 1
}
