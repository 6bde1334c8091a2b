// Measures settled spins and reads per second: node tests/load/spins.ts [--url http://…] [--seconds 20] [--connections 50]
import { parseArgs } from 'node:util'
import { startGatewayProcess } from './gateway-process.ts'
import { onPostgres } from './on-postgres.ts'
import { fundedPlayers, type LoadPlayer, trialPlayers } from './players.ts'
import { type Figures, figuresOf, type LoadRequest, sender, type Timed } from './requests.ts'

export interface SpinLoadOptions {
  /** A running gateway, its limits off; without it PostgreSQL and a gateway are started and thrown away. */
  readonly url?: string
  /** Length of each of the two phases (default 20). */
  readonly seconds?: number
  /** Each connection is one player (default 50). */
  readonly connections?: number
}

export interface SpinLoadReport {
  readonly spins: Figures
  readonly reads: Readonly<Record<'games' | 'balance' | 'history', Figures>>
  /** Resident memory of the gateway in MiB after the load; undefined for a gateway that is not ours. */
  readonly memory: number | undefined
  /** Whether the ledger is consistent afterwards; undefined for a gateway that is not ours. */
  readonly consistent: boolean | undefined
}

/**
 * Plays as fast as the connections allow, then reads lobby, balance and history in turn.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function runSpinLoad(options: SpinLoadOptions = {}): Promise<SpinLoadReport> {
  const { seconds = 20, connections = 50 } = options
  if (options.url !== undefined) {
    const { send, close } = sender(options.url, connections)
    const measured = await measure(send, await trialPlayers(send, connections), seconds)
    close()
    return { ...measured, memory: undefined, consistent: undefined }
  }
  return await onPostgres(async ({ deps, settings, isConsistent }) => {
    const players = await fundedPlayers(deps, connections)
    const gateway = await startGatewayProcess(settings)
    const { send, close } = sender(gateway.url, connections)
    const measured = await measure(send, players, seconds)
    const memory = gateway.memory()
    close()
    await gateway.stop()
    return { ...measured, memory, consistent: await isConsistent() }
  })
}

type Send = ReturnType<typeof sender>['send']

async function measure(send: Send, players: readonly LoadPlayer[], seconds: number) {
  const spins = await phase(send, players, seconds, spinOf)
  const reads = await phase(send, players, seconds, readOf)
  const readFigures = (name: string) =>
    figuresOf(
      reads.filter((read) => read.name === name),
      seconds,
    )
  return {
    spins: figuresOf(spins, seconds),
    reads: { games: readFigures('games'), balance: readFigures('balance'), history: readFigures('history') },
  }
}

type Named = LoadRequest & { readonly name: string }

/** Every player sends, waits for the answer and sends again until the time is over. */
async function phase(
  send: Send,
  players: readonly LoadPlayer[],
  seconds: number,
  next: (player: LoadPlayer, turn: number) => Named,
): Promise<(Timed & { name: string })[]> {
  const end = performance.now() + seconds * 1000
  const answers: (Timed & { name: string })[] = []
  const play = async (player: LoadPlayer) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const { name, ...request } = next(player, turn)
      answers.push({ ...(await send(request)), name })
    }
  }
  await Promise.all(players.map(play))
  return answers
}

function spinOf({ gameToken }: LoadPlayer): Named {
  return {
    name: 'spin',
    method: 'POST',
    path: '/wps/game/slots/spin',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${gameToken}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: '{"stake":"20"}',
  }
}

const readPaths = [
  ['games', '/wps/game/games?gameType=RNG&pageNo=1&pageSize=18&language=pt'],
  ['balance', '/wps/v2/wallets/balance'],
  ['history', '/wps/member/history/bets?pageSize=20'],
] as const

function readOf({ sessionToken }: LoadPlayer, turn: number): Named {
  const [name, path] = readPaths[turn % readPaths.length] ?? readPaths[0]
  return { name, method: 'GET', path, headers: { Authorization: `Bearer ${sessionToken}` } }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, seconds: { type: 'string' }, connections: { type: 'string' } },
  })
  const report = await runSpinLoad({
    ...(values.url !== undefined && { url: values.url }),
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.connections !== undefined && { connections: Number(values.connections) }),
  })
  console.log(JSON.stringify(report, undefined, 2))
  process.exitCode = report.consistent === false ? 1 : 0
}
