import { array, enums, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameStruct } from '#contract/play/games/game.ts'
import { Language } from '#contract/scalars.ts'
import { LotteryType, PrizeMode } from './lottery.ts'

export const LotteryMenuStruct = type({
  prizeMode: PrizeMode,
  types: array(type({ key: LotteryType, displayName: string(), iconUrl: string() })),
  games: array(type({ ...GameStruct.schema, lotteryType: LotteryType })),
})

export const getLotteryMenu = defineCall({
  name: 'getLotteryMenu',
  summary: 'Lotteries of a prize mode, with the kinds of draws they have.',
  method: 'GET',
  path: '/wps/lottery/menu',
  auth: 'none',
  request: object({ prizeMode: PrizeMode, device: enums(['WEB']), language: Language }),
  response: LotteryMenuStruct,
})
