import { array, literal, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/** Public keys for sealed bodies: the current one, then the previous one, which stays valid during a rotation. */
export const getKeys = defineCall({
  name: 'getKeys',
  summary: 'Public keys for sealed request bodies, the current one first.',
  method: 'GET',
  path: '/wps/system/keys',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({
    keys: array(
      type({ kid: string(), kty: literal('EC'), crv: literal('P-256'), x: string(), y: string(), use: literal('enc') }),
    ),
  }),
})
