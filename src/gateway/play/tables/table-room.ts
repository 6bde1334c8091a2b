import { tableEventsPath } from '#contract/play/tables/table.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { RoomSource } from '#gateway/platform/events/socket.ts'
import { gameRoom } from '#gateway/play/games/game-room.ts'
import { tableOfGame } from './at-table.ts'
import type { Rooms } from './rooms.ts'

/** The socket of tables. */
export const tableRoom = (deps: GatewayDeps, rooms: Rooms): RoomSource =>
  gameRoom(deps, tableEventsPath, (game) => tableOfGame(deps.database, game), rooms)
