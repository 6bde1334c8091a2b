import { type Infer, literal, optional, string, type, union, unknown } from 'superstruct'

/**
 * Every answer of the gateway. `message` is for people who read logs; the site shows its own text for `code`, and the
 * message besides where a code by SMS or e-mail was not sent (product rule 16.3).
 */
export const EnvelopeStruct = union([
  type({ success: literal(true), value: unknown() }),
  type({ success: literal(false), code: string(), message: string(), value: optional(unknown()) }),
])
export type Envelope = Infer<typeof EnvelopeStruct>

/** The shape of `value` beside a failure that names fields: `invalid_request` and `field_invalid`. */
export interface FieldFailures {
  fields: Record<string, FieldFailure>
}

export const fieldReasons = [
  'required',
  'format',
  'length',
  'mismatch',
  'unknown',
  'type',
  'common',
  'taken',
  'same',
  'age',
  'spaces',
] as const

/** Why one field is refused; the site has a sentence for each reason. */
export interface FieldFailure {
  reason: (typeof fieldReasons)[number]
  patternId?: number
  /** Of a length, or with `age` the years a person must have completed. */
  min?: number
  max?: number
}

export const SealedBodyStruct = type({ sealed: string() })
