import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { TakenSharesStruct } from './red-envelope.ts'

export const getTakenShares = defineCall({
  name: 'getTakenShares',
  summary: 'The taken shares of a red envelope, newest first, with masked names.',
  method: 'GET',
  path: '/wps/redEnvelope/shares',
  auth: 'member',
  request: object({ envelopeId: Text }),
  response: TakenSharesStruct,
  errors: ['envelope_not_found'],
})
