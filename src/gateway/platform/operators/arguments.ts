import { bigint, coerce, date, define, object, pattern, size, string, unknown } from 'superstruct'
import { parseOutside } from '#gateway/outside-value.ts'

// What arguments of operations are made of. They arrive as texts.

/** An operation without arguments. */
export const nothing = object({})

export const Text = size(string(), 1, 5_000)

/** The number of a row. */
export const RowNumber = coerce(bigint(), pattern(string(), /^\d{1,18}$/), BigInt)

/** A moment, such as 2027-01-01T03:00:00Z. */
export const Moment = coerce(
  define<Date>('moment', (value) => date().is(value) || 'Expected a moment such as 2027-01-01T03:00:00Z'),
  string(),
  (text) => {
    const moment = new Date(text)
    return Number.isNaN(moment.getTime()) ? text : moment
  },
)

/** The JSON of a file that the command has read. The operation checks its shape. */
export const JsonFile = coerce(unknown(), string(), (text) => {
  try {
    return parseOutside(text)
  } catch (error) {
    throw new WrongFile(`The file cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
})

/** A file that is no JSON. */
class WrongFile extends Error {
  override readonly name = 'WrongFile'
}
