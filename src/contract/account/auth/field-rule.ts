import { boolean, type Infer, integer, optional, refine, string, type } from 'superstruct'
import { wholePattern } from '#lib/field-rules.ts'

/** An invalid pattern would stop every registration, so it is refused here. */
const Pattern = refine(string(), 'pattern', (text) => {
  try {
    return text === '*' || wholePattern(text) instanceof RegExp
  } catch {
    return 'Not a regular expression.'
  }
})

/** The rule for one registration field (product rule 4.2). */
export const FieldRuleStruct = type({
  enabled: boolean(),
  required: boolean(),
  /** A regular expression for the whole value, or `*` for any characters. */
  acceptedPattern: Pattern,
  /** Key of the message: `reg_pattern_<patternId>`. */
  patternId: integer(),
  minLength: integer(),
  maxLength: integer(),
  /** For a birthday: the minimum age in completed years. */
  minAge: optional(integer()),
})
export type FieldRule = Infer<typeof FieldRuleStruct>
