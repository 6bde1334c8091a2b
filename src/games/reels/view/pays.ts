import type { ProfileFacts, ReelSymbol } from '#games/reels/types.ts'

export type Pay = {
  /** "5×", or "8–9×" where a pay holds up to the next one, or "12+×" for the last of these. */
  readonly count: string
  readonly amount: bigint
}

/** What a symbol pays at a stake, the most of a kind first. */
export function paysOf({ pays, lines, table }: ProfileFacts, symbol: ReelSymbol, stake: bigint): readonly Pay[] {
  const base = pays === 'lines' && symbol !== 'scatter' ? stake / BigInt(lines) : stake
  const own = table.filter((each) => each.symbol === symbol).toSorted((one, other) => one.count - other.count)
  return own
    .map(({ count, pay }, place) => ({
      count: `${pays === 'anywhere' ? band(count, own[place + 1]?.count) : count}×`,
      amount: (base * BigInt(pay)) / 100n,
    }))
    .reverse()
}

function band(from: number, next: number | undefined): string {
  if (next === undefined) return `${from}+`
  return next - 1 === from ? `${from}` : `${from}–${next - 1}`
}
