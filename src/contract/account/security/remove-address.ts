import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/** The next login from there needs a second step. */
export const removeAddress = defineCall({
  name: 'removeAddress',
  summary: 'Removes an address from those whose logins need no second step.',
  method: 'POST',
  path: '/wps/member/addresses/remove',
  auth: 'member',
  perDay: 'any',
  request: object({ addressId: Text }),
  response: object({}),
  errors: ['address_not_found'],
})
