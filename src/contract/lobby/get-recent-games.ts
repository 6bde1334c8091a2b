import { array, integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameStruct, GameType } from '#contract/entities/game.ts'
import { Language, PageNo, PageSize } from '#contract/entities/scalars.ts'
import { clientFields } from './client-fields.ts'

/** The specification's `recentGameList`. */
export const getRecentGames = defineCall({
  name: 'getRecentGames',
  summary: 'Games the caller launched, the latest first, each once.',
  method: 'GET',
  path: '/wps/game/recent',
  auth: 'session',
  request: object({
    ...clientFields,
    gameType: optional(GameType),
    vassalage: optional(size(string(), 1, 40)),
    page: PageNo,
    pageSize: PageSize,
    language: Language,
  }),
  response: type({ list: array(GameStruct), totalPages: integer() }),
})
