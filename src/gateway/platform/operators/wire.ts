import type { Infer } from 'superstruct'
import { array, enums, integer, literal, object, optional, record, size, string, type, union } from 'superstruct'

/** A name that an operator gives, or the login of the machine. */
const Name = size(string(), 1, 100)

/** An operation that is asked for, as it goes through the door. Arguments are texts: each operation says what they must be. */
export const RequestStruct = object({
  operation: size(string(), 1, 100),
  /** The name that was given. */
  by: optional(Name),
  /** The login of whoever runs the command, used where no name was given. */
  login: Name,
  given: record(string(), union([string(), array(string())])),
})
export type OperationRequest = Infer<typeof RequestStruct>

/**
 * What an operation says while it runs: one JSON text on each line, the last of them its `end`. Fields may be added, so
 * that a command and a gateway of two versions understand each other.
 */
export const SaidStruct = union([
  /** A row of a list. */
  type({ kind: literal('row'), cells: array(string()) }),
  type({ kind: enums(['line', 'complaint']), text: string() }),
  /** Nothing was done, because an argument is missing or wrong. */
  type({ kind: literal('refused'), text: string() }),
  type({ kind: literal('progress'), done: integer(), of: integer(), what: string() }),
  /** A file for the operator; its content is base64. */
  type({ kind: literal('file'), name: string(), content: string() }),
  /** The exit code: 0 if it was done. */
  type({ kind: literal('end'), code: integer() }),
])
export type Said = Infer<typeof SaidStruct>
