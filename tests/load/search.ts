// Measures searches among ten thousand games: node tests/load/search.ts [--seconds 10]
import { parseArgs } from 'node:util'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { seed } from '#gateway/seed/seed.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { type Figures, figuresOf, sender, type Timed } from './requests.ts'

export const gamesOfSearch = 10_000

/** People who search at the same time, each again as soon as the answer has arrived. */
const atOnce = 20

/** A person types letter by letter, and sometimes mistypes. */
const typed = [
  'dragao dourado',
  'fúria da onça',
  'arara',
  'tigre',
  'ouro do norte',
  'pirata encantado',
  'furia da onsa',
  'estrla',
  'ao vivo real',
]
const searched = typed.flatMap((text) => [...text].map((_, last) => text.slice(0, last + 1)).slice(1))

/**
 * Searches on PostgreSQL, and the first page of a lobby, by many at once.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function searchTimes(seconds = 10): Promise<Record<'search' | 'lobby', Figures>> {
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  const url = cluster.url('postgres')
  const settings = { DATABASE_URL: url, RATE_LIMITS: 'off', SEED_DEMO: '0', SEED_GAMES: String(gamesOfSearch) }
  try {
    const database = await openDatabase({ kind: 'postgres', url, connections: 1 })
    const deps = gatewayDeps({ database, config: parseConfig(settings), log: createLog('warn'), now: () => new Date() })
    await seed(deps)
    await database.close()
    const gateway = await startGatewayProcess(settings)
    const { send, close } = sender(gateway.url, atOnce)
    const phase = async (pathOf: (turn: number) => string, length: number) => {
      const end = performance.now() + length * 1000
      const answers: Timed[] = []
      const person = async (first: number) => {
        for (let turn = first; performance.now() < end; turn++)
          answers.push(await send({ method: 'GET', path: pathOf(turn) }))
      }
      await Promise.all(Array.from({ length: atOnce }, (_, index) => person(index * 11)))
      return figuresOf(answers, length)
    }
    const search = (turn: number) => {
      const text = searched[turn % searched.length] ?? ''
      return `/wps/game/search?gameName=${encodeURIComponent(text)}&pageSize=20&language=pt`
    }
    try {
      // One-time preparations run before the measurement.
      await phase(search, 1)
      return {
        search: await phase(search, seconds),
        lobby: await phase(() => '/wps/game/games?gameType=RNG&pageSize=48&language=pt', seconds),
      }
    } finally {
      close()
      await gateway.stop()
    }
  } finally {
    await cluster.remove()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
  console.table(await searchTimes(Number(values.seconds)))
}
