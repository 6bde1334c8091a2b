import { array, literal, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'

/** Public keys for sealed bodies: the current one, then the previous one, which stays valid during a rotation. */
export const getKeys = defineCall({
  name: 'getKeys',
  summary: 'Public keys for sealed request bodies, the current one first, and the gateway’s time for sealing.',
  method: 'GET',
  path: '/wps/system/keys',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({
    /** The gateway's time, for clients with a wrong clock. Without it a client seals by its own clock. */
    now: optional(Instant),
    keys: array(
      type({ kid: string(), kty: literal('EC'), crv: literal('P-256'), x: string(), y: string(), use: literal('enc') }),
    ),
  }),
})
