import { enums, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/**
 * Opens a session for a fresh trial user: play money, no deposits, gone with the session. Refused where the operator has
 * switched FREEPLAY3 off.
 */
export const freePlay = defineCall({
  name: 'freePlay',
  summary: 'Opens a session for a new trial user with play money.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  auth: 'none',
  request: object({
    platform: enums(['W']),
    /** The client's system, as it calls it. */
    os: optional(size(string(), 0, 64)),
  }),
  response: type({ token: string() }),
  errors: ['free_play_closed'],
})
