import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { FundedPlayer } from '#tests/load/players.ts'
import type { PageAnswer } from '#tests/support/studio.ts'

/** A round as its player knows it. */
interface Entry {
  readonly key: string
  /** Undefined until an answer gave the outcome, however many requests it took; zeros for one that was taken back. */
  answer?: { readonly stake: bigint; readonly win: bigint; readonly balance: bigint | undefined }
}

/** A game of the studio. */
export interface PlayedGame {
  readonly nodeId: number
  /** The vendor, if it plays from a wallet of its own. */
  readonly wallet?: string
}

/** Where the two are; a restart does not change it. */
export interface Addresses {
  readonly gateway: string
  readonly studio: string
}

const stake = '20'

/** Milliseconds until an unanswered request is sent again. */
const pause = 100

/** A player at a game of the studio, who repeats a spin with the same key until its outcome is known, and only then continues. */
export class StudioPlayer {
  readonly player: FundedPlayer
  readonly entries: Entry[] = []
  /** What went wrong, by code, and how often. */
  readonly troubles = new Map<string, number>()
  readonly #game: PlayedGame
  #playing = false
  #hasLeft = false
  #round: Promise<void> = Promise.resolve()
  #session: string | undefined

  constructor(player: FundedPlayer, game: PlayedGame) {
    this.player = player
    this.#game = game
  }

  /** Moves money to the vendor, if it keeps a wallet. */
  async bringMoney(at: Addresses, amount: bigint): Promise<void> {
    const { wallet: vassalage } = this.#game
    if (vassalage === undefined) return
    const order = { vassalage, direction: 'in', amount: amount.toString(), currency: 'BRL' }
    const { state } = (await this.#ask(at, walletTransfer.path, order)) as { state?: string }
    if (state !== 'done') throw new Error(`The transfer to ${vassalage} is ${state}`)
  }

  start(at: Addresses): void {
    this.#playing = true
    this.#round = this.#play(at)
  }

  /** Resolves when the spin under way has its outcome: nothing is left unknown. */
  async stop(): Promise<void> {
    this.#playing = false
    await this.#round
  }

  /** Gives up, with whatever is unknown. */
  leave(): void {
    this.#playing = false
    this.#hasLeft = true
  }

  get settled(): number {
    return this.entries.filter(({ answer }) => answer !== undefined).length
  }

  async #play(at: Addresses): Promise<void> {
    while (this.#playing) {
      const entry: Entry = { key: crypto.randomUUID() }
      this.entries.push(entry)
      while (entry.answer === undefined && !this.#hasLeft) {
        const answered = await this.#spin(at, entry.key).catch(() => this.#trouble('no answer'))
        if (answered) entry.answer = answered
        else await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  async #spin(at: Addresses, key: string): Promise<Entry['answer']> {
    this.#session ??= await this.#open(at)
    const { round, balance, error } = await postPage(at, 'spin', { session: this.#session, key, stake })
    if (round) return { stake: BigInt(round.stake), win: BigInt(round.win), balance: BigInt(balance ?? 0) }
    this.#trouble(error?.code ?? 'nothing')
    // The stake was taken back; whoever plays on plays another round.
    if (error?.code === 'busy') return { stake: 0n, win: 0n, balance: undefined }
    this.#session = undefined
    return undefined
  }

  async #open(at: Addresses): Promise<string> {
    const launch = { nodeId: this.#game.nodeId, mode: 'real', language: 'pt' }
    const { url } = (await this.#ask(at, launchGame.path, launch)) as { url?: string }
    const { session } = await postPage(at, 'open', { launch: url?.split('#')[1] })
    if (session === undefined) throw new Error('The game did not open')
    return session
  }

  async #ask(at: Addresses, path: string, body: object): Promise<object> {
    const response = await fetch(`${at.gateway}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${this.player.sessionToken}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { value?: object }).value ?? {}
  }

  #trouble(what: string): undefined {
    this.troubles.set(what, (this.troubles.get(what) ?? 0) + 1)
  }
}

/** Calls the studio as the page of a game does. @throws if it does not answer */
async function postPage({ studio }: Addresses, call: string, body: object): Promise<PageAnswer> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${studio}/api/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${call} was answered with ${response.status}`)
  return (await response.json()) as PageAnswer
}
