import { toJson } from '#lib/json.ts'
import type { RoomWire } from './socket.ts'

/** Milliseconds between two beats of a room. */
const beatMs = 1_000
/** Beats between two heartbeats, by which pages know that the connection holds. */
const heartbeatBeats = 20

/** What pages of this gateway watch, such as a table. */
export interface Room<Subject, Event, Told> {
  readonly subject: Subject
  /** What is kept of what was told, so that only changes are. */
  readonly told: Told
  /** Tells all pages; written once for all of them. */
  tell(event: Event): void
}

/** How rooms of a kind read what they show. */
export interface RoomKind<Subject, Event, Told> {
  readonly begin: () => Told
  /** What a page is told first: the whole state. */
  welcome(room: Room<Subject, Event, Told>): Promise<Event>
  /** Reads what has changed, and tells it. There is one reading of a room at a time, so an old state never follows a new one. */
  changed(room: Room<Subject, Event, Told>): Promise<void>
  /** Once a second while a page watches. */
  beat?(room: Room<Subject, Event, Told>): Promise<void>
}

/** All rooms of a kind at this gateway. */
export interface Rooms<Subject> {
  /** Lets a page watch until the returned function is called. */
  join(subject: Subject, wire: RoomWire): Promise<() => void>
  /** What a room shows has changed; nothing is read if nobody watches it. */
  refresh(id: string): void
  /** Changes may have been missed: everybody is told the present state. */
  refreshAll(): void
  close(): void
}

interface Log {
  warn(fields: object, text: string): void
  debug(fields: object, text: string): void
}

interface Held<Subject, Event, Told> extends Room<Subject, Event, Told> {
  readonly wires: Set<RoomWire>
  /** Readings wait here for each other. */
  reading: Promise<unknown>
  /** Whether a reading for a change waits already. */
  due: boolean
  beats: number
}

export function watchedRooms<Subject extends { readonly id: string }, Event, Told>(
  { welcome, changed, beat, begin }: RoomKind<Subject, Event | { readonly type: 'heartbeat' }, Told>,
  log: Log,
): Rooms<Subject> {
  type Own = Held<Subject, Event | { readonly type: 'heartbeat' }, Told>
  const rooms = new Map<string, Own>()
  const beats = setInterval(() => {
    for (const room of rooms.values()) {
      room.beats++
      if (room.beats % heartbeatBeats === 0) room.tell({ type: 'heartbeat' })
      beat?.(room).catch((err: unknown) => log.debug({ err, room: room.subject.id }, 'a room was not looked at'))
    }
  }, beatMs)
  beats.unref()

  function roomOf(subject: Subject): Own {
    const known = rooms.get(subject.id)
    if (known) return known
    const wires = new Set<RoomWire>()
    const tell = (event: unknown) => {
      const text = toJson(event)
      for (const wire of wires) wire.send(text)
    }
    const room: Own = { subject, wires, tell, told: begin(), reading: Promise.resolve(), due: false, beats: 0 }
    rooms.set(subject.id, room)
    return room
  }

  function inTurn<Result>(room: Own, read: () => Promise<Result>): Promise<Result> {
    const result = room.reading.then(read)
    room.reading = result.catch(() => undefined)
    return result
  }

  function renew(room: Own): void {
    if (room.due) return
    room.due = true
    inTurn(room, () => {
      // Before it is read: what changes meanwhile is read again.
      room.due = false
      return changed(room)
    }).catch((err: unknown) => log.warn({ err, room: room.subject.id }, 'a change was not told'))
  }

  return {
    async join(subject, wire) {
      const room = roomOf(subject)
      // Before the state is read, so that no change falls between.
      room.wires.add(wire)
      const leave = () => {
        room.wires.delete(wire)
        if (room.wires.size === 0 && rooms.get(subject.id) === room) rooms.delete(subject.id)
      }
      try {
        await inTurn(room, async () => wire.send(toJson(await welcome(room))))
      } catch (thrown) {
        leave()
        throw thrown
      }
      return leave
    },
    refresh(id) {
      const room = rooms.get(id)
      if (room) renew(room)
    },
    refreshAll() {
      for (const room of rooms.values()) renew(room)
    },
    close() {
      clearInterval(beats)
      for (const { wires } of rooms.values()) for (const wire of wires) wire.close('stopping')
      rooms.clear()
    },
  }
}
