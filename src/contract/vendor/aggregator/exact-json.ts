/** What JavaScript has and the library's types do not: the text of a number, and a number from its text. */
interface JsonWithText {
  parse(text: string, revive: (name: string, value: unknown, from: { readonly source?: string }) => unknown): unknown
  rawJSON(text: string): unknown
}
const json = JSON as unknown as JsonWithText

/**
 * Parses JSON whose amounts are numbers. Whole numbers that a float cannot hold become bigints, so that none is rounded.
 *
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return json.parse(text, (_, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && source !== undefined && /^-?\d{1,40}$/.test(source)
      ? BigInt(source)
      : value,
  )
}

/** JSON with every bigint as a number, to the last digit. */
export const exactJson = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? json.rawJSON(entry.toString()) : entry))
