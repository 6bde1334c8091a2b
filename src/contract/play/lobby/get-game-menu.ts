import { array, enums, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { Language } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

/** The game menu of the home page: home, favourites, then the categories (product rule 5.8). */
export const getGameMenu = defineCall({
  name: 'getGameMenu',
  summary: 'The game menu of the home page, with the lists that each entry has.',
  method: 'GET',
  path: '/wps/game/menu',
  auth: 'none',
  request: object({ ...clientFields, language: Language }),
  response: type({
    list: array(
      type({
        /** `HOME`, `FAV`, or the key of a lane of `getGameVendors`. */
        key: string(),
        title: string(),
        /** Null for entries that are not a category of games. */
        gameType: nullable(GameType),
        games: integer(),
        /** Lists with at least one game; `FAV` and `RECENT` belong to the caller. */
        lists: array(enums(['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'])),
      }),
    ),
  }),
})
