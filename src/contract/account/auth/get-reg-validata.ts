import { object, omit, record, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { FieldRuleStruct } from './field-rule.ts'

/**
 * The rule for the value of each field, wherever the field appears: a login, a recovery, a profile. `getRegisterRules` says
 * which fields the registration shows and requires; fields that it does not show have a rule here too.
 */
export const getRegValidata = defineCall({
  name: 'getRegValidata',
  summary: 'The rule of every field’s value, whether registration has the field or not.',
  method: 'GET',
  path: '/wps/system/setting/regValidata',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({ rules: record(string(), type(omit(FieldRuleStruct, ['enabled', 'required']).schema)) }),
})
