// Gateway and studio in processes of their own, their players, and the comparison at the end.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { bigint, type } from 'superstruct'
import { expect } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database, DatabaseConfig } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { connectStudio } from '#gateway/seed/demo-studio.ts'
import { seed } from '#gateway/seed/seed.ts'
import { freePort } from '#scripts/studio/free-port.ts'
import { openBooks } from '#studio/books.ts'
import { type GatewayProcess, startGatewayProcess } from '#tests/load/gateway-process.ts'
import { fundedPlayers, openingBalance } from '#tests/load/players.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { expectEqualBooks } from '#tests/support/studio-books.ts'
import { type Addresses, StudioPlayer } from './studio-player.ts'

/**
 * Games of vendors that send rounds in different ways: bet and win at once, the bet first, in the other dialect, and from a wallet that
 * the vendor keeps.
 */
const games = [{ nodeId: 2001 }, { nodeId: 3001 }, { nodeId: 11101 }, { nodeId: 10101, wallet: 'SALAOREAL' }] as const

/** Minor units that a player of the last one brings there. */
const broughtIn = 1_000_00n

const playerCount = 8

const gatewaySettings = { SEED_DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'info' }

interface Options {
  /** How the test itself reaches the database. */
  readonly config: DatabaseConfig
  /** How the gateway does. */
  readonly settings: Readonly<Record<string, string>>
  /** Directory of the studio's books. */
  readonly studioDir: string
}

export class StudioHouse {
  readonly players: StudioPlayer[] = []
  readonly #options: Options
  #at: Addresses = { gateway: '', studio: '' }
  #gateway: GatewayProcess | undefined
  #studio: ChildProcess | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Fills the database, connects the studio, and lets players with money begin. */
  async open(): Promise<void> {
    const [gateway, studio] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`)
    this.#at = { gateway: gateway ?? '', studio: studio ?? '' }
    const database = await openDatabase(this.#options.config)
    const config = parseConfig(gatewaySettings)
    const deps = gatewayDeps({ database, config, log: createLog('silent'), now: () => new Date() })
    await seed(deps)
    await connectStudio(deps, { url: this.#at.studio, dataDir: this.#options.studioDir })
    // Nobody watches these reels turn.
    await database.query('UPDATE vendor_game SET cycle = 0')
    for (const [index, player] of (await fundedPlayers(deps, playerCount)).entries())
      this.players.push(new StudioPlayer(player, games[index % games.length] ?? games[0]))
    await database.close()
    await this.startGateway()
    await this.startStudio()
    for (const player of this.players) await player.bringMoney(this.#at, broughtIn)
    for (const player of this.players) player.start(this.#at)
  }

  async startGateway(): Promise<void> {
    const { port } = new URL(this.#at.gateway)
    this.#gateway = await startGatewayProcess({ ...gatewaySettings, ...this.#options.settings, PORT: port })
  }

  async startStudio(): Promise<void> {
    const child = spawn(process.execPath, ['src/studio/main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        STUDIO_PORT: new URL(this.#at.studio).port,
        STUDIO_DATA: this.#options.studioDir,
        STUDIO_PLATFORM: this.#at.gateway,
      },
    })
    await once(child.stdout, 'data')
    this.#studio = child
  }

  /** Ends one of the two as a power cut does. */
  async kill(which: 'gateway' | 'studio'): Promise<void> {
    const child = which === 'gateway' ? this.#gateway?.child : this.#studio
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Ends whatever still runs, also after a failure. */
  end(): void {
    this.#gateway?.child.kill('SIGKILL')
    this.#studio?.kill('SIGKILL')
    for (const player of this.players) player.leave()
  }

  get settled(): number {
    return this.players.reduce((sum, { settled }) => sum + settled, 0)
  }

  /** Waits until that many more rounds have their outcome, all players together. */
  async rounds(count: number): Promise<void> {
    const enough = this.settled + count
    await expect.poll(() => this.settled, { timeout: 300_000, interval: 10 }).toBeGreaterThanOrEqual(enough)
  }

  /** Lets every round end on both sides, and compares books, journals, balances and ledger. */
  async expectSound(): Promise<void> {
    await Promise.all(this.players.map((player) => player.stop()))
    const books = openBooks(this.#options.studioDir)
    const text = `SELECT (SELECT count(*) FROM round WHERE state IN ('drawn', 'held', 'returning')) + (SELECT count(*) FROM report) AS count`
    const open = () => books.row(type({ count: bigint() }), text, {})?.count
    await expect.poll(open, { timeout: 300_000, interval: 200 }).toBe(0n)
    await this.#gateway?.stop()
    this.#studio?.kill('SIGTERM')
    const database = await openDatabase(this.#options.config)
    try {
      const totals = await expectEqualBooks(database, books)
      const played = this.players.flatMap(({ entries }) => entries.filter(({ answer }) => answer && answer.stake > 0n))
      expect(totals.reduce((sum, { rounds }) => sum + Number(rounds), 0)).toBe(played.length)
      for (const player of this.players) await expectOwnBalance(database, player)
      await expectReconciled(database)
    } finally {
      books.close()
      await database.close()
    }
  }
}

/** A player has what the answers leave of what they began with, in all wallets together, and nothing is held. */
async function expectOwnBalance(database: Database, { player, entries }: StudioPlayer): Promise<void> {
  const [has] = await rowsAs<{ balance: bigint; held: bigint }>(
    database,
    `SELECT sum(balance)::bigint AS balance, sum(held)::bigint AS held FROM ledger_account
     WHERE owner_kind = 'member' AND owner_id = :memberId AND (purpose = 'main' OR purpose LIKE 'vendor:%')`,
    { memberId: String(player.memberId) },
  )
  const left = entries.reduce((sum, { answer }) => sum - (answer?.stake ?? 0n) + (answer?.win ?? 0n), openingBalance)
  expect(has).toEqual({ balance: left, held: 0n })
}
