import { type Area, kept, later, soon } from '#gateway/area.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { tableChecks } from './checks.ts'
import { exported } from './exported.ts'
import { tablesOperations } from './operations.ts'
import { busyTables } from './positions.ts'
import { tablesRoutes } from './routes.ts'
import { advance } from './step.ts'

/** Days for which a settled round can be looked up. What a member's bet needs to be checked stays with the bet. */
const roundDays = 90

export const tablesArea: Area = {
  calls: (deps) => tablesRoutes(deps),
  jobs: [
    {
      // Tables move by themselves; this takes up what no gateway has heard of.
      name: 'move tables',
      times: '40 * * * * *',
      async run(deps) {
        for (const table of await busyTables(deps.database)) await advance(deps, table)
      },
    },
  ],
  checks: tableChecks,
  operations: tablesOperations,
  exported,
  retention: {
    game_table: kept('stay: one for each table'),
    table_chain: kept('stay: what was published'),
    table_round: later('90 days after they were settled', ({ database, now }) =>
      purge(database, 'table_round', 'settled_at IS NOT NULL AND opened_at < :before', {
        before: daysBefore(now(), roundDays),
      }),
    ),
    table_sum: kept('as long as their round'),
    table_player: kept('as long as their round; a trial user’s go with them'),
    table_bet: kept('as long as their round; a trial user’s go with them'),
    table_seat: kept('as long as their round; a trial user’s go with them'),
    table_hands: kept('as long as their round'),
    table_message: soon('a day', ({ database, now }) =>
      purge(database, 'table_message', 'sent_at < :before', { before: daysBefore(now(), 1) }),
    ),
    table_mute: kept('stay'),
    table_author: kept('stay'),
  },
}
