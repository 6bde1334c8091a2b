import { boolean, type Infer, integer, optional, string, type } from 'superstruct'

/** How the server wants one registration field (specification §3, "Registration field rule"). */
export const FieldRuleStruct = type({
  enabled: boolean(),
  required: boolean(),
  /** A regular expression for the whole value, or `*` for any characters. */
  acceptedPattern: string(),
  /** Key of the message: `reg_pattern_<patternId>`. */
  patternId: integer(),
  minLength: integer(),
  maxLength: integer(),
  /** Of a birthday: years a person must have completed today. */
  minAge: optional(integer()),
})
export type FieldRule = Infer<typeof FieldRuleStruct>
