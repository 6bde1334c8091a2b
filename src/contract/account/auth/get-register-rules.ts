import { array, boolean, integer, object, optional, record, type Struct, string, type } from 'superstruct'
import type { LimitKind, LimitPeriod } from '#contract/account/protection/limit-key.ts'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode } from '#contract/scalars.ts'
import { FieldRuleStruct } from './field-rule.ts'

interface LimitKey {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** The fields of the registration, with the rule for each (product rule 4.2), and its limits (17.14). */
export const getRegisterRules = defineCall({
  name: 'getRegisterRules',
  summary: 'Which fields the registration form has, and the rule of each.',
  method: 'GET',
  path: '/wps/system/setting/register',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({
    open: boolean(),
    fields: record(string(), FieldRuleStruct),
    /** Limits that every registration needs, because the law requires them; missing without any. */
    limits: optional(
      type({
        /** Limits of money are in minor units; those of `time` are minutes. */
        currency: CurrencyCode,
        // Every registration form fetches this file, so it does not list which kinds and periods there are.
        asked: array(type({ kind: string(), period: string() })) as unknown as Struct<LimitKey[], unknown>,
        /** Hours until a higher limit can be confirmed. */
        raiseAfterHours: integer(),
      }),
    ),
  }),
})
