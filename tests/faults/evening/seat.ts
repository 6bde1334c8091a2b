// A player's place: how they ask, how long they wait, and what went wrong on the way.
import { type CallFault, faultOf, isUncertain } from '#api/errors.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { FundedPlayer } from '#tests/load/players.ts'
import type { Chance } from '#tests/support/chance.ts'
import type { Door, Doors } from './doors.ts'
import { mannerOf } from './manners.ts'
import type { Sightings } from './sightings.ts'

/** An answer of the gateway: a value, or a refusal. */
export type Answered<Value> =
  | { readonly value: Value; readonly refused?: undefined }
  | { readonly value?: undefined; readonly refused: CallFault & { readonly kind: 'refused' } }

/** Milliseconds for which a player asks again; a gateway is back within some seconds, and the other one never was away. */
const patience = 120_000

export interface SeatOptions {
  readonly player: FundedPlayer
  readonly nodeId: number
  /** The theme of the game: for a table, its id. */
  readonly theme: string
  /** Least milliseconds between the beginnings of two rounds. */
  readonly cycle: number
  readonly chance: Chance
  readonly doors: Doors
  readonly sightings: Sightings
  /** Most milliseconds for which somebody stays away from an open round. */
  readonly awayMs: number
}

export class Seat {
  readonly player: FundedPlayer
  readonly theme: string
  readonly cycle: number
  readonly chance: Chance
  readonly doors: Doors
  readonly sightings: Sightings
  readonly awayMs: number
  /** Answers other than values, by code, and lost connections. */
  readonly troubles = new Map<string, number>()
  gameToken: string
  readonly #nodeId: number
  #door: 0 | 1
  #isLeaving = false
  readonly #left = Promise.withResolvers<void>()

  constructor(options: SeatOptions) {
    const { player, nodeId, theme, cycle, chance, doors, sightings, awayMs } = options
    this.player = player
    this.theme = theme
    this.cycle = cycle
    this.chance = chance
    this.doors = doors
    this.sightings = sightings
    this.awayMs = awayMs
    this.gameToken = player.gameToken
    this.#nodeId = nodeId
    this.#door = chance.between(0, 1) === 0 ? 0 : 1
  }

  /** Whether the evening is over for this player, who then only ends what is open. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  leave(): void {
    this.#isLeaving = true
    this.#left.resolve()
  }

  /** Resolves after some milliseconds, at the end of the evening, or when something else happens. */
  async rest(ms: number, or: Promise<unknown> = this.#left.promise): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, ms))
    })
    await Promise.race([over, or, this.#left.promise])
    clearTimeout(timer)
  }

  get door(): Door {
    return this.doors.doors[this.#door]
  }

  trouble(what: string): void {
    this.troubles.set(what, (this.troubles.get(what) ?? 0) + 1)
  }

  /**
   * Asks until an answer is known: without one, the same is asked again of the other gateway, with the same key.
   *
   * @throws {CallError} where nobody answers for {@link patience}
   */
  async ask<Request, Value>(
    call: CallDefinition<string, Request, Value>,
    input: NoInfer<Request>,
    { key, token = this.gameToken }: { readonly key?: string; readonly token?: string } = {},
  ): Promise<Answered<Value>> {
    const until = Date.now() + patience
    const repeatable = key !== undefined || call.method === 'GET'
    for (;;) {
      const send = mannerOf(this.chance, repeatable)
      try {
        const options = { token, ...(key !== undefined && { key }), ...(send && { send }) }
        return { value: await this.door.client(call, input, options) }
      } catch (error) {
        const fault = faultOf(error)
        this.trouble(fault.kind === 'refused' ? fault.code : fault.kind)
        if (!isUncertain(fault) && fault.kind === 'refused') return { refused: fault }
        if (Date.now() > until) throw error
        this.#door = this.#door === 0 ? 1 : 0
        await new Promise((resolve) => setTimeout(resolve, this.chance.between(50, 250)))
      }
    }
  }

  /** The same for what no gateway has a reason to refuse. */
  async demand<Request, Value>(...asked: Parameters<typeof this.ask<Request, Value>>): Promise<Value> {
    const { value, refused } = await this.ask<Request, Value>(...asked)
    if (refused) throw new Error(`${asked[0].name} was refused: ${refused.code}`)
    return value
  }

  /** Opens the game again, as somebody does who comes back to it. */
  async launch(): Promise<void> {
    const launched = await this.demand(
      launchGame,
      { nodeId: this.#nodeId, mode: 'real', language: 'pt' },
      { token: this.player.sessionToken },
    )
    this.gameToken = launched.gameToken
  }

  /** Says no to something that must not be. @throws Error with who it was */
  insist(isSo: boolean, sentence: () => string): void {
    if (!isSo) throw new Error(`Member ${this.player.memberId} at ${this.theme}: ${sentence()}`)
  }
}
