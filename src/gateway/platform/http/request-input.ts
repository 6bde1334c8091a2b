import { type Failure, type Struct, validate } from 'superstruct'
import type { FieldFailure, FieldFailures } from '#contract/envelope.ts'
import { faultsIn } from '#gateway/outside-value.ts'
import { tidyField } from '#lib/pasted-fields.ts'
import { CallFailure } from './failure.ts'

/** Query parameters as an object. A repeated parameter becomes an array, which no call accepts. */
export function queryInput(query: URLSearchParams): unknown {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/**
 * The validated input of a call, with digit strings converted to amounts and counts.
 *
 * @throws {CallFailure} `invalid_request` with the reason for each field
 */
export function parseInput<Input>(
  { name, request }: { readonly name: string; readonly request: Struct<Input, unknown> },
  input: unknown,
): Input {
  const value: FieldFailures = { fields: {} }
  // Superstruct writes a refused value into its message, which is safe only for a value without these faults.
  for (const { path, reason } of faultsIn(input)) value.fields[path] ??= { reason }
  if (Object.keys(value.fields).length === 0) {
    const [error, parsed] = validate(asPasted(input), request, { coerce: true })
    if (!error) return parsed
    for (const failure of error.failures()) value.fields[failure.path.join('.') || '*'] ??= fieldFailure(failure)
  }
  throw new CallFailure('invalid_request', { value, message: `Not as ${name} takes it.` })
}

/**
 * An input in which the texts of numbers, codes, names and keys are as the person meant them (product rule 4.13), also in the
 * parts of an address.
 */
function asPasted(input: unknown, depth = 0): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || depth > 1) return input
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? tidied(name, value) : asPasted(value, depth + 1),
  ])
  return Object.fromEntries(entries)
}

/** A text of which nothing is left becomes a space: the rule of its field judges it, as one that was not filled in. */
const tidied = (name: string, value: string): string => tidyField(name, value) || (value && ' ')

function fieldFailure(failure: Failure): FieldFailure {
  if (failure.type === 'never') return { reason: 'unknown' }
  if (failure.value === undefined) return { reason: 'required' }
  if (failure.refinement === 'size' || failure.refinement === 'nonempty') return { reason: 'length' }
  if (failure.refinement !== undefined || failure.type === 'enums' || typeof failure.value === 'string') {
    return { reason: 'format' }
  }
  return { reason: 'type' }
}
