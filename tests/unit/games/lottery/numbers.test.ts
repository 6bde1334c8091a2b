import { describe, expect, it } from 'vitest'
import { listed, ordersOf, placed } from '#games/lottery/numbers.ts'
import { type Choice, isChoice } from '#games/lottery/play.ts'
import { allNumbers } from './expect-plays.ts'

const of = (text: string) => [...text]

describe('a board where numbers are typed', () => {
  const play = listed(4, 3)
  it.each([[[[]]], [[['0123']]], [[['0000', '0123', '9999']]]] satisfies [Choice][])('takes %j', (choice) => {
    expect(isChoice(play, choice)).toBe(true)
  })

  it.each([
    ['none of its rows', []],
    ['too many rows', [['0123'], ['0124']]],
    ['too few digits', [['123']]],
    ['too many digits', [['00123']]],
    ['another character', [['12 4']]],
    ['a sign', [['-123']]],
    ['digits of another script', [['１２３４']]],
    ['a number twice', [['0123', '0123']]],
    ['numbers in another order', [['0124', '0123']]],
    ['too many numbers', [['0001', '0002', '0003', '0004']]],
  ] satisfies [string, Choice][])('does not take %s', (_what, choice) => {
    expect(isChoice(play, choice)).toBe(false)
  })
})

it.each([2, 3, 4])('digits for %i places name their combinations', (count) => {
  const entry = placed(count)
  const choice = [of('029'), of('1'), of('5678'), of('0123456789')].slice(0, count)
  expect(isChoice(entry, choice)).toBe(true)
  const named = allNumbers(count).filter((number) => choice.every((row, place) => row.includes(number[place] ?? '')))
  expect(entry.count(choice)).toBe(named.length)
  expect(allNumbers(count).filter((number) => entry.has(choice, number))).toEqual(named)
})

it('a number has as many orders as there are different ones', () => {
  const orders = (number: string): string[] =>
    number.length < 2
      ? [number]
      : of(number).flatMap((digit, at) =>
          orders(number.slice(0, at) + number.slice(at + 1)).map((others) => digit + others),
        )
  for (const number of [...allNumbers(3), ...allNumbers(4).filter((_, index) => index % 7 === 0)])
    expect([number, ordersOf(number)]).toEqual([number, new Set(orders(number)).size])
  expect(['1234', '1123', '1122', '1112', '1111'].map(ordersOf)).toEqual([24, 12, 6, 4, 1])
})
