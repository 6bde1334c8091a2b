import { session } from '#contract/vendor/calls/session.ts'
import type { VendorCode } from '#contract/vendor/codes.ts'
import type { VendorCall, VendorValueOf } from '#contract/vendor/define-vendor-call.ts'
import { callsToPlatform } from '#contract/vendor/registry.ts'
import { checkAnswer, exchanged } from './answers.ts'
import { expectSame } from './case.ts'
import { limitCause } from './limits.ts'
import { OpenRounds } from './open-rounds.ts'
import type { Operator } from './operator.ts'
import { Pace } from './pace.ts'
import type { Players } from './players.ts'
import { type Fields, named, usual } from './usual.ts'
import { type Forged, type Line, type Party, post, type Reply } from './wire.ts'

export type CallName = keyof typeof callsToPlatform

/** One request, and what it has to be answered. */
export interface Step {
  readonly call: CallName
  /** Fields that differ from the usual ones; `undefined` leaves one out. */
  readonly with?: Fields
  /** The whole body, as text. */
  readonly body?: string
  readonly forged?: Forged
  readonly gets: VendorCode
  /** What the answer's value has at least. */
  readonly value?: Fields
  /** What the request changes in the player's balance, in minor units. Nothing if it is left out. */
  readonly changes?: number
  /** The answer tells the balance of an earlier moment. */
  readonly isOld?: boolean
}

/** A player at the game, with what the suite's own books say that they can stake. */
export type Seat = VendorValueOf<typeof session> & { book: bigint }

interface Means {
  readonly party: Party
  readonly players: Players
  readonly operator?: Operator | undefined
}

/** Where cases send their requests. Every answer is held to the contract: signature, status, code and form. */
export class Desk {
  readonly means: Means
  /** The player of the running case. */
  seat: Seat | undefined
  readonly #run = Math.random().toString(36).slice(2, 8)
  #case = 0
  readonly #pace: Pace
  readonly #open: OpenRounds

  constructor(means: Means) {
    this.means = means
    this.#pace = new Pace(means.party)
    this.#open = new OpenRounds(means.party)
  }

  /** Begins a case: its ids are its own, and its books begin with what the platform says. */
  async begin(): Promise<void> {
    this.#case += 1
    this.#pace.forget()
    if (!this.seat) await this.open()
    const reply = await this.send({ call: 'balance' })
    this.check({ call: 'balance', gets: 'ok' }, reply)
    this.current.book = BigInt(String(reply.value.balance))
  }

  /** Compares the books with what the platform says. */
  async end(): Promise<void> {
    if (this.seat) await this.ask({ call: 'balance', gets: 'ok' })
    await this.#open.endAll()
  }

  /** Ends what a case has left that went wrong or stopped. */
  async tidy(): Promise<void> {
    await this.#open.endAll().catch(() => undefined)
  }

  get current(): Seat {
    if (!this.seat) throw new Error('No player is at the game')
    return this.seat
  }

  /** The id that a short name of a case stands for. */
  id(name: string): string {
    return `${this.#run}-${this.#case}-${name}`
  }

  /** Launches the game again, which ends the session before, and exchanges the token. */
  async open(mode: 'real' | 'trial' = 'real'): Promise<Seat> {
    const seat = await this.exchange(await this.means.players.launch(mode))
    if (mode === 'real') this.seat = seat
    return seat
  }

  async exchange(token: string): Promise<Seat> {
    const reply = await post(this.means.party, session.path, { token })
    this.check({ call: 'session', gets: 'ok' }, reply)
    const facts = session.value.create(reply.value)
    return { ...facts, book: facts.balance }
  }

  /** Sends a request and checks its answer and the balance in it. */
  async ask(step: Step, seat = this.current): Promise<Reply> {
    const reply = await this.send(step, {}, seat)
    this.check(step, reply)
    seat.book += BigInt(step.changes ?? 0)
    const { balance } = reply.value
    if (step.gets === 'ok' && typeof balance === 'string' && !step.isOld)
      expectSame(`balance after ${step.call}`, seat.book.toString(), balance, exchanged(reply))
    return reply
  }

  /** Sends a request, and checks only that the answer is one of the protocol. */
  async send(
    { call, with: given = {}, body, forged }: Omit<Step, 'gets'>,
    { line }: { readonly line?: Line } = {},
    seat = this.current,
  ): Promise<Reply> {
    const fields = { ...usual(call, seat), ...given }
    const request = body ?? named(fields, (name) => this.id(name))
    const party = line ? { ...this.means.party, line } : this.means.party
    const sent = () => this.#open.note(call, request, post(party, callsToPlatform[call].path, request, forged))
    const isStake = (call === 'bet' || call === 'betwin') && !forged
    return isStake ? await this.#pace.keep(fields.roundId, seat.rules.cycle, sent) : await sent()
  }

  /** Holds an answer to what was expected and to the contract. @throws {Mismatch} */
  check({ call, gets, value = {} }: Pick<Step, 'call' | 'gets' | 'value'>, reply: Reply): void {
    checkAnswer(callsToPlatform[call] as unknown as VendorCall, reply, gets, this.cause(reply, gets))
    for (const [name, expected] of Object.entries(value))
      expectSame(`${call}.${name}`, expected, reply.value[name], exchanged(reply))
  }

  /** What the suite knows of the cause of a refusal that was not expected. @throws {Skipped} */
  cause(reply: Reply, gets?: VendorCode): string | undefined {
    if (reply.code === gets) return
    if (reply.code === 'limit_reached') return limitCause(reply)
    return reply.code === 'too_fast' ? this.#pace.told : undefined
  }
}
