import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { IdentityStruct } from './identity-check.ts'

/** Submitting a check again changes nothing, so a repeated request does no harm. */
export const submitIdentityCheck = defineCall({
  name: 'submitIdentityCheck',
  summary: 'Submits the documents of a check.',
  method: 'POST',
  path: '/wps/member/identity/submit',
  auth: 'member',
  request: object({ checkId: Text }),
  response: IdentityStruct,
  errors: ['identity_check_not_found', 'identity_incomplete'],
})
