/** Deterministic source of numbers; the same text always gives the same sequence. */
export interface Random {
  /** Next number from 0 (included) to 1 (excluded). */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(list: readonly T[]) => T
}

/** Entry `i` of a list that repeats endlessly. Throws for an empty list. */
export function cycle<T>(list: readonly T[], i: number): T {
  const found = list[i % list.length]
  if (found === undefined) throw new RangeError('cycle: the list is empty')
  return found
}

/** Generator seeded by any text (FNV-1a for the seed, mulberry32 for the sequence). */
export function seeded(text: string): Random {
  let h = 2166136261
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => cycle(list, Math.floor(next() * list.length)),
  }
}
