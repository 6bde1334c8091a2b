import type { RandomInt } from '#games/rng.ts'
import { payOfLine } from './line-pay.ts'
import { lineCount, paylines, reels, rows } from './paylines.ts'
import { StakeError, stakeProblem } from './stakes.ts'
import type { Maths, Position, RoundOutcome, ScatterWin, Spin, SymbolId, Theme, Win } from './types.ts'

/**
 * Draws a whole round at once: the base spin and all its free spins.
 *
 * @param stake total stake in minor units; one of `theme.stakes`
 * @throws {StakeError} if the stake is not offered; nothing is drawn then
 */
export function playRound(theme: Theme, stake: bigint, random: RandomInt): RoundOutcome {
  const problem = stakeProblem(theme.stakes, stake)
  if (problem) throw new StakeError(stake, problem)
  const { cap } = theme.freeSpins
  const base = playSpin(theme, 'base', stake, drawStops(theme, random), cap)
  const spins = [base]
  let awarded = base.awardsFreeSpins
  while (spins.length <= awarded) {
    const spin = playSpin(theme, 'free', stake, drawStops(theme, random), cap - awarded)
    awarded += spin.awardsFreeSpins
    spins.push(spin)
  }
  return { theme: theme.id, stake, win: spins.reduce((sum, spin) => sum + spin.win, 0n), spins }
}

/**
 * Settles one spin for given stops. It is pure: the same stops always give the same spin.
 *
 * @param left how many free spins the cap still allows
 */
export function playSpin(
  maths: Maths,
  kind: Spin['kind'],
  stake: bigint,
  stops: readonly number[],
  left: number,
): Spin {
  const window = windowAt(maths, stops)
  const multiplier = kind === 'free' ? BigInt(maths.freeSpins.multiplier) : 1n
  const wins = lineWins(maths, window, (stake / lineCount) * multiplier)
  const scatter = scatterWin(maths, window, stake * multiplier)
  const win = wins.reduce((sum, { amount }) => sum + amount, scatter?.amount ?? 0n)
  const awardsFreeSpins = scatter ? Math.min(maths.freeSpins.count, left) : 0
  return { kind, stops, window, wins, ...(scatter && { scatter }), win, awardsFreeSpins }
}

/** The fifteen visible symbols for five stops, by reel, then row. */
function windowAt({ strips }: Pick<Maths, 'strips'>, stops: readonly number[]): SymbolId[][] {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? Number.NaN
    const column: SymbolId[] = []
    for (let row = 0; row < rows; row++) column.push(known(strip[(stop + row) % strip.length]))
    return column
  })
}

function lineWins(maths: Maths, window: readonly (readonly SymbolId[])[], unit: bigint): Win[] {
  const wins: Win[] = []
  const shown: SymbolId[] = []
  for (let line = 0; line < paylines.length; line++) {
    const path = paylines[line] ?? []
    for (let reel = 0; reel < reels; reel++) shown[reel] = known(window[reel]?.[path[reel] ?? 0])
    const paid = payOfLine(maths, shown)
    if (!paid) continue
    const positions = path.slice(0, paid.count).map((row, reel): Position => [reel, row])
    wins.push({ line, symbol: paid.symbol, count: paid.count, positions, amount: BigInt(paid.pay) * unit })
  }
  return wins
}

function scatterWin(maths: Maths, window: readonly (readonly SymbolId[])[], unit: bigint): ScatterWin | undefined {
  const positions: Position[] = []
  window.forEach((column, reel) => {
    column.forEach((symbol, row) => {
      if (symbol === 'scatter') positions.push([reel, row])
    })
  })
  const count = positions.length
  return count < 3 ? undefined : { count, positions, amount: scatterPay(maths, count) * unit }
}

/** Payment for that many scatters in multiples of the total stake; more than five pay like five. */
export function scatterPay({ scatterPays }: Pick<Maths, 'scatterPays'>, count: number): bigint {
  return count < 3 ? 0n : BigInt(scatterPays[Math.min(count, 5) - 3] ?? 0)
}

/** The largest win of a round for a total stake, in minor units. It follows from the paytable; nothing is capped. */
export function maxWin(theme: Pick<Theme, 'maxWin'>, stake: bigint): bigint {
  return theme.maxWin * (stake / lineCount)
}

function drawStops({ strips }: Maths, random: RandomInt): number[] {
  if (strips.length !== reels) throw new RangeError(`${strips.length} strips, ${reels} reels`)
  return strips.map((strip) => random(strip.length))
}

function known(symbol: SymbolId | undefined): SymbolId {
  if (symbol === undefined) throw new RangeError('a stop outside of the strip')
  return symbol
}
