import { expect, test } from 'vitest'
import { chipText, chipValues } from '#games/instants/view/chip-values.ts'

test('the chips of a table are its least stake and the usual steps up to its most, all multiples of the least', () => {
  expect(chipValues(50n, 5_000_00n)).toEqual([50n, 100n, 500n, 2500n, 100_00n, 500_00n, 2500_00n])
  expect(chipValues(200n, 30_00n)).toEqual([200n])
  expect(chipValues(10n, 30_00n)).toEqual([10n, 100n, 500n, 2500n])
})

test('a sum on a chip is short in every language, and its digits are those of the currency', () => {
  const sums = [50n, 12_50n, 999_99n, 2_500_00n, 12_345_00n, 1_500_000_00n]
  expect(sums.map(chipText('BRL', 'en'))).toEqual(['0.5', '12.5', '999.99', '2.5K', '12.3K', '1.5M'])
  expect(chipText('BRL', 'pt-BR')(2_500_00n)).toBe('2,5K')
  expect(chipText('JPY', 'en')(500n)).toBe('500')
})
