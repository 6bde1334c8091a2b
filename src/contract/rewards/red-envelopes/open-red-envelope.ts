import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { RedEnvelopeStruct } from './red-envelope.ts'

/**
 * Each member takes one share at most, so the call can be repeated: a member with a share gets the same answer and no
 * more money.
 */
export const openRedEnvelope = defineCall({
  name: 'openRedEnvelope',
  summary: 'Takes the next share of a red envelope, which is paid to the main wallet.',
  method: 'POST',
  path: '/wps/redEnvelope/open',
  auth: 'member',
  request: object({ envelopeId: Text, language: optional(Language) }),
  response: RedEnvelopeStruct,
  errors: ['envelope_not_found', 'envelope_closed', 'envelope_empty', 'play_blocked'],
})
