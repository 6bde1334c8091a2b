import { type Area, kept } from '#gateway/area.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { countPlayed } from './count-played.ts'
import { exported } from './exported.ts'
import { playedChecks } from './played-checks.ts'
import { rankPlayed } from './rank-played.ts'
import { lobbyRoutes } from './routes.ts'
import { showcaseRoutes } from './showcase-routes.ts'

interface Needed {
  readonly vendors: VendorClient
}

export const lobbyArea: Area<Needed> = {
  calls: (deps, { vendors }) => [...lobbyRoutes(deps, vendors), ...showcaseRoutes(deps)],
  jobs: [
    // Often, since the winner board lags behind by as much.
    { name: 'count what was played', times: '5-59/15 * * * * *', run: countPlayed },
    // At night, when few people look at a lobby whose order changes.
    { name: 'order lobbies by what was played', times: '33 15 7 * * *', run: rankPlayed },
  ],
  checks: playedChecks,
  exported,
  retention: {
    played_hour: kept('7 days: the job that counts played games deletes older ones'),
    played_game: kept('as long as an hour of it is counted'),
    top_win: kept('7 days: the job that counts played games deletes older ones'),
    played_mark: kept('one row'),
    favourite: kept('stay: one for each member and game at most'),
    recent: kept('stay: one for each member and game at most'),
    game: kept('stay: the catalogue’s'),
    vendor: kept('stay: the catalogue’s'),
    vendor_lane: kept('stay: the catalogue’s'),
    catalogue_state: kept('one'),
  },
}
