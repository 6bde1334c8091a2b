import { type Infer, integer, nullable, object, optional, refine, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameStruct, GameType } from '#contract/entities/game.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'
import { Language, PageSize } from '#contract/entities/scalars.ts'
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
 * Names that begin with what is searched come first, then those that hold it; among equals what can be played, then what
 * is played most. Only where no name has what was typed are those given that look like it.
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
