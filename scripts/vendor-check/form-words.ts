import type { StructError } from 'superstruct'

/** The forms of docs/vendors.md by the type of their struct. */
const words: Readonly<Record<string, string>> = {
  bigint: 'digits as a text, such as "1250"',
  integer: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  type: 'an object',
  record: 'an object',
  instant: 'an instant in UTC with milliseconds, such as "2026-01-31T12:00:00.000Z"',
}

/** What is wrong with the form of a value, in the words of the protocol. `field` is empty for the whole value. */
export function formWords(error: StructError): {
  readonly field: string
  readonly expected: string
  readonly came: unknown
} {
  const field = (error.path as readonly (string | number)[])
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
  return { field, expected: expectedOf(error), came: error.value as unknown }
}

function expectedOf({ type, refinement, message }: StructError): string {
  const own = /^Expected (?:a value of type )?(.+?),? but received/s.exec(message)?.[1]
  // A refinement of a text or a list says its pattern or its size.
  if (refinement !== undefined && type !== 'bigint') return own ?? refinement
  return words[type] ?? own ?? type
}
