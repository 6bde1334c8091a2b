// An evening: guests come, gateways are killed and come back, and at the end everything is compared.
import { expect } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { type Cluster, startCluster } from '#tests/support/postgres.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { expectAgreement } from './agreement.ts'
import { companyOf } from './company.ts'
import { Doors } from './doors.ts'
import type { Guest } from './guest.ts'
import { type Memory, mostGrowth } from './memory.ts'
import type { Seat } from './seat.ts'
import { Sightings } from './sightings.ts'
import type { EveningSize } from './size.ts'
import { tableRoundsOf } from './table-rounds.ts'

/** What may happen to a player in an evening with kills, late bets and full tables. Everything else is a fault. */
const usualTroubles = [
  'unreachable',
  'timeout',
  'service_unavailable',
  'bets_closed',
  'cash_out_missed',
  'table_limit',
  'insufficient_funds',
  // A launch whose answer was lost came after the one that took its place, so the game is opened again, as a page does.
  'game_session_closed',
  'seat_taken',
  // The time of a decision at a table was over.
  'decision_not_offered',
]

const minute = 60_000

interface Present {
  readonly seat: Seat
  readonly guest: Guest
  /** Resolves when the guest has left; a failure is kept for the end. */
  readonly gone: Promise<void>
}

export class Evening {
  readonly #size: EveningSize
  readonly #milliseconds: number
  readonly #killEvery: number
  readonly #present: Present[] = []
  readonly #failures: unknown[] = []
  readonly #sightings = new Sightings()
  /** Of the gateway that is not killed after the warm-up, each minute from then on. */
  readonly #memory: Memory[] = []
  #cluster: Cluster | undefined
  #database: Database | undefined
  #doors: Doors | undefined
  #began = 0

  constructor(size: EveningSize) {
    this.#size = size
    this.#milliseconds = size.minutes * minute
    this.#killEvery = Math.min(2 * minute, this.#milliseconds / 2)
  }

  /** From then on the memory of the first gateway is watched, which is not killed any more. */
  get #warmUp(): number {
    return this.#milliseconds / 3
  }

  /** Opens the house and lets everybody in, over some time. */
  async open(): Promise<void> {
    const cluster = await startCluster()
    if ('missing' in cluster) throw new Error(cluster.missing)
    this.#cluster = cluster
    const url = cluster.url('postgres')
    const doors = await Doors.open(url)
    this.#doors = doors
    const database = await openDatabase({ kind: 'postgres', url, connections: 4, timeout: minute })
    this.#database = database
    const house = { database, doors, sightings: this.#sightings, awayMs: this.#killEvery * 1.1 }
    const company = await companyOf(house, this.#size)
    this.#began = Date.now()
    for (const { seat, guest } of company) {
      const gone = seat
        .rest(seat.chance.between(0, Math.min(minute / 2, this.#milliseconds / 10)))
        .then(() => guest.play())
        .catch((thrown: unknown) => void this.#failures.push(thrown))
      this.#present.push({ seat, guest, gone })
    }
  }

  get #house() {
    const [database, doors] = [this.#database, this.#doors]
    if (!database || !doors) throw new Error('The house is not open')
    return { database, doors, door: doors.doors[0] }
  }

  /** Lets the evening pass. @throws the first fault that a player met */
  async run(): Promise<void> {
    const { doors } = this.#house
    const passed = () => Date.now() - this.#began
    let [nextKill, nextReport] = [this.#killEvery * 0.9, minute]
    let killing = Promise.resolve()
    while (passed() < this.#milliseconds) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      if (this.#failures.length > 0) throw this.#failures[0]
      expect(doors.endedWith, 'a gateway ended by itself').toBeUndefined()
      // Whoever comes back after a kill still has some time to play.
      if (passed() >= nextKill && passed() < this.#milliseconds * 0.9) {
        nextKill += this.#killEvery
        // The first gateway is killed only as long as it has time to warm up again.
        const place = passed() < this.#warmUp / 2 && doors.kills % 2 === 0 ? 0 : 1
        killing = killing.then(() => this.#kill(place))
        killing.catch((thrown: unknown) => this.#failures.push(thrown))
      }
      if (passed() >= nextReport) {
        nextReport += minute
        await this.#measure(passed())
        await this.#report(Math.floor(passed() / minute))
      }
    }
    await killing
  }

  async #measure(passed: number): Promise<void> {
    if (passed < this.#warmUp) return
    const memory = await this.#house.doors.memory(0)
    if (memory) this.#memory.push(memory)
  }

  async #kill(place: 0 | 1): Promise<void> {
    const { doors } = this.#house
    await doors.kill(place)
    await doors.start(place)
  }

  /** Bets that were answered so far. */
  get #bets(): number {
    return this.#present.reduce((sum, { guest }) => sum + guest.bets, 0)
  }

  get #troubles(): ReadonlyMap<string, number> {
    const all = new Map<string, number>()
    for (const { seat } of this.#present)
      for (const [what, count] of seat.troubles) all.set(what, (all.get(what) ?? 0) + count)
    return all
  }

  async #report(minutes: number): Promise<void> {
    const { doors } = this.#house
    const memory = this.#memory.at(-1)
    const troubles = [...this.#troubles].map(([what, count]) => `${what} ${count}`)
    console.log(
      [
        `evening, minute ${minutes}: ${this.#size.players} players`,
        `${this.#bets} bets`,
        `${await this.#openRounds()} open rounds`,
        `${this.#resumed} taken up again`,
        `${doors.kills} kills`,
        `memory ${memory ? `${memory.used} of ${memory.resident} MiB` : '–'}`,
        ...troubles,
      ].join(', '),
    )
  }

  get #resumed(): number {
    return this.#present.reduce((sum, { guest }) => sum + guest.resumed, 0)
  }

  async #openRounds(): Promise<number> {
    const { database } = this.#house
    const text = `SELECT ((SELECT count(*) FROM round WHERE state = 'open')
      + (SELECT count(*) FROM table_round WHERE settled_at IS NULL))::int AS count`
    return (await rowsAs<{ count: number }>(database, text))[0]?.count ?? 0
  }

  /** Lets everybody end what is open and the tables fall asleep, and holds what the players know against what the house has. */
  async expectSound(): Promise<void> {
    const { database, doors, door } = this.#house
    for (const { seat } of this.#present) seat.leave()
    await Promise.all(this.#present.map(({ gone }) => gone))
    expect(this.#failures).toEqual([])
    await expect.poll(() => this.#openRounds(), { timeout: 3 * minute, interval: 250 }).toBe(0)
    const tables = await tableRoundsOf(database)
    let compared = 0
    for (const { seat, guest } of this.#present)
      compared += await expectAgreement({ client: door.client, database }, seat.player, guest.rounds(tables))
    expect(compared).toBe(this.#bets)
    expect(this.#sightings.wrong(tables)).toEqual([])
    await this.#report(this.#size.minutes)
    expect([...this.#troubles.keys()].filter((what) => !usualTroubles.includes(what))).toEqual([])
    // A request that waited too long is among the usual troubles, on a machine that does other work too.
    expect(doors.errors.filter((line) => !line.includes('"code":"service_unavailable"'))).toEqual([])
    await doors.stop()
    await expectReconciled(database)
    this.#expectPlayed()
    this.#expectFlat()
  }

  /** The evening was one: gateways were killed; unless it was short, everybody has played, and all that can happen has. */
  #expectPlayed(): void {
    expect(this.#house.doors.kills).toBeGreaterThan(0)
    expect(this.#bets).toBeGreaterThan(0)
    if (this.#size.minutes < 5) return
    expect(this.#present.filter(({ guest }) => guest.bets === 0).map(({ seat }) => seat.theme)).toEqual([])
    expect(this.#sightings.shared).toBeGreaterThan(0)
    expect(this.#resumed).toBeGreaterThan(0)
  }

  #expectFlat(): void {
    const [first, last] = [this.#memory[0], this.#memory.at(-1)]
    // A process that has just started still grows.
    if (!first || !last || this.#size.minutes < 20) return
    expect(last.used - first.used).toBeLessThanOrEqual(mostGrowth.used)
    expect(last.resident - first.resident).toBeLessThanOrEqual(mostGrowth.resident)
  }

  async end(): Promise<void> {
    for (const { seat } of this.#present) seat.leave()
    this.#doors?.clear()
    await this.#database?.close()
    await this.#cluster?.remove()
  }
}
