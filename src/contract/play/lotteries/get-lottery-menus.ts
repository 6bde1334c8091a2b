import { array, enums, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { LotteryMenuStruct } from './get-lottery-menu.ts'

export const getLotteryMenus = defineCall({
  name: 'getLotteryMenus',
  summary: 'The game menus of the lotteries: `getLotteryMenu` of each prize mode that has games.',
  method: 'GET',
  path: '/wps/lgw/menu',
  auth: 'none',
  request: object({ device: enums(['WEB']), language: Language }),
  response: type({ menus: array(LotteryMenuStruct) }),
})
