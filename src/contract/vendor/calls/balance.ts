import { object, type } from 'superstruct'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { VendorToken } from '#contract/vendor/scalars.ts'

export const balance = toPlatform({
  name: 'balance',
  summary: 'What the player of a session can stake.',
  request: object({ token: VendorToken }),
  value: type({ balance: MinorUnits, currency: CurrencyCode }),
  codes: ['unknown_token', 'token_expired', 'session_replaced', 'logged_out', 'member_locked'],
})
