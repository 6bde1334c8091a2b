import { expect, test } from 'vitest'
import { drawSeed, lotteries } from '#games/lottery/lotteries.ts'
import { resultStrip } from '#parts/play/draws/result-strip.ts'
import { htmlOf } from '#ui/markup/html.ts'
import type { Markup } from '#ui/markup/markup.ts'

const partsOf = (strip: Markup | undefined) =>
  strip?.children.map((one) => {
    if (typeof one !== 'object') throw new Error('a strip has elements only')
    return [one.children.join(''), one.attributes.class]
  })
const numbersOf = (strip: Markup | undefined) => partsOf(strip)?.map(([number]) => number)

test('a result is one line: digits, balls with the bonus apart, or the first of many prizes (rule 40.28)', () => {
  expect(numbersOf(resultStrip('ssc', [3, 8, 0, 2, 1]))).toEqual(['3', '8', '0', '2', '1'])
  expect(numbersOf(resultStrip('pk10', [10, 1, 2]))).toEqual(['10', '1', '2'])
  const bonus = [
    ['7', 'strip__one'],
    ['49', 'strip__one strip__one--apart'],
  ]
  expect(partsOf(resultStrip('lhc', [7, 49]))).toEqual(bonus)
  expect(partsOf(resultStrip('toto', { numbers: [7], additional: 49 }))).toEqual(bonus)
  expect(numbersOf(resultStrip('vn-north', { special: ['01234'], first: ['99999'] }))).toEqual([...'01234'])
  const south = resultStrip('vn-south', { first: { special: ['012345'] }, second: { special: ['678901'] } })
  expect(numbersOf(south)?.join('')).toBe('012345678901')
  expect(numbersOf(resultStrip('4d', { first: ['0007'], second: ['1111'] }))).toEqual([...'0007'])
  expect(numbersOf(resultStrip('thai', { first: '012345', two: '99' }))).toEqual([...'012345'])
  expect(numbersOf(resultStrip('lao', '0456'))).toEqual([...'0456'])
  // Those who cannot see it hear the same.
  expect(htmlOf(resultStrip('toto', { numbers: [7, 9], additional: 49 }))).toContain('aria-label="7 9 + 49"')
  expect(resultStrip('ssc', { other: 1 })).toBeUndefined()
})

test('every lottery’s result has a line', () => {
  for (const { id, game } of lotteries) {
    const result = game.draw(drawSeed(id, '20261130-0001', '00'.repeat(32)))
    expect(numbersOf(resultStrip(game.type, result))?.length, id).toBeGreaterThan(2)
  }
})
