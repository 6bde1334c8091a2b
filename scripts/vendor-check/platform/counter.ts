import type { VendorCode } from '#contract/vendor/codes.ts'
import type { VendorCall, VendorValueOf } from '#contract/vendor/define-vendor-call.ts'
import { callsToVendor } from '#contract/vendor/registry.ts'
import type { VendorGame } from '#contract/vendor/to-vendor/games.ts'
import { checkAnswer } from '../answers.ts'
import { Mismatch } from '../case.ts'
import { type Forged, type Party, post, type Reply } from '../wire.ts'
import { currency, type FakePlatform, type Launched, realCurrency } from './fake-platform.ts'

/** What cases against a vendor have. */
export interface Means {
  readonly party: Party
  /** Where the vendor finds the platform, and who plays; undefined if nothing is played. */
  readonly played?: { readonly platform: FakePlatform; play(url: string): Promise<void> } | undefined
}

export interface VendorCase {
  readonly name: string
  /** @throws {Mismatch} {Skipped} */
  run(counter: Counter): Promise<void>
}

type CallName = keyof typeof callsToVendor

/** Where the suite asks a vendor. Every answer is held to the contract. */
export class Counter {
  readonly means: Means
  #games: Promise<readonly VendorGame[]> | undefined
  #playable: Promise<VendorGame> | undefined
  readonly #run = Math.random().toString(36).slice(2, 8)
  #names = 0

  constructor(means: Means) {
    this.means = means
  }

  /** An id that no run has used. */
  id(): string {
    this.#names += 1
    return `check-${this.#run}-${this.#names}`
  }

  async send(name: CallName, request: unknown, forged: Forged = {}): Promise<Reply> {
    return await post(this.means.party, callsToVendor[name].path, request, forged)
  }

  async ask(name: CallName, request: unknown, gets: VendorCode = 'ok', forged: Forged = {}): Promise<Reply['value']> {
    const reply = await this.send(name, request, forged)
    checkAnswer(callsToVendor[name] as unknown as VendorCall, reply, gets)
    return reply.value
  }

  /** Every game, read page by page once. What is wrong with them is thrown to each case that needs them, and reported once. */
  games(): Promise<readonly VendorGame[]> {
    this.#games ??= this.#everyPage()
    return this.#games
  }

  /** One page of games. @param after the last game of the page before */
  async page(after?: string): Promise<VendorValueOf<typeof callsToVendor.games>> {
    return callsToVendor.games.value.create(await this.ask('games', after === undefined ? {} : { after }))
  }

  async #everyPage(): Promise<readonly VendorGame[]> {
    const all: VendorGame[] = []
    for (let page = 0; page < 200; page++) {
      const { games, more } = await this.page(all.at(-1)?.gameId)
      all.push(...games)
      if (!more) return all
      if (games.length === 0) break
    }
    throw new Mismatch('games', 'a last page', 'none')
  }

  /** A launch of the first game that is open: with play money, or for a player with real money. */
  async launching(player?: string): Promise<Launched & { readonly request: Readonly<Record<string, unknown>> }> {
    this.#playable ??= this.#firstPlayable()
    const { gameId } = await this.#playable
    const playing = {
      ...{ gameId, token: `launch-${crypto.randomUUID()}`, playerId: player ?? this.id() },
      ...(player === undefined
        ? ({ mode: 'trial', currency } as const)
        : ({ mode: 'real', currency: realCurrency } as const)),
    }
    return { ...playing, request: { ...playing, language: 'en', device: 'phone' } }
  }

  async #firstPlayable(): Promise<VendorGame> {
    const game = (await this.games()).find(({ open, freePlay }) => open && freePlay)
    if (!game) throw new Mismatch('games', 'one that is open and has play money', 'none')
    return game
  }
}
