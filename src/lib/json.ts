/** JSON with amounts: a bigint becomes its digit string, as the contract wants it on the wire. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'bigint' ? entry.toString() : entry))
}
