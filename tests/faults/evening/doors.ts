// Two gateways on one database, and what their clients know of them.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type CallFunction, createClient } from '#api/client.ts'
import { freePort } from '#scripts/studio/free-port.ts'
import { type GatewayProcess, startGatewayProcess } from '#tests/load/gateway-process.ts'
import { inspectable, type Memory, memoryOf } from './memory.ts'

/** One of the gateways, at an address that a restart does not change. */
export interface Door {
  readonly url: string
  readonly client: CallFunction
}

/** What both gateways are set to: the market's times between two rounds hold, limits of requests do not. */
const settings = {
  SEED_DEMO: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  PUBLIC_JURISDICTION: 'br',
  // A moment of leave-taking before the end of listening is for balancers, which are not here.
  STOP_NOTICE_SECONDS: '0',
}

export class Doors {
  readonly doors: readonly [Door, Door]
  /** Kills so far. */
  kills = 0
  /** What gateways wrote into their logs as errors. */
  readonly errors: string[] = []
  readonly #settings: Readonly<Record<string, string>>
  readonly #directories: readonly string[]
  readonly #inspectors: readonly [number, number]
  readonly #running: (GatewayProcess | undefined)[] = [undefined, undefined]
  #afterKill = Promise.withResolvers<void>()

  private constructor(databaseUrl: string, ports: readonly [number, number], inspectors: readonly [number, number]) {
    this.#inspectors = inspectors
    const fairnessKey = randomBytes(32).toString('base64url')
    this.#settings = { ...settings, DATABASE_URL: databaseUrl, FAIRNESS_KEY: fairnessKey }
    this.#directories = ports.map(() => mkdtempSync(join(tmpdir(), 'arara-evening-')))
    const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`)
    const door = (url = ''): Door => ({ url, client: createClient({ baseUrl: url }) })
    this.doors = [door(first), door(second)]
  }

  /** Starts both on a database. */
  static async open(databaseUrl: string): Promise<Doors> {
    const twoPorts = async () => [await freePort(), await freePort()] as const
    const doors = new Doors(databaseUrl, await twoPorts(), await twoPorts())
    // One after the other: the first one migrates and fills the database.
    await doors.start(0)
    await doors.start(1)
    return doors
  }

  async start(place: 0 | 1): Promise<void> {
    const own = {
      PORT: new URL(this.doors[place].url).port,
      DATA_DIR: this.#directories[place] ?? '',
      NODE_OPTIONS: inspectable(this.#inspectors[place]),
    }
    const started = await startGatewayProcess({ ...this.#settings, ...own, LOG_LEVEL: 'info' })
    const { stdout } = started.child
    if (stdout) createInterface({ input: stdout }).on('line', (line) => this.#heard(line))
    this.#running[place] = started
  }

  #heard(line: string): void {
    if (/"level":(50|60)\b/.test(line)) this.errors.push(line)
  }

  /** Ends one as a power cut does. */
  async kill(place: 0 | 1): Promise<void> {
    const child = this.#running[place]?.child
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    this.kills++
    this.#afterKill.resolve()
    this.#afterKill = Promise.withResolvers()
  }

  /** Resolves at the next kill. */
  get afterKill(): Promise<void> {
    return this.#afterKill.promise
  }

  /** The memory of one that is up; undefined where the system does not say how much a process has. */
  async memory(place: 0 | 1): Promise<Memory | undefined> {
    const running = this.#running[place]
    if (!running || running.memory() === undefined) return undefined
    return await memoryOf(running.child, this.#inspectors[place], () => running.memory())
  }

  /** The exit code of a gateway that ended by itself. */
  get endedWith(): number | undefined {
    return this.#running.map((running) => running?.child.exitCode ?? undefined).find((code) => code !== undefined)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((running) => running?.stop()))
  }

  /** Ends whatever still runs, also after a failure, and deletes the files. */
  clear(): void {
    for (const running of this.#running) running?.child.kill('SIGKILL')
    for (const directory of this.#directories) rmSync(directory, { recursive: true, force: true })
  }
}
