import { array, boolean, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'

/** The hosts of the live tables; empty if the operator names none. */
export const getLiveModels = defineCall({
  name: 'getLiveModels',
  summary: 'Hosts of the live tables.',
  method: 'GET',
  path: '/wps/live/modelList',
  auth: 'none',
  request: object({ language: Language }),
  response: type({ list: array(type({ id: string(), name: string(), imageUrl: string(), online: boolean() })) }),
})
