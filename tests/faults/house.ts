// A system under faults: a gateway in its own process, players with journals, and the comparison at the end.
import { once } from 'node:events'
import { expect } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { DatabaseConfig } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { seed } from '#gateway/seed/seed.ts'
import { type GatewayProcess, startGatewayProcess } from '#tests/load/gateway-process.ts'
import { fundedPlayers } from '#tests/load/players.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { expectAgreement, JournalPlayer } from './journal.ts'

/** Address of the database, as the gateway sees it. */
type Settings = Readonly<Record<string, string>>

/** Few enough that a round is a matter of milliseconds, enough that some are always under way. */
const playerCount = 8

const gatewaySettings = { SEED_DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'info' }

export class House {
  readonly #config: DatabaseConfig
  readonly #settings: Settings
  readonly players: JournalPlayer[] = []
  gateway: GatewayProcess | undefined

  /**
   * @param config how the test itself reaches the database, without any fault between
   * @param settings how the gateway does
   */
  constructor(config: DatabaseConfig, settings: Settings) {
    this.#config = config
    this.#settings = settings
  }

  /** Fills the database, and lets players with money begin. */
  async open(): Promise<void> {
    const database = await openDatabase(this.#config)
    const config = parseConfig(gatewaySettings)
    const deps = gatewayDeps({ database, config, log: createLog('silent'), now: () => new Date() })
    await seed(deps)
    for (const player of await fundedPlayers(deps, playerCount)) this.players.push(new JournalPlayer(player))
    await database.close()
    await this.startGateway()
    for (const player of this.players) player.start(() => this.gateway?.url ?? '')
  }

  async startGateway(): Promise<void> {
    this.gateway = await startGatewayProcess({ ...gatewaySettings, ...this.#settings })
  }

  /** Ends the gateway as a power cut does. */
  async kill(): Promise<void> {
    const child = this.gateway?.child
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** The exit code of a gateway that ended by itself; undefined while it runs. */
  get endedWith(): number | undefined {
    return this.gateway?.child.exitCode ?? undefined
  }

  /** How often players were answered anything but a settled round, or nothing. */
  get troubles(): number {
    return this.players.reduce((sum, { troubles }) => sum + [...troubles.values()].reduce((a, b) => a + b, 0), 0)
  }

  /** Answers that players got besides settled rounds: codes, and `no answer`. */
  get met(): string[] {
    return [...new Set(this.players.flatMap(({ troubles }) => [...troubles.keys()]))].sort()
  }

  /** Waits until every player, one with another, has met a trouble once more. */
  async trouble(): Promise<void> {
    const enough = this.troubles + this.players.length
    await expect.poll(() => this.troubles, { timeout: 120_000, interval: 20 }).toBeGreaterThanOrEqual(enough)
  }

  get settled(): number {
    return this.players.reduce((sum, { settled }) => sum + settled, 0)
  }

  /** Waits until that many more rounds were answered, all players together. */
  async rounds(count: number): Promise<void> {
    const enough = this.settled + count
    await expect.poll(() => this.settled, { timeout: 300_000, interval: 10 }).toBeGreaterThanOrEqual(enough)
  }

  /** Lets every spin under way be answered, ends the gateway, and compares journals, rounds, balances and ledger. */
  async expectSound(): Promise<void> {
    await Promise.all(this.players.map((player) => player.stop()))
    await this.gateway?.stop()
    const database = await openDatabase(this.#config)
    try {
      const compared = await expectAgreement(database, this.players)
      expect(compared).toBe(this.settled)
      await expectReconciled(database)
    } finally {
      await database.close()
    }
  }
}
