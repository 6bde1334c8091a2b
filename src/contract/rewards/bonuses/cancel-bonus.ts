import { boolean, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, MinorUnits, Text } from '#contract/scalars.ts'
import { BonusStruct } from './bonus.ts'

/** `preview` changes nothing. A second call loses nothing more: it answers the first result. */
export const cancelBonus = defineCall({
  name: 'cancelBonus',
  summary: 'Cancels a running bonus, or shows the loss that this would cause.',
  method: 'POST',
  path: '/wps/bonus/cancel',
  auth: 'member',
  request: object({ bonusId: Text, preview: boolean(), language: optional(Language) }),
  response: type({
    bonus: BonusStruct,
    /** The lost bonus money. The part in open rounds is lost too, when they end. */
    lost: MinorUnits,
  }),
  errors: ['bonus_not_found', 'bonus_over'],
})
