import { array, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { JackpotWinStruct } from './jackpot.ts'

export const getJackpotWins = defineCall({
  name: 'getJackpotWins',
  summary: 'The last twenty jackpots that were won, the newest first, with what is needed to check them.',
  method: 'GET',
  path: '/wps/jackpot/wins',
  auth: 'none',
  request: object({}),
  response: type({ list: array(JackpotWinStruct) }),
})
