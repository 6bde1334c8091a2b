import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Text } from '#contract/scalars.ts'
import { BonusEntryStruct } from './bonus.ts'

export const getBonusEntries = defineCall({
  name: 'getBonusEntries',
  summary: 'The movements of one bonus, newest first.',
  method: 'GET',
  path: '/wps/bonus/entries',
  auth: 'member',
  request: object({ bonusId: Text, ...pageRequest }),
  response: Paged(BonusEntryStruct),
  errors: ['bonus_not_found'],
})
