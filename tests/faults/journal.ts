// The players' own records, to be compared with the gateway's data afterwards.
import { expect } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { type FundedPlayer, openingBalance } from '#tests/load/players.ts'
import { sender } from '#tests/load/requests.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** A spin as its player knows it. The key is written down before anything is sent. */
interface Entry {
  readonly key: string
  /** Undefined until an answer gave the outcome, however many requests it took. */
  answer?: { readonly roundId: string; readonly stake: bigint; readonly win: bigint; readonly balance: bigint }
}

interface SpinAnswer {
  readonly success: boolean
  readonly code?: string
  readonly value?: { readonly roundId: string; readonly win: string; readonly balance: string }
}

const stake = 20n

/** Milliseconds until an unanswered spin is sent again. */
const pause = 50

/** One player at one game, who repeats a spin with the same key until its answer is known, and only then continues. */
export class JournalPlayer {
  readonly player: FundedPlayer
  readonly entries: Entry[] = []
  /** Answers other than a settled round, by code, and lost connections. */
  readonly troubles = new Map<string, number>()
  #playing = false
  #round: Promise<void> = Promise.resolve()

  constructor(player: FundedPlayer) {
    this.player = player
  }

  /** Plays until {@link stop}. @param address the gateway's current address; it may change with a restart */
  start(address: () => string): void {
    this.#playing = true
    this.#round = this.#play(address)
  }

  /** Resolves when the spin under way is answered: nothing is left unknown. */
  async stop(): Promise<void> {
    this.#playing = false
    await this.#round
  }

  get settled(): number {
    return this.entries.filter(({ answer }) => answer !== undefined).length
  }

  async #play(address: () => string): Promise<void> {
    while (this.#playing) {
      const entry: Entry = { key: crypto.randomUUID() }
      this.entries.push(entry)
      while (entry.answer === undefined) {
        const answered = await this.#ask(address(), entry.key)
        if (answered) entry.answer = answered
        else await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  async #ask(base: string, key: string): Promise<Entry['answer']> {
    const { send, close } = sender(base, 1)
    try {
      const { status, body } = await send({
        method: 'POST',
        path: '/wps/game/slots/spin',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${this.player.gameToken}`,
          'Idempotency-Key': key,
        },
        body: `{"stake":"${stake}"}`,
      })
      const { success, code = String(status), value } = JSON.parse(body) as SpinAnswer
      if (success && value)
        return { roundId: value.roundId, stake, win: BigInt(value.win), balance: BigInt(value.balance) }
      this.#trouble(code)
    } catch {
      this.#trouble('no answer')
    } finally {
      close()
    }
    return undefined
  }

  #trouble(what: string): void {
    this.troubles.set(what, (this.troubles.get(what) ?? 0) + 1)
  }
}

/**
 * The house has exactly the rounds that its players were answered of, each with the stake and win they were answered, and their
 * balances are what these leave of what they began with.
 *
 * @returns how many rounds were compared
 */
export async function expectAgreement(database: Database, players: readonly JournalPlayer[]): Promise<number> {
  let compared = 0
  for (const { player, entries } of players) {
    const rows = await rowsAs<{ id: bigint; stake: bigint; win: bigint; status: string }>(
      database,
      'SELECT id, stake, win, status FROM wager WHERE member_id = :memberId ORDER BY id',
      { memberId: player.memberId },
    )
    const kept = rows.map(({ id, ...round }) => ({ ...round, roundId: String(id) }))
    const answered = entries.flatMap(({ answer }) => (answer ? [answer] : []))
    expect(kept).toEqual(answered.map(({ roundId, stake, win }) => ({ roundId, stake, win, status: 'settled' })))
    const wallet = await ensureAccount(database, { kind: 'member', id: String(player.memberId) }, 'main', 'BRL')
    const { balance, held } = await balanceOf(database, wallet)
    const left = answered.reduce((sum, { stake, win }) => sum - stake + win, openingBalance)
    expect([balance, held, answered.at(-1)?.balance ?? openingBalance]).toEqual([left, 0n, left])
    compared += answered.length
  }
  return compared
}
