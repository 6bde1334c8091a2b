import { boolean, object, record, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { FieldRuleStruct } from '#contract/entities/field-rule.ts'

/** Which fields the registration has, and the rule for each (product rule 4.2). */
export const getRegisterRules = defineCall({
  name: 'getRegisterRules',
  summary: 'Which fields the registration form has, and the rule of each.',
  method: 'GET',
  path: '/wps/system/setting/register',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({ open: boolean(), fields: record(string(), FieldRuleStruct) }),
})
