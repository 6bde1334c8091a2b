import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { PermissionStruct } from './permission.ts'

/** The site's first call: the operator's configuration, the caller's location, and whether the service is open. */
export const getPermission = defineCall({
  name: 'getPermission',
  summary: 'The operator’s configuration, the caller’s country, and whether the service is open to the caller.',
  method: 'GET',
  path: '/wps/system/permission',
  auth: 'none',
  always: true,
  request: object({ language: optional(Language) }),
  response: PermissionStruct,
})
