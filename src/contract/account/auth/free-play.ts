import { enums, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/**
 * Opens an account and a session for a new trial user, with play money and without deposits (product rule 1.5). Refused
 * if FREEPLAY3 is off.
 */
export const freePlay = defineCall({
  name: 'freePlay',
  summary: 'Opens a session for a new trial user with play money.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  auth: 'none',
  limit: 'register',
  request: object({
    platform: enums(['W']),
    /** Name of the client's operating system. */
    os: optional(size(string(), 0, 64)),
  }),
  response: type({ token: string() }),
  errors: ['free_play_closed'],
})
