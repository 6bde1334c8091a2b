import { enums, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { documentSides, IdentityStruct } from './identity-check.ts'

/** The picture was sent by `uploadFile` with the purpose `identity`. It replaces one of the same side. */
export const attachIdentityPicture = defineCall({
  name: 'attachIdentityPicture',
  summary: 'Adds a picture to the draft of a check.',
  method: 'POST',
  path: '/wps/member/identity/picture',
  auth: 'member',
  request: object({ checkId: Text, side: enums(documentSides), uploadId: Text }),
  response: IdentityStruct,
  errors: ['identity_check_not_found', 'identity_check_sent', 'identity_side_unknown', 'upload_unknown'],
})
