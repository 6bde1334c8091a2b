import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toJson } from '#lib/json.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

test('amounts become digit strings, however deep and however large', () => {
  const value = { amount: 9_007_199_254_740_993n, list: [{ net: -5n }], none: undefined, name: 'x', count: 1 }
  expect(toJson(value)).toBe('{"amount":"9007199254740993","list":[{"net":"-5"}],"name":"x","count":1}')
})

test('an amount survives the way there and back', () => {
  fc.assert(
    fc.property(fc.bigInt(), (amount) => {
      expect(BigInt(JSON.parse(toJson({ amount })).amount)).toBe(amount)
    }),
  )
})

test('everything else is written as JSON writes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(toJson(value)).toBe(JSON.stringify(value))
    }),
  )
})
