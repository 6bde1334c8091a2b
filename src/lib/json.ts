/** JSON with every bigint as a digit string, which is the form of amounts on the wire. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'bigint' ? entry.toString() : entry))
}
