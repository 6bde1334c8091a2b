import { array, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { RedEnvelopeStruct } from './red-envelope.ts'

export const getRedEnvelopes = defineCall({
  name: 'getRedEnvelopes',
  summary:
    'Red envelopes in the caller’s currency: open and coming ones, the next end first, then the last twenty that are over.',
  method: 'GET',
  path: '/wps/redEnvelope/list',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({ list: array(RedEnvelopeStruct) }),
})
