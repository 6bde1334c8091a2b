import type { TableEvent } from '#contract/play/tables/table.ts'
import { type Table, tableOf } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type Room, watchedRooms } from '#gateway/platform/events/rooms.ts'
import type { RoomWire } from '#gateway/platform/events/socket.ts'
import { toJson } from '#lib/json.ts'
import { latestMessageId, messagesSince } from './chat-rows.ts'
import { countsOf, tableState } from './table-state.ts'
import { movedTable, startTicker, tablesChannel } from './ticker.ts'
import { watchTable } from './watch.ts'

/** What was told last. */
interface Told {
  /** The number of bets. */
  counts: string
  /** The last message of the chat; undefined before the first look. */
  chat: bigint | undefined
}
type TableRoom = Room<Table, TableEvent, Told>

/** The tables of this gateway: moves them, and tells pages what happens. */
export interface Rooms {
  /** Lets a page watch a table until the returned function is called. It is first told the whole table. */
  join(table: Table, wire: RoomWire): Promise<() => void>
  close(): Promise<void>
}

/** Listens on the database until it is closed. @throws {DatabaseUnavailable} */
export async function openRooms(deps: GatewayDeps): Promise<Rooms> {
  const { database, log } = deps
  const ticker = startTicker(deps)
  const rooms = watchedRooms<Table, TableEvent, Told>(
    {
      begin: () => ({ counts: '', chat: undefined }),
      async welcome(room) {
        if (room.told.chat === undefined) await tellChat(room)
        return stateOf(room)
      },
      async changed(room) {
        room.tell(await stateOf(room))
        await tellChat(room)
      },
      beat: look,
    },
    log,
  )
  const silence = await database.listen(tablesChannel, heard, () => {
    // Notices may be lost.
    rooms.refreshAll()
    ticker.nudgeBusy().catch((err: unknown) => log.warn({ err }, 'tables were not moved'))
  })
  await ticker.nudgeBusy()

  function heard(payload: string): void {
    const table = movedTable(payload)
    if (table === undefined || !tableOf(table)) return
    ticker.nudge(table)
    rooms.refresh(table)
  }

  const stateOf = async ({ subject }: TableRoom): Promise<TableEvent> => ({
    type: 'table',
    state: await tableState(database, subject),
  })

  async function tellChat({ subject, told, tell }: TableRoom): Promise<void> {
    if (told.chat === undefined) {
      told.chat = await latestMessageId(database, subject)
      return
    }
    for (const { id, message } of await messagesSince(database, subject, told.chat)) {
      told.chat = id
      tell({ type: 'chat', message })
    }
  }

  /** Marks a table as watched, and tells how many bets there are. */
  async function look({ subject, told, tell }: TableRoom): Promise<void> {
    await watchTable(database, subject)
    const row = await countsOf(database, subject)
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
    if (counts !== told.counts) tell(event)
    told.counts = counts
  }

  return {
    async join(table, wire) {
      await watchTable(database, table)
      return await rooms.join(table, wire)
    },
    async close() {
      rooms.close()
      await silence()
      await ticker.stop()
    },
  }
}
