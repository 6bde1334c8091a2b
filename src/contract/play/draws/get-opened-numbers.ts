import { array, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { IssueId, LotteryDrawStruct } from './draw.ts'

export const getOpenedNumbers = defineCall({
  name: 'getOpenedNumbers',
  summary: 'The last draws of a lottery, the latest first; those before an issue, if one is named.',
  method: 'GET',
  path: '/wps/lottery/openedNumero',
  auth: 'none',
  request: object({ gameCode: Text, before: optional(IssueId) }),
  response: type({ draws: array(LotteryDrawStruct) }),
  errors: ['game_not_found'],
})
