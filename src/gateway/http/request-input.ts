import { type Failure, validate } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import type { FieldFailure, FieldFailures } from '#contract/envelope.ts'
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
export function parseInput(call: CallDefinition, input: unknown): unknown {
  const [error, parsed] = checked(call, input)
  const value: FieldFailures = { fields: {} }
  if (!error) {
    for (const path of unstorable(parsed)) value.fields[path] = { reason: 'format' }
    if (Object.keys(value.fields).length === 0) return parsed
    throw new CallFailure('invalid_request', { value, message: 'A text holds what is no character.' })
  }
  for (const failure of error.failures()) value.fields[failure.path.join('.') || '*'] ??= fieldFailure(failure)
  throw new CallFailure('invalid_request', { value, message: `Not as ${call.name} takes it.` })
}

/** Superstruct formats a refused value in its message, which throws for an object with its own `toString`. */
function checked(call: CallDefinition, input: unknown) {
  try {
    return validate(input, call.request, { coerce: true })
  } catch {
    const value: FieldFailures = { fields: { '*': { reason: 'type' } } }
    throw new CallFailure('invalid_request', { value, message: `Not as ${call.name} takes it.` })
  }
}

function fieldFailure(failure: Failure): FieldFailure {
  if (failure.type === 'never') return { reason: 'unknown' }
  if (failure.value === undefined) return { reason: 'required' }
  if (failure.refinement === 'size' || failure.refinement === 'nonempty') return { reason: 'length' }
  if (failure.refinement !== undefined || failure.type === 'enums' || typeof failure.value === 'string') {
    return { reason: 'format' }
  }
  return { reason: 'type' }
}

/** Whether the database can store a text. It refuses U+0000 and unpaired surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Paths of texts and object keys in a value that the database cannot store. */
function unstorable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    isStorable(name) ? unstorable(entry, [...path, name]) : [path.join('.') || '*'],
  )
}
