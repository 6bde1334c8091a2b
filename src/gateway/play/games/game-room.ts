import { is } from 'superstruct'
import { GameHelloStruct } from '#contract/play/games/game-hello.ts'
import { databaseAuthentication } from '#gateway/account/auth/authentication.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Rooms } from '#gateway/platform/events/rooms.ts'
import type { RoomSource } from '#gateway/platform/events/socket.ts'
import type { GameSession } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'

/**
 * The socket of games that everybody plays together: the token of a launched game lets its frame watch what that game shows.
 *
 * @param subjectOf what a game shows; a {@link CallFailure} keeps its page out
 */
export function gameRoom<Subject>(
  deps: GatewayDeps,
  path: string,
  subjectOf: (game: GameSession) => Promise<Subject>,
  rooms: Pick<Rooms<Subject>, 'join'>,
): RoomSource {
  const authentication = databaseAuthentication(deps)
  return {
    path,
    async admit(hello) {
      if (!is(hello, GameHelloStruct)) return undefined
      const player = await authentication.game(hello.token)
      if (!player) return undefined
      try {
        const subject = await subjectOf(player.game)
        return { holder: player.session.sessionId.toString(), join: (wire) => rooms.join(subject, wire) }
      } catch (thrown) {
        if (thrown instanceof CallFailure) return undefined
        throw thrown
      }
    },
  }
}
