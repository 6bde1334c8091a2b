import { array, object, optional, refine, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameStruct, GameType } from '#contract/play/games/game.ts'
import { Count, Language } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

export const getPopularGames = defineCall({
  name: 'getPopularGames',
  summary: 'The games with the most rounds of real money in the last seven days, the most played first.',
  method: 'GET',
  path: '/wps/game/popular',
  auth: 'none',
  request: object({
    ...clientFields,
    gameType: optional(GameType),
    language: Language,
    limitNum: optional(refine(Count, 'limit', (entries) => entries >= 1 && entries <= 100)),
  }),
  response: type({ list: array(GameStruct) }),
})
