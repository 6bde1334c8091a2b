/**
 * A number from 0 to below 1 that follows from two texts and nothing else, so that a game always looks the same, and a
 * choice of one kind says nothing of another (FNV-1a, then a finaliser that spreads similar texts).
 */
export function whim(code: string, choice: string): number {
  let hash = 2166136261
  for (const letter of `${choice} ${code}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** One of a list, chosen by {@link whim}. @throws {RangeError} if the list is empty */
export function pick<Value>(list: readonly Value[], code: string, choice: string): Value {
  const found = list[Math.floor(whim(code, choice) * list.length)]
  if (found === undefined) throw new RangeError(`nothing to choose for ${choice}`)
  return found
}
