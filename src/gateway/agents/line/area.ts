import { type Area, kept, later } from '#gateway/area.ts'
import { lineChecks } from './checks.ts'
import { countLine, forgetMinutes } from './count-line.ts'
import { exported } from './exported.ts'
import { lineOperations } from './operations.ts'
import { treeRoutes } from './routes.ts'

export const lineArea: Area = {
  calls: (deps) => treeRoutes(deps),
  jobs: [{ name: 'count lines of agents', times: '3-59/15 * * * * *', run: countLine }],
  checks: lineChecks,
  exported,
  operations: lineOperations,
  retention: {
    agent_line: kept('stay, with the days up to which they held'),
    line_place: kept('stay, with the days up to which they held'),
    line_move: kept('stay: what the house moved, by whom and why'),
    line_days: kept('stay: a row for each account and month of play'),
    line_play: kept('stay: a row for each account, category and day of play'),
    line_money: kept('stay: a row for each account and day on which its money moved'),
    line_entry: kept('stay: a row for each movement of money of an account below an agent'),
    team_play: kept('stay: a row for each agent, category and day of play'),
    line_games: kept('stay: a row for each agent, category, game and day of play of those directly below'),
    team_games: kept('stay: a row for each agent, category, game and day of play'),
    team_money: kept('stay: a row for each agent and day on which money moved'),
    line_minutes: later('7 days, and until they are settled', ({ database, now }) => forgetMinutes(database, now())),
    line_money_due: kept('until they are counted'),
    line_mark: kept('one row'),
  },
}
