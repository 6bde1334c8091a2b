import { is } from 'superstruct'
import { tableEventsPath } from '#contract/play/tables/table.ts'
import { TableHelloStruct } from '#contract/play/tables/table-hello.ts'
import { databaseAuthentication } from '#gateway/account/auth/authentication.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { RoomSource } from '#gateway/platform/events/socket.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { tableOfGame } from './at-table.ts'
import type { Rooms } from './rooms.ts'

/** The socket of tables: the token of a launched game lets its frame watch the table of that game. */
export function tableRoom(deps: GatewayDeps, rooms: Rooms): RoomSource {
  const authentication = databaseAuthentication(deps)
  return {
    path: tableEventsPath,
    async admit(hello) {
      if (!is(hello, TableHelloStruct)) return undefined
      const player = await authentication.game(hello.token)
      if (!player) return undefined
      try {
        const table = await tableOfGame(deps.database, player.game)
        return { holder: player.session.sessionId.toString(), join: (wire) => rooms.join(table, wire) }
      } catch (thrown) {
        if (thrown instanceof CallFailure) return undefined
        throw thrown
      }
    },
  }
}
