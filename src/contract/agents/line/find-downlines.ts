import { array, boolean, nullable, object, size, string, trimmed, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { downlinePlace } from './downline.ts'

/** At most 20 accounts (product rule 29.8). */
export const findDownlines = defineCall({
  name: 'findDownlines',
  summary: 'Accounts of the caller’s whole line whose names begin with a text, in the order of their names.',
  method: 'GET',
  path: '/wps/agent/downlines/search',
  auth: 'agent',
  request: object({ search: size(trimmed(string()), 3, 64) }),
  response: type({
    list: array(
      type({
        ...downlinePlace,
        /** The agent directly above; null for the caller. */
        above: nullable(string()),
      }),
    ),
    /** Whether there are more: a longer beginning finds them. */
    more: boolean(),
  }),
})
