import { is, type Struct } from 'superstruct'
import { environment } from './environment.ts'

/**
 * Reads a JSON value from the tab's storage. The storage can contain anything (values of another version, manual
 * changes), so a value of another shape counts as missing.
 */
export function readStored<Value>(key: string, struct: Struct<Value, unknown>): Value | undefined {
  try {
    const value: unknown = JSON.parse(environment.tab.get(key) ?? 'null')
    return is(value, struct) ? value : undefined
  } catch {
    return undefined
  }
}
