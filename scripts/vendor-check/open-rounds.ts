import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { callsToPlatform } from '#contract/vendor/registry.ts'
import { checkAnswer } from './answers.ts'
import type { CallName } from './desk.ts'
import { type Party, post, type Reply } from './wire.ts'

/** The rounds that the suite has begun and not ended: what stays open, the platform would ask the vendor about. */
export class OpenRounds {
  readonly #party: Party
  /** By their ids: whether the platform has said that it has the round. */
  readonly #rounds = new Map<string, boolean>()

  constructor(party: Party) {
    this.#party = party
  }

  /** Reads from a request and its answer which round has begun or ended. */
  async note(call: CallName, request: unknown, asked: Promise<Reply>): Promise<Reply> {
    const { roundId, endRound } = (typeof request === 'object' ? request : {}) as Record<string, unknown>
    try {
      const reply = await asked
      if (typeof roundId !== 'string' || reply.code !== 'ok') return reply
      if (call === 'bet') this.#rounds.set(roundId, true)
      if (call === 'endRound' || (call === 'win' && endRound === true)) this.#rounds.delete(roundId)
      return reply
    } catch (thrown) {
      if (call === 'bet' && typeof roundId === 'string' && !this.#rounds.has(roundId)) this.#rounds.set(roundId, false)
      throw thrown
    }
  }

  /** Ends every one of them. @throws {Mismatch} if the platform does not end a round that it has */
  async endAll(): Promise<void> {
    const rounds = [...this.#rounds]
    this.#rounds.clear()
    const { path } = callsToPlatform.endRound
    const replies = await Promise.all(rounds.map(async ([roundId]) => await post(this.#party, path, { roundId })))
    for (const [at, reply] of replies.entries()) {
      const isUnknown = reply.code === 'unknown_round' && rounds[at]?.[1] === false
      if (!isUnknown) checkAnswer(callsToPlatform.endRound as unknown as VendorCall, reply, 'ok')
    }
  }
}
