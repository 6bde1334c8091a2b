import { enums, type Infer, object, optional, refine } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { isRange } from '#contract/days.ts'
import { defineFile } from '#contract/define-file.ts'
import { GameType } from '#contract/play/games/game.ts'
import { Language, Text } from '#contract/scalars.ts'
import { movementKinds } from './get-team-movements.ts'
import { accountFields, rangeFields } from './team-range.ts'

/** The path of `getTeamFile`. */
export const teamFilePath = '/wps/agent/report/file'

export const teamFileFormats = ['csv', 'xlsx'] as const
export type TeamFileFormat = (typeof teamFileFormats)[number]
/** Lists of the line, and of contracts: own income by day and kind, and the statements of a kind. */
export const teamReports = ['bets', 'games', 'losses', 'movements', 'income', 'statements'] as const

/** All entries of a list, with the filter of its call. Lists by account are in the order of names; of vendors and games, the file has the games. */
const TeamFileStruct = refine(
  object({
    report: enums(teamReports),
    format: enums(teamFileFormats),
    language: Language,
    ...rangeFields,
    ...accountFields,
    gameType: optional(GameType),
    /** The vendor of the games. */
    vassalage: optional(Text),
    kind: optional(enums(movementKinds)),
    /** The kind of the statements; dividends if it is left out. */
    contract: optional(enums(contractTypes)),
  }),
  'days',
  isRange,
)
export type TeamFile = Infer<typeof TeamFileStruct>

export const getTeamFile = defineFile({
  name: 'getTeamFile',
  summary: 'A whole list of the caller’s line, or of the payments of its contracts, as CSV or as a workbook.',
  path: teamFilePath,
  auth: 'agent',
  long: true,
  request: TeamFileStruct,
})
