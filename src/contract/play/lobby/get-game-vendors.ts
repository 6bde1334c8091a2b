import { array, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'
import { LaneStruct } from './vendor.ts'

/** One lane for each category that has vendors. */
export const getGameVendors = defineCall({
  name: 'getGameVendors',
  summary: 'Categories that have vendors, with the vendors and classifications of each.',
  method: 'GET',
  path: '/wps/game/vendors',
  auth: 'none',
  request: object({ ...clientFields, language: Language }),
  response: type({ data: type({ lanes: array(LaneStruct) }) }),
})
