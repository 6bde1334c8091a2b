import { boolean, enums, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Language } from '#contract/scalars.ts'

/** 0 normal, 1 maintenance, 2 region restricted (product rule 16.1). Small enough for polling. */
export const getStatus = defineCall({
  name: 'getStatus',
  summary: 'Whether the service is open to the caller: 0 normal, 1 maintenance, 2 region restricted.',
  method: 'GET',
  path: '/wps/system/status',
  auth: 'none',
  always: true,
  request: object({ language: optional(Language) }),
  response: type({
    status: enums([0, 1, 2]),
    maintenance: boolean(),
    maintenanceUntil: nullable(Instant),
    maintenanceMessage: nullable(string()),
    regionRestriction: boolean(),
  }),
})
