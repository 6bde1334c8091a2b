import type { CoinValue, Hold } from '#games/reels/profile.ts'
import type { Cell, ReelStep, ReelWin } from '#games/reels/types.ts'
import { cellsWith, entryOf, sumOf, type Window } from '#games/reels/window.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Settled } from './spin.ts'

type Coins = NonNullable<ReelStep['coins']>

/**
 * The steps of a round with coins: the spin, and if it shows enough coins, respins until none came in so many of them, or
 * coins fill the window. The last step pays all coins.
 *
 * @param unit what one unit is, in minor units
 */
export function playHold(hold: Hold, spin: Settled, unit: bigint, random: RandomInt): readonly ReelStep[] {
  const landed = cellsWith(spin.window, 'coin')
  if (landed.length < hold.coins) return [{ ...spin, awarded: 0, left: 0 }]
  let { window } = spin
  let coins: Coins = valued(hold.values, landed, unit, random)
  let left = hold.respins
  const steps: ReelStep[] = [{ ...spin, coins, awarded: 0, left }]
  while (left > 0) {
    const before = coins.length
    window = respin(hold, window, random)
    const held = coins
    const fresh = cellsWith(window, 'coin').filter(([reel, row]) => !held.some(({ cell }) => isAt(cell, reel, row)))
    coins = [...coins, ...valued(hold.values, fresh, unit, random)]
    left = coins.length > before ? hold.respins : left - 1
    if (coins.length === window.flat().length) left = 0
    const wins = left === 0 ? coinWins(hold, coins, window, unit) : []
    steps.push({ kind: 'respin', window, wins, multiplier: 1, coins, awarded: 0, left, win: sumOf(wins) })
  }
  return steps
}

/** The next window: coins stay, and every other cell is drawn by itself. */
function respin({ cell }: Hold, window: Window, random: RandomInt): Window {
  return window.map((column) =>
    column.map((symbol) => (symbol === 'coin' ? symbol : entryOf(cell, random(cell.length)))),
  )
}

/** New coins, each with a value that is drawn for it. */
function valued(values: readonly CoinValue[], cells: readonly Cell[], unit: bigint, random: RandomInt): Coins {
  // Each value as often as it weighs, so that every entry is equally likely.
  const entries = values.flatMap(({ pay, weight }) => Array<number>(weight).fill(pay))
  return cells.map((cell) => ({ cell, amount: BigInt(entryOf(entries, random(entries.length))) * unit }))
}

/** What the coins pay together, and what a full window pays in addition. */
function coinWins(hold: Hold, coins: Coins, window: Window, unit: bigint): readonly ReelWin[] {
  const win = { by: 'coins', symbol: 'coin', count: coins.length, cells: coins.map(({ cell }) => cell) } as const
  const all = { ...win, amount: sumOf(coins) }
  return coins.length < window.flat().length ? [all] : [all, { ...win, amount: BigInt(hold.full) * unit }]
}

function isAt(cell: Cell, reel: number, row: number): boolean {
  return cell[0] === reel && cell[1] === row
}
