/** Entries that a sandbox keeps; older ones it forgets, like a provider that never got the request. */
const most = 2_000

/** Keeps an entry of a sandbox, and forgets the oldest one if there are too many. @returns the entry */
export function keepNewest<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
  return value
}
