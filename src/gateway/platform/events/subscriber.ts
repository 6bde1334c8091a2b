import type { EventMessage } from '#contract/platform/events/events.ts'
import type { Session } from '#gateway/platform/http/context.ts'

type Unnumbered<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never

/** A message without its number. */
export type EventBody = Unnumbered<EventMessage>

/** A message with the number of its event, if it belongs to one. */
interface Outgoing {
  readonly body: EventBody
  readonly id: bigint | undefined
}

/** One connection, independent of its transport. */
export interface Wire {
  send(message: EventMessage): void
  /** Closes the connection; nothing is sent afterwards. */
  close(reason: 'logout' | 'stopping'): void
}

/** A connected page, and the last event that it was sent. */
export class Subscriber {
  readonly session: Session | undefined
  readonly wire: Wire
  #position = 0n
  /** Events that arrive while the page still catches up; undefined afterwards. */
  #early: Outgoing[] | undefined = []

  constructor(session: Session | undefined, wire: Wire) {
    this.session = session
    this.wire = wire
  }

  /**
   * Sends a message, unless it was sent before.
   *
   * @param id number of a stored event; a message without one uses the number of the event before it
   */
  send(body: EventBody, id?: bigint): void {
    if (this.#early) this.#early.push({ body, id })
    else this.#deliver(body, id)
  }

  /** Sends at once, ahead of queued messages. */
  #deliver(body: EventBody, id: bigint | undefined): void {
    if (id !== undefined && id <= this.#position) return
    this.#position = id ?? this.#position
    this.wire.send({ ...body, id: this.#position.toString() } as EventMessage)
  }

  /**
   * Starts at a position: sends the missed events, then the current state under the number of the newest event that it
   * can include, and then the messages that arrived meanwhile.
   */
  begin(position: bigint, newest: bigint, missed: readonly Outgoing[], standing: readonly Outgoing[]): void {
    const early = this.#early ?? []
    this.#early = undefined
    this.#position = position
    for (const { body, id } of missed) this.#deliver(body, id)
    if (newest > this.#position) this.#position = newest
    for (const { body, id } of [...standing, ...early]) this.#deliver(body, id)
  }
}
