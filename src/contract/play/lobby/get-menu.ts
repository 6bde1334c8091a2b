import { array, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { Language } from '#contract/scalars.ts'

/** The top navigation, built from the categories that have vendors (product rule 5.1). */
export const getMenu = defineCall({
  name: 'getMenu',
  summary: 'The top navigation, in the order of the operator.',
  method: 'GET',
  path: '/wps/system/menu',
  auth: 'none',
  request: object({ language: Language }),
  response: type({
    list: array(
      type({
        /** `HOME`, `PROMO`, or the key of a lane of `getGameVendors`. */
        key: string(),
        title: string(),
        /** Path of the page in the default language. */
        path: string(),
        /** Null for entries that are not a category of games. */
        gameType: nullable(GameType),
        /** Number of vendors. The site may open a single vendor instead of the page. */
        vendors: integer(),
      }),
    ),
  }),
})
