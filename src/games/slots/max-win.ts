import { lineCount, paylines, reels, rows } from './paylines.ts'
import { scatterPay } from './rules.ts'
import type { LineSymbol, Maths, SymbolId } from './types.ts'

type Column = readonly SymbolId[]

/**
 * The largest possible win of a round in multiples of the line stake; exact, and reached by real windows. Every spin of
 * the best round shows one of two windows: the best one that triggers free spins, or the best one that does not. The
 * number of triggers among the free spins is found by trying all numbers.
 */
export function largestRound(maths: Maths): bigint {
  const { count, multiplier, cap } = maths.freeSpins
  const plain = largestSpin(maths, false)
  const trigger = largestSpin(maths, true)
  let best = 0n
  for (let triggers = 0; triggers <= cap; triggers++) {
    const played = Math.min(cap, count * (1 + triggers))
    if (triggers > played) break
    const won = BigInt(triggers) * trigger + BigInt(played - triggers) * plain
    if (won > best) best = won
  }
  const withFreeSpins = trigger + BigInt(multiplier) * best
  return withFreeSpins > plain ? withFreeSpins : plain
}

/**
 * The best single window, found by depth-first search over the reels. A branch is abandoned if it
 * cannot beat the best window so far, even if each of its lines got the highest pay that it can still reach.
 */
function largestSpin(maths: Maths, triggers: boolean): bigint {
  const columns = maths.strips.map(distinctColumns)
  let best = -1n
  const search = (window: readonly Column[], scatters: number): void => {
    const left = columns.length - window.length
    if (triggers ? scatters + left < 3 : scatters > 2) return
    const bound = lineBound(maths, window) + scatterBound(maths, triggers, scatters + left)
    if (bound <= best) return
    if (left === 0) {
      best = bound
      return
    }
    const next = (columns[window.length] ?? []).map((column) => {
      const grown = [...window, column]
      return { grown, bound: lineBound(maths, grown) + lineCount * scatterPay(maths, scattersIn(column) + scatters) }
    })
    next.sort((a, b) => Number(b.bound - a.bound))
    for (const { grown } of next) search(grown, scatters + scattersIn(grown.at(-1) ?? []))
  }
  search([], 0)
  return best
}

/** At most one scatter is visible per reel, which the test of the themes asserts. */
function scatterBound(maths: Maths, triggers: boolean, scatters: number): bigint {
  return triggers ? lineCount * scatterPay(maths, scatters) : 0n
}

/** Upper bound of what all lines can still pay; exact for a complete window. */
function lineBound(maths: Maths, window: readonly Column[]): bigint {
  let sum = 0
  for (const path of paylines) sum += bestOfLine(maths.paytable, path, window)
  return BigInt(sum)
}

/** The rule of `payOfLine` for an incomplete line, without allocations because it is called millions of times. */
function bestOfLine(paytable: Maths['paytable'], path: readonly number[], window: readonly Column[]): number {
  let symbol: LineSymbol | undefined
  let wilds = 0
  let count = 0
  for (; count < window.length; count++) {
    const shown = window[count]?.[path[count] ?? 0]
    if (shown === 'wild') {
      if (!symbol) wilds++
    } else if (shown === undefined || shown === 'scatter' || (symbol && shown !== symbol)) break
    else symbol = shown
  }
  const asWild = wilds < 3 ? 0 : (paytable.wild[wilds - 3] ?? 0)
  const whole = count === window.length && count < reels
  if (!symbol) return whole ? topPay(paytable) : asWild
  const asSymbol = whole ? paytable[symbol][2] : count < 3 ? 0 : (paytable[symbol][count - 3] ?? 0)
  return Math.max(asWild, asSymbol)
}

function topPay(paytable: Maths['paytable']): number {
  return Math.max(...Object.values(paytable).map(([, , five]) => five))
}

function distinctColumns(strip: readonly SymbolId[]): Column[] {
  const seen = new Map<string, Column>()
  strip.forEach((_, stop) => {
    const column = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 'scatter')
    seen.set(column.join(), column)
  })
  return [...seen.values()]
}

function scattersIn(column: Column): number {
  return column.filter((symbol) => symbol === 'scatter').length
}
