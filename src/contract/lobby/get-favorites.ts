import { array, integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameStruct, GameType } from '#contract/entities/game.ts'
import { Language, PageNo, PageSize } from '#contract/entities/scalars.ts'
import { clientFields } from './client-fields.ts'

/** The specification's `favGameList`. */
export const getFavorites = defineCall({
  name: 'getFavorites',
  summary: 'The caller’s favourite games, newest first.',
  method: 'GET',
  path: '/wps/game/favorites',
  auth: 'session',
  request: object({
    ...clientFields,
    gameType: optional(GameType),
    vassalage: optional(size(string(), 1, 40)),
    pageNo: PageNo,
    pageSize: PageSize,
    language: Language,
  }),
  response: type({ content: array(GameStruct), pageNum: integer(), totalPages: integer() }),
})
