import { boolean, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { BonusStruct } from '#contract/entities/bonus.ts'
import { Language, MinorUnits, Text } from '#contract/entities/scalars.ts'

/** With `preview` nothing is changed. Cancelling twice loses nothing twice: the second answer is that of the first. */
export const cancelBonus = defineCall({
  name: 'cancelBonus',
  summary: 'Ends a running bonus at its member’s wish, or says what that would lose.',
  method: 'POST',
  path: '/wps/bonus/cancel',
  auth: 'member',
  request: object({ bonusId: Text, preview: boolean(), language: optional(Language) }),
  response: type({
    bonus: BonusStruct,
    /** What is lost of the bonus money. Its part of open rounds is lost besides, when they end. */
    lost: MinorUnits,
  }),
  errors: ['bonus_not_found', 'bonus_over'],
})
