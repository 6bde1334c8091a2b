import { enums, object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { downlineKinds, Rate } from './agent-link.ts'

const Secret = size(string(), 1, 128)

/** Name and password follow the rules of the registration. The owner must choose another password at the first login. */
export const registerDownline = defineCall({
  name: 'registerDownline',
  summary: 'Opens an account directly below the agent.',
  method: 'POST',
  path: '/wps/agent/downline',
  auth: 'agent',
  sealed: true,
  idempotent: true,
  limit: 'register',
  request: object({
    username: Text,
    password: Secret,
    confirmPassword: Secret,
    kind: enums(downlineKinds),
    rate: Rate,
  }),
  response: type({ account: string(), kind: enums(downlineKinds), rate: Rate }),
  errors: [
    'registration_closed',
    'downline_by_link_only',
    'field_invalid',
    'username_taken',
    'rebate_above_own',
    'line_too_deep',
  ],
})
