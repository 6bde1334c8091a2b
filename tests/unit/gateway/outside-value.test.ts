import { describe, expect, test } from 'vitest'
import { cleaned, cleanText, faultsIn, isStorable, parseOutside } from '#gateway/outside-value.ts'

/** Objects as a foreign client writes them; a literal in code would set the prototype. */
const parsed = (text: string): unknown => JSON.parse(text)
const nested = (depth: number) => parsed(`${'['.repeat(depth)}1${']'.repeat(depth)}`)

test.each([
  ['', true],
  ['João 🦜', true],
  ['a\0', false],
  ['\ud83e', false],
  ['\udd9c\ud83e', false],
])('%j can be stored: %s', (text, answer) => {
  expect(isStorable(text)).toBe(answer)
})

describe('faults of a request', () => {
  test.each([
    ['{"a":"x","b":[1,null,{"c":"y"}]}', []],
    ['"x\\u0000"', [{ path: '*', reason: 'format' }]],
    ['{"a":["x","\\ud800"]}', [{ path: 'a.1', reason: 'format' }]],
    ['{"a\\u0000":1}', [{ path: '*', reason: 'format' }]],
    ['{"toString":"x"}', [{ path: '*', reason: 'unknown' }]],
    ['{"__proto__":{"a":1}}', [{ path: '*', reason: 'unknown' }]],
    ['{"a":"x","b":{"toString":"x"}}', [{ path: 'b', reason: 'type' }]],
    ['{"a":{"b":[{"valueOf":1}]}}', [{ path: 'a.b.0', reason: 'type' }]],
  ])('%s', (text, faults) => {
    expect(faultsIn(parsed(text))).toEqual(faults)
  })

  test.each(['toString', 'valueOf', 'toJSON', '__proto__', 'constructor', 'hasOwnProperty', '__defineGetter__'])(
    'the name %s is none of a field',
    (name) => {
      expect(faultsIn({ field: parsed(`{"${name}":1}`) })).toEqual([{ path: 'field', reason: 'type' }])
    },
  )

  test('nesting has an end, for any depth', () => {
    expect(faultsIn(nested(20))).toEqual([])
    expect(faultsIn(nested(30_000))).toMatchObject([{ reason: 'type' }])
  })
})

describe('a value from a sender who cannot be asked again', () => {
  test('is cleaned of what cannot be stored', () => {
    expect(cleanText('Jo\0\u001bão\u009f\ud800\tx\n')).toBe('João\ufffd\tx\n')
    const text = '{"a\\u0000":1,"__proto__":{"b":1},"constructor":1,"name":"x\\u0000","list":["\\ud800",1,null,true]}'
    const value = parseOutside(text)
    expect(value).toEqual({ name: 'x', list: ['\ufffd', 1, null, true] })
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  test('is refused if it has no end', () => {
    expect(() => cleaned(nested(30_000))).toThrow(RangeError)
    expect(() => parseOutside('{')).toThrow(SyntaxError)
  })
})
