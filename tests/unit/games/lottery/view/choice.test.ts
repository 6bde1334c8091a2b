import { describe, expect, it } from 'vitest'
import { motionRandom } from '#games/kit/motion-random.ts'
import { lotteries } from '#games/lottery/lotteries.ts'
import { type BoardRow, isChoice, totalOf } from '#games/lottery/play.ts'
import {
  emptyChoice,
  numbersIn,
  quickChoice,
  randomChoice,
  toggled,
  withNumbers,
} from '#games/lottery/view/board/choice.ts'

const digits: BoardRow = { name: 'first', options: [...'0123456789'] }
const words: BoardRow = { name: 'size', options: ['big', 'small', 'odd', 'even'] }
const typed: BoardRow = { name: 'numbers', options: [], digits: 2, most: 3 }

describe('what is chosen on a board', () => {
  it('keeps the order of the board, and no more than a row takes (rule 40.33)', () => {
    expect(toggled(digits, ['7'], '3')).toEqual(['3', '7'])
    expect(toggled(digits, ['3', '7'], '3')).toEqual(['7'])
    expect(toggled({ ...digits, most: 1 }, ['3'], '7')).toEqual(['3'])
    expect(withNumbers(typed, ['42'], ['07', '42', '99', '11'])).toEqual(['07', '42', '99'])
  })

  it('finds numbers in what is typed or pasted, of as many digits as the play takes', () => {
    expect(numbersIn('07, 42;99 - 123 5\n11', 2)).toEqual(['07', '42', '99', '11'])
  })

  it('has the quick choices that the row has', () => {
    expect(quickChoice(digits, 'big')).toEqual([...'56789'])
    expect(quickChoice(digits, 'odd')).toEqual([...'13579'])
    expect(quickChoice({ name: 'n', options: Array.from({ length: 11 }, (_, at) => `${at + 1}`) }, 'small')).toEqual([
      ...'123456',
    ])
    expect(quickChoice({ ...digits, most: 4 }, 'big')).toBeUndefined()
    expect(quickChoice(words, 'big')).toBeUndefined()
    expect(quickChoice(words, 'all')).toEqual(words.options)
    expect(quickChoice(typed, 'all')).toBeUndefined()
    expect(quickChoice({ ...typed, most: 50 }, 'even')).toHaveLength(50)
    expect(quickChoice(digits, 'clear')).toEqual([])
  })

  it('by chance is a choice with a line, in every play of every lottery', () => {
    const random = motionRandom(7)
    for (const { game } of lotteries)
      for (const play of game.plays('2026-11-30')) {
        const choice = randomChoice(play, (below) => Math.floor(random() * below))
        expect(isChoice(play, choice), play.code).toBe(true)
        expect(totalOf(play.lines(choice)), play.code).toBeGreaterThan(0)
        expect(emptyChoice(play.board)).toHaveLength(play.board.length)
      }
  })
})
