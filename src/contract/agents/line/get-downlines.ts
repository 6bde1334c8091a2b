import { array, nullable, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { neighbours, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Instant } from '#contract/scalars.ts'
import { DownlineName, DownlineStruct } from './downline.ts'

/** One level of the line at a time (product rule 29.5). */
export const getDownlines = defineCall({
  name: 'getDownlines',
  summary: 'Accounts directly below the caller, or below an agent of their line, the newest first.',
  method: 'GET',
  path: '/wps/agent/downlines',
  auth: 'agent',
  request: object({ downline: optional(DownlineName), ...pageRequest }),
  response: type({
    list: array(DownlineStruct),
    ...neighbours,
    /** The period of all figures. */
    currency: CurrencyCode,
    /** The figures contain everything that was settled or paid before this moment; null before the first count. */
    countedTo: nullable(Instant),
  }),
  errors: ['downline_unknown'],
})
