import { type Area, later } from '#gateway/area.ts'
import { forgetGameSessions } from './sessions.ts'

export const gamesArea: Area = {
  retention: {
    game_session: later('as long as their session', ({ database, now, config }) =>
      forgetGameSessions(database, now(), config.sessionDays),
    ),
  },
}
