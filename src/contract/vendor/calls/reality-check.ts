import { object, type } from 'superstruct'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { VendorToken } from '#contract/vendor/scalars.ts'

export const passRealityCheck = toPlatform({
  name: 'passRealityCheck',
  summary: 'The player has seen how long they have played and what they won or lost; stakes are taken again.',
  request: object({ token: VendorToken }),
  value: type({}),
  codes: ['unknown_token', 'token_expired', 'session_replaced', 'logged_out', 'member_locked'],
})
