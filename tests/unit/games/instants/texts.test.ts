import { expect, test } from 'vitest'
import { mostStake } from '#games/instants/view/most-stake.ts'
import { chanceText, oneInText, timesText } from '#games/instants/view/texts.ts'
import { paid } from '#games/paid.ts'
import { rational } from '#games/slots/rational.ts'

test('multipliers and chances are rounded down, in the writing of the language', () => {
  expect(timesText(rational(1_609n, 1_000n), 'en')).toBe('1.6×')
  expect(timesText(rational(1_609n, 1_000n), 'pt-BR', 2)).toBe('1,60×')
  expect(timesText(rational(20_000n), 'en')).toBe('20,000×')
  expect(chanceText(rational(8n, 13n), 'en')).toBe('61.53%')
  expect(oneInText(rational(1n, 847_660_528n), 'en')).toBe('1 : 847,660,528')
  expect(oneInText(rational(2n, 13n), 'en')).toBe('1 : 6.5')
})

test('the highest stake wins no more than the table pays, and one unit more would', () => {
  const table = { most: 1_000_00n, mostWin: 200_000_00n }
  const largest = rational(20_400n)
  const stake = mostStake(table, largest)
  expect(paid(stake, largest) <= table.mostWin && paid(stake + 1n, largest) > table.mostWin).toBe(true)
  expect(mostStake(table, rational(2n))).toBe(table.most)
})
