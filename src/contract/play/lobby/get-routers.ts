import { array, boolean, enums, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/** The site's pages as this operator has them (product rule 5.2). */
export const getRouters = defineCall({
  name: 'getRouters',
  summary: 'Pages of the site with the roles that may open each, and whether the operator has it open.',
  method: 'GET',
  path: '/wps/system/routers',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({
    list: array(
      type({
        /** In the default language; other languages have a prefix, as in `/en/rng/`. */
        path: string(),
        /** The roles that may open the page; others are sent to the matching login. */
        guard: enums(['none', 'member', 'agent']),
        open: boolean(),
      }),
    ),
  }),
})
