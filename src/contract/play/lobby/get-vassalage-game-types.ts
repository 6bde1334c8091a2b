import { array, integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { Language } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'
import { VendorIcon } from './vendor.ts'

export const getVassalageGameTypes = defineCall({
  name: 'getVassalageGameTypes',
  summary: 'Vendors with the categories in which each has games, and how many.',
  method: 'GET',
  path: '/wps/game/vassGameType',
  auth: 'none',
  request: object({ ...clientFields, vassalage: optional(size(string(), 1, 40)), language: Language }),
  response: type({
    list: array(
      type({
        vassalage: string(),
        displayName: string(),
        lagerIcon: optional(VendorIcon),
        gameTypes: array(type({ gameType: GameType, displayName: string(), games: integer() })),
      }),
    ),
  }),
})
