import { enums, type Infer, integer, nullable, object, optional, refine, string, type } from 'superstruct'
import { isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, Text } from '#contract/scalars.ts'
import { figureFields, reportFigures } from './figures.ts'
import { TeamLevel } from './line-report.ts'
import { rangeFields } from './team-range.ts'

/** An entry for each vendor, or for each game. */
export const gameGroups = ['vendor', 'game'] as const

const TeamGamesRequestStruct = refine(
  object({
    ...rangeFields,
    by: optional(enums(gameGroups)),
    level: optional(TeamLevel),
    gameType: optional(GameType),
    /** The vendor of the games. */
    vassalage: optional(Text),
    ...pageRequest,
  }),
  'days',
  isRange,
)
export type TeamGamesRequest = Infer<typeof TeamGamesRequestStruct>

const fields = figureFields(reportFigures.bets)
const TeamGameStruct = type({
  /** The vendor that has the game now: code and name. */
  vassalage: string(),
  displayName: string(),
  /** The game; both are null in an entry for a whole vendor. The name is a proper name, never translated. */
  nodeId: nullable(integer()),
  gameName: nullable(string()),
  ...fields,
  /** Part of the stakes of the whole filter, in hundredths of a per cent. */
  share: integer(),
})
export type TeamGame = Infer<typeof TeamGameStruct>

/**
 * What the caller's line played, by vendor (if `by` is left out) or by game: the largest stake first. Its bets are those
 * of `getTeamBets`, and so are the sums, which are those of the whole filter. A vendor or category that nobody played
 * gives an empty list, and so does one that does not exist.
 */
export const getTeamGames = defineCall({
  name: 'getTeamGames',
  summary: 'Bets of the accounts of the line in a period, by vendor or game.',
  method: 'GET',
  path: '/wps/agent/report/games',
  auth: 'agent',
  request: TeamGamesRequestStruct,
  response: type({
    ...Paged(TeamGameStruct).schema,
    currency: CurrencyCode,
    /** Null also while the bets of the past are still being counted by game, after an update of the gateway. */
    asOf: nullable(Instant),
    sums: type(fields),
  }),
})
