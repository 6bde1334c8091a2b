import { expect, test } from 'vitest'
import { coinDecimal, coinsFor, coinText, isRate, rateText } from '#lib/coin-amount.ts'

test.each([
  ['67.00', '5.43', 'USDT', 12_338_858n],
  ['100.00', '5', 'USDT', 20_000_000n],
  // The rest below a unit is dropped.
  ['0.01', '3', 'USDT', 3_333n],
  ['540000.00', '540000', 'BTC', 100_000_000n],
  ['20.00', '540000.5', 'BTC', 3_703n],
  ['0.01', '540000000', 'BTC', 0n],
  // A currency without decimals.
  ['26000', '25990.12345678', 'USDT', 1_000_380n],
] as const)('%s at %s gives %s (rule 10.43)', (amount, rate, coin, units) => {
  expect(coinsFor(amount, rate, coin)).toBe(units)
})

test('a rate is a decimal above zero of at most eight places', () => {
  expect(['5.43', '540000', '0.00000001'].every(isRate)).toBe(true)
  expect(['0', '0.0', '-1', '1e3', '1.123456789', '', 'NaN', '01', '.5'].filter(isRate)).toEqual([])
})

test('coins and rates are written in the language of the reader', () => {
  expect(coinDecimal(12_338_858n, 'USDT')).toBe('12.338858')
  expect(coinDecimal(3_703n, 'BTC')).toBe('0.00003703')
  expect(coinText('12.338858', 'USDT', 'en')).toBe('12.338858 USDT')
  expect(coinText('1234.500000', 'USDT', 'pt-BR')).toBe('1.234,50 USDT')
  expect(rateText('5.43', 'BRL', 'en')).toBe('R$5.43')
  expect(rateText('5.4321', 'BRL', 'pt-BR')).toBe('R$\u00a05,4321')
})
