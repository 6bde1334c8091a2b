import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { BonusEntryStruct } from '#contract/entities/bonus.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'
import { Text } from '#contract/entities/scalars.ts'

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
