import type { TableEvent } from '#contract/play/tables/table.ts'
import { type Table, tableOf } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { RoomWire } from '#gateway/platform/events/socket.ts'
import { toJson } from '#lib/json.ts'
import { latestMessageId, messagesSince } from './chat-rows.ts'
import { countsOf, tableState } from './table-state.ts'
import { movedTable, startTicker, tablesChannel } from './ticker.ts'
import { watchTable } from './watch.ts'

/** Milliseconds between two looks at the number of bets, and between two marks that a table is watched. */
const beatMs = 1_000

/** A table with the pages of this gateway that watch it. */
interface Room {
  readonly table: Table
  readonly wires: Set<RoomWire>
  /** Whether the table is being read, and whether something has changed meanwhile. */
  reading: boolean
  again: boolean
  /** The last number of bets that was told. */
  counts: string
  /** The last message of the chat that was told; undefined before the first look. */
  chat: bigint | undefined
  beats: number
}

/** The tables of this gateway: moves them, and tells pages what happens. */
export interface Rooms {
  /** Lets a page watch a table until the returned function is called. It is first told the whole table. */
  join(table: Table, wire: RoomWire): Promise<() => void>
  /** Moves tables that no gateway moves. */
  rescue(): Promise<void>
  close(): Promise<void>
}

/** Listens on the database until it is closed. @throws {DatabaseUnavailable} */
export async function openRooms(deps: GatewayDeps): Promise<Rooms> {
  const { database, log } = deps
  const rooms = new Map<string, Room>()
  const ticker = startTicker(deps)
  const silence = await database.listen(tablesChannel, heard, () => {
    // Notices may be lost: everybody is told the present state.
    for (const room of rooms.values()) refresh(room)
    ticker.nudgeBusy().catch((err: unknown) => log.warn({ err }, 'tables were not moved'))
  })
  await ticker.nudgeBusy()
  const beat = setInterval(() => {
    for (const room of rooms.values())
      look(room).catch((err: unknown) => log.debug({ err }, 'a table was not looked at'))
  }, beatMs)
  beat.unref()

  function heard(payload: string): void {
    const table = movedTable(payload)
    if (table === undefined || !tableOf(table)) return
    ticker.nudge(table)
    const room = rooms.get(table)
    if (room) refresh(room)
  }

  function tell(room: Room, event: TableEvent): void {
    // Written once for all pages.
    const text = toJson(event)
    for (const wire of room.wires) wire.send(text)
  }

  /** Reads a table and tells everybody. There is one reading at a time, so an old state never follows a new one. */
  function refresh(room: Room): void {
    if (room.reading) {
      room.again = true
      return
    }
    room.reading = true
    read(room)
      .catch((err: unknown) => log.warn({ err, table: room.table.id }, 'the state of a table was not sent'))
      .finally(() => {
        room.reading = false
        if (!room.again) return
        room.again = false
        refresh(room)
      })
  }

  async function read(room: Room): Promise<void> {
    const state = await tableState(database, room.table)
    tell(room, { type: 'table', state })
    await tellChat(room)
  }

  async function tellChat(room: Room): Promise<void> {
    if (room.chat === undefined) {
      room.chat = await latestMessageId(database, room.table)
      return
    }
    for (const { id, message } of await messagesSince(database, room.table, room.chat)) {
      room.chat = id
      tell(room, { type: 'chat', message })
    }
  }

  /** Marks a room as watched, and tells how many bets there are. */
  async function look(room: Room): Promise<void> {
    await watchTable(database, room.table)
    room.beats++
    if (room.beats % 20 === 0) tell(room, { type: 'heartbeat' })
    const row = await countsOf(database, room.table)
    if (!row) return
    const event = {
      type: 'counts',
      number: Number(row.number),
      players: row.players,
      bets: row.bets,
      trialPlayers: row.trial_players,
      trialBets: row.trial_bets,
    } as const
    const counts = toJson(event)
    if (counts !== room.counts) tell(room, event)
    room.counts = counts
  }

  return {
    async join(table, wire) {
      await watchTable(database, table)
      const room = roomOf(table)
      // Before the table is read, so that no change falls between. A page knows the newer state by its number.
      room.wires.add(wire)
      if (room.chat === undefined) await tellChat(room)
      wire.send(toJson({ type: 'table', state: await tableState(database, table) } satisfies TableEvent))
      return () => {
        room.wires.delete(wire)
        if (room.wires.size === 0) rooms.delete(table.id)
      }
    },
    rescue: () => ticker.nudgeBusy(),
    async close() {
      clearInterval(beat)
      for (const { wires } of rooms.values()) for (const wire of wires) wire.close('stopping')
      rooms.clear()
      await silence()
      await ticker.stop()
    },
  }

  function roomOf(table: Table): Room {
    const known = rooms.get(table.id)
    if (known) return known
    const room: Room = { table, wires: new Set(), reading: false, again: false, counts: '', chat: undefined, beats: 0 }
    rooms.set(table.id, room)
    return room
  }
}
