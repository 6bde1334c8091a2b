import { integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { GameStruct, GameType } from '#contract/play/games/game.ts'
import { Language, PageNo } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

/** Pages by cursor. Without a cursor, clients can also ask by page number; `pageSize` is then the size of those pages. */
export const getRecentGames = defineCall({
  name: 'getRecentGames',
  summary: 'Games that the caller launched, the latest first, each once.',
  method: 'GET',
  path: '/wps/game/recent',
  auth: 'session',
  request: object({
    ...clientFields,
    gameType: optional(GameType),
    vassalage: optional(size(string(), 1, 40)),
    gameClassify: optional(size(string(), 1, 40)),
    page: optional(PageNo),
    ...pageRequest,
    language: Language,
  }),
  response: type({
    ...Paged(GameStruct).schema,
    /** Only if the request has a page number. */
    totalPages: optional(integer()),
  }),
})
