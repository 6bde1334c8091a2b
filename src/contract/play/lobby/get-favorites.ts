import { array, integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { neighbours, pageRequest } from '#contract/paged.ts'
import { GameStruct, GameType } from '#contract/play/games/game.ts'
import { Language, PageNo } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

/** Pages by cursor. Without a cursor, clients can also ask by page number; `pageSize` is then the size of those pages. */
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
    gameClassify: optional(size(string(), 1, 40)),
    pageNo: optional(PageNo),
    ...pageRequest,
    language: Language,
  }),
  response: type({
    content: array(GameStruct),
    ...neighbours,
    /** Only if the request has a page number, as has the next field. */
    pageNum: optional(integer()),
    totalPages: optional(integer()),
  }),
})
