import { enums, object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { checkedTiers, documentKinds, IdentityStruct } from './identity-check.ts'

/**
 * Continues the draft of the tier if there is one. `basic` needs the kind of the document; a changed kind removes the
 * pictures. A rejected or expired document can be sent again, in a new check.
 */
export const beginIdentityCheck = defineCall({
  name: 'beginIdentityCheck',
  summary: 'Begins a draft with the documents of a tier.',
  method: 'POST',
  path: '/wps/member/identity/check',
  auth: 'member',
  perDay: 20,
  request: object({ tier: enums(checkedTiers), documentKind: optional(enums(documentKinds)) }),
  response: IdentityStruct,
  errors: ['identity_kind_missing', 'identity_check_open'],
})
