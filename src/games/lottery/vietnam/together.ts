import { combinations } from '#games/combinations.ts'
import { listed } from '#games/lottery/numbers.ts'
import { only, type Play } from '#games/lottery/play.ts'
import { allCome, noneComes, rarerOfTwo } from './chances.ts'

/** Plays on several two-digit endings at once. `drawn` is how many endings count. */

/** The most endings that one choice takes: their combinations are many. */
const most = 20

/** A line is some of the chosen endings; it wins once, if so many are there of those that are wanted. */
const combined = (
  code: string,
  some: number,
  expected: Play<never>['tiers'][string]['expected'],
  isWanted: (ending: string, drawn: ReadonlySet<string>) => boolean,
): Play<readonly string[]> => ({
  code,
  board: listed(2, most).board,
  lines: ([chosen = []]) => only('line', Number(combinations(chosen.length, some))),
  wins: ([chosen = []], drawn) => {
    const all = new Set(drawn)
    return only('line', Number(combinations(chosen.filter((ending) => isWanted(ending, all)).length, some)))
  },
  tiers: { line: { kind: 'line', expected } },
})

/** Xiên: all of so many endings must be drawn, however often. */
export const xien = (some: number, drawn: number): Play<readonly string[]> =>
  combined(`xien${some}`, some, allCome(some, drawn), (ending, all) => all.has(ending))

/** Trượt xiên: none of so many endings may be drawn. */
export const truot = (some: number, drawn: number): Play<readonly string[]> =>
  combined(`truot${some}`, some, noneComes(some, drawn), (ending, all) => !all.has(ending))

/**
 * Đá: a line is two endings, and wins as often as both come, which is as often as the rarer one is drawn. Đá thẳng looks at one
 * province, đá xiên at two of the same day together.
 */
export const da = (code: string, drawn: number): Play<readonly string[]> => ({
  code,
  board: listed(2, most).board,
  lines: ([chosen = []]) => only('line', Number(combinations(chosen.length, 2))),
  wins: ([chosen = []], all) => {
    const times = chosen.map((ending) => all.filter((one) => one === ending).length).sort((one, other) => other - one)
    // In descending order, each is the rarer one of its pairs with those before it.
    return only(
      'line',
      times.reduce((sum, often, before) => sum + often * before, 0),
    )
  },
  tiers: { line: { kind: 'line', expected: rarerOfTwo(drawn) } },
})
