import { object, omit, record, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { FieldRuleStruct } from '#contract/entities/field-rule.ts'

/**
 * The specification's `regValidata`: by which rule a value counts as right, wherever it is asked for (a login, a
 * recovery, a profile). What registration shows and requires says `getRegisterRules`; a field that it leaves out has its
 * rule here all the same.
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
