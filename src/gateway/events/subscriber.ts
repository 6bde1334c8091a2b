import type { EventMessage } from '#contract/news/events.ts'
import type { Session } from '#gateway/http/context.ts'

type Unnumbered<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never

/** A message before it has its number. */
export type EventBody = Unnumbered<EventMessage>

/** A message with the number of its event, where one is behind it. */
interface Told {
  readonly body: EventBody
  readonly id: bigint | undefined
}

/** One connection, whatever carries it. */
export interface Wire {
  send(message: EventMessage): void
  /** Says goodbye; nothing is sent after it. */
  close(reason: 'logout' | 'stopping'): void
}

/** A page that listens, and how far it has been told. */
export class Subscriber {
  readonly session: Session | undefined
  readonly wire: Wire
  #position = 0n
  /** What comes while it is still catching up; undefined afterwards. */
  #early: Told[] | undefined = []

  constructor(session: Session | undefined, wire: Wire) {
    this.session = session
    this.wire = wire
  }

  /**
   * Sends, unless it was sent before.
   *
   * @param id number of a kept event; a message without one has that of the event before it
   */
  tell(body: EventBody, id?: bigint): void {
    if (this.#early) this.#early.push({ body, id })
    else this.#send(body, id)
  }

  /** Sends at once, before whatever waits. */
  #send(body: EventBody, id: bigint | undefined): void {
    if (id !== undefined && id <= this.#position) return
    this.#position = id ?? this.#position
    this.wire.send({ ...body, id: this.#position.toString() } as EventMessage)
  }

  /**
   * Begins at a position with what was missed, then tells how things stand, at the number of the newest event that
   * can be part of it, and goes on with what came meanwhile.
   */
  begin(position: bigint, newest: bigint, missed: readonly Told[], standing: readonly Told[]): void {
    const early = this.#early ?? []
    this.#early = undefined
    this.#position = position
    for (const { body, id } of missed) this.#send(body, id)
    if (newest > this.#position) this.#position = newest
    for (const { body, id } of [...standing, ...early]) this.#send(body, id)
  }
}
