import { enums, type Infer, object, optional, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { pageRequest } from '#contract/paged.ts'
import { GamePageStruct, GameType } from '#contract/play/games/game.ts'
import { Count, Language, PageNo } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

const GamesRequestStruct = object({
  ...clientFields,
  gameType: optional(GameType),
  /** Only this game. */
  nodeId: optional(Count),
  vassalage: optional(size(string(), 1, 40)),
  gameClassify: optional(size(string(), 1, 40)),
  /**
   * Only hot or new games, or those that can be played now. The caller's own lists have calls of their own:
   * `getFavorites` and `getRecentGames`.
   */
  listType: optional(enums(['ALL', 'HOT', 'NEW', 'PLAYABLE'])),
  /** Search text as in `searchGames`; the best match comes first. */
  gameName: optional(size(string(), 1, 80)),
  /** From 1, for clients that use page numbers. A cursor takes precedence. */
  pageNo: optional(PageNo),
  ...pageRequest,
  language: Language,
})
export type GamesRequest = Infer<typeof GamesRequestStruct>

export const getGames = defineCall({
  name: 'getGames',
  summary: 'Games of a lobby, filtered and paged.',
  method: 'GET',
  path: '/wps/game/games',
  auth: 'none',
  request: GamesRequestStruct,
  response: GamePageStruct,
})
