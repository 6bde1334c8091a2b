import { is, type Struct } from 'superstruct'
import { environment } from './environment.ts'

/**
 * Reads what this tab has kept as JSON. Storage can hold anything (another version of the site, a person's hands):
 * what is not of this shape counts as nothing.
 */
export function readKept<Value>(key: string, struct: Struct<Value, unknown>): Value | undefined {
  try {
    const value: unknown = JSON.parse(environment.tab.get(key) ?? 'null')
    return is(value, struct) ? value : undefined
  } catch {
    return undefined
  }
}
