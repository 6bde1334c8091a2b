import { array, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameStruct, GameType } from '#contract/play/games/game.ts'
import { Language } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

export const getHotGames = defineCall({
  name: 'getHotGames',
  summary: 'Hot games, in the order to show them.',
  method: 'GET',
  path: '/wps/game/hot',
  auth: 'none',
  request: object({
    ...clientFields,
    gameType: optional(GameType),
    vassalage: optional(size(string(), 1, 40)),
    language: Language,
  }),
  response: type({ list: array(GameStruct) }),
})
