import { type Infer, integer, nullable, object, optional, refine, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { GameStruct, GameType } from '#contract/play/games/game.ts'
import { Language, PageSize } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

/** Games on a page of a search at the most: a page of a lobby. */
const mostFound = 48

const SearchGamesRequestStruct = object({
  ...clientFields,
  ...pageRequest,
  /** Case, accents, signs and the order of words do not matter; each word may be the beginning of one. */
  gameName: size(string(), 1, 80),
  gameType: optional(GameType),
  vassalage: optional(size(string(), 1, 40)),
  gameClassify: optional(size(string(), 1, 40)),
  pageSize: refine(PageSize, 'page size', (entries) => entries <= mostFound),
  language: Language,
})
export type SearchGamesRequest = Infer<typeof SearchGamesRequestStruct>

/**
 * Names that begin with the searched text come first, then names that contain it. Among equals, playable games come first,
 * then games that are played most. Names that only look similar are returned only if no name contains the text.
 */
export const searchGames = defineCall({
  name: 'searchGames',
  summary: 'Games of every category by name, with typing mistakes forgiven.',
  method: 'GET',
  path: '/wps/game/search',
  auth: 'none',
  request: SearchGamesRequestStruct,
  response: type({
    ...Paged(GameStruct).schema,
    total: integer(),
    /** The corrected search text, as in the names, if the typed text finds nothing. */
    meant: nullable(string()),
  }),
})
