import { type Infer, literal, optional, string, type, union, unknown } from 'superstruct'

/**
 * Every answer of the gateway. `message` is for people who read logs. The site shows its own text for `code`; product
 * rule
 * 16.3 names the one case in which it also shows the message.
 */
export const EnvelopeStruct = union([
  type({ success: literal(true), value: unknown() }),
  type({
    success: literal(false),
    code: string(),
    message: string(),
    value: optional(unknown()),
    /** The refusal is the stored answer of the idempotency key: a new order needs a new key. */
    final: optional(literal(true)),
  }),
])
export type Envelope = Infer<typeof EnvelopeStruct>

/** The `value` of failures that name fields: `invalid_request` and `field_invalid`. */
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
  'reserved',
] as const

/** Why a field is refused; the site has a sentence for each reason. */
export interface FieldFailure {
  reason: (typeof fieldReasons)[number]
  patternId?: number
  /** The bounds of a length (of a time of play in minutes). With `age`: the minimum age in completed years. */
  min?: number
  max?: number
}

export const SealedBodyStruct = type({ sealed: string() })
