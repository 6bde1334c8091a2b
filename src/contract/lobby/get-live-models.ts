import { array, boolean, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/entities/scalars.ts'

/** The specification's `modelList`: who hosts the live tables. Empty where the operator names nobody. */
export const getLiveModels = defineCall({
  name: 'getLiveModels',
  summary: 'Hosts of the live tables.',
  method: 'GET',
  path: '/wps/live/modelList',
  auth: 'none',
  request: object({ language: Language }),
  response: type({ list: array(type({ id: string(), name: string(), imageUrl: string(), online: boolean() })) }),
})
