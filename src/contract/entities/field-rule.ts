import { boolean, type Infer, integer, string, type } from 'superstruct'

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
})
export type FieldRule = Infer<typeof FieldRuleStruct>
