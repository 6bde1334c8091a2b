import { array, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { DomainStruct } from './permission.ts'

export const getDomainRoute = defineCall({
  name: 'getDomainRoute',
  summary: 'Mirrors: further addresses of the site.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({ mainDomain: nullable(string()), list: array(DomainStruct) }),
})
