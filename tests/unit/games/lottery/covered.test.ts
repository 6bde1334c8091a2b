import { expect, test } from 'vitest'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import { basePlay } from '#games/lottery/odds.ts'
import type { Choice } from '#games/lottery/play.ts'

const day = '2026-11-30'
function covered(id: string, ...bets: readonly (readonly [play: string, ...choice: Choice])[]): number | undefined {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(`There is no lottery ${id}`)
  return lottery.game.covered(
    bets.map(([play, ...choice]) => ({ play, choice })),
    day,
  )
}
const first = (digits: string) => ['positioned', [...digits], [], [], [], []] as const

test('bets on both halves cover all outcomes, and those on eight of ten digits four fifths (rule 40.18)', () => {
  const ssc = 'relampago-1-minuto'
  expect(covered(ssc, ['sum-size', ['big', 'small']])).toBe(100)
  expect(covered(ssc, ['sum-size', ['big']], ['sum-size', ['small']])).toBe(100)
  const percent = covered(ssc, first('01234567')) ?? 0
  expect(percent).toBeGreaterThan(76)
  expect(percent).toBeLessThan(84)
  // Two bets together.
  expect(covered(ssc, first('0123'), first('4567'))).toBe(percent)
})

test('nothing is measured where the chances of all lines are 70 % or less together (rule 40.18)', () => {
  const ssc = 'relampago-1-minuto'
  expect(covered(ssc, first('0'))).toBeUndefined()
  expect(covered(ssc, first('0123456'))).toBeUndefined()
  // The same bet twice covers no more than once.
  expect(covered(ssc, ['sum-size', ['big']], ['sum-size', ['big']])).toBeUndefined()
})

test('lines that win together cover less than the sum of their chances (rule 40.18)', () => {
  // Three numbers at each of 27 endings: 81 % as a sum, and 1 − 0.97^27 = 56 % that any comes.
  const percent = covered('loto-lotus-norte', ['lo2', ['11', '22']], ['lo2-places', ['3'], ['3']]) ?? 0
  expect(percent).toBeGreaterThan(50)
  expect(percent).toBeLessThan(62)
  // The second station of the South draws 18 numbers of its own: 1 − 0.94^18 = 67 % for six of them, however they are entered.
  const six = covered(
    'loto-lotus-sul',
    ['lo2-second', ['11', '22', '33']],
    ['lo2-places-second', ['4', '5', '6'], ['4']],
  )
  expect(six).toBe(covered('loto-lotus-sul', ['lo2-second', ['11', '22', '33', '44', '54', '64']]))
  expect(basePlay('lo2-places-second')).toBe(basePlay('lo2-second'))
  expect(basePlay('lo2-second')).not.toBe(basePlay('lo2'))
  // Big and small of the special number of LHC cover all but the tie on 49.
  expect(covered('seis-e-meia', ['special-size', ['big', 'small']])).toBeGreaterThan(95)
})
