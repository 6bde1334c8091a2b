import { describe, expect, test } from 'vitest'
import { collectParameters, positional, valuesOf } from '#gateway/platform/db/named-parameters.ts'

describe('named parameters', () => {
  test('each name has one number, also where it occurs again', () => {
    expect(positional('SELECT :a, :b::bigint, -:a WHERE x=:longName')).toEqual({
      text: 'SELECT $1, $2::bigint, -$1 WHERE x=$3',
      names: ['a', 'b', 'longName'],
    })
  })

  test.each([
    ['casts', 'SELECT a::bigint, ARRAY[]::text[]'],
    ['slices', 'SELECT (ARRAY[1, 2, 3])[1:2]'],
    ['texts', "SELECT 'it''s :not', to_char(at, 'HH24:MI:SS')"],
    ['identifiers', 'SELECT ":not" FROM "a:b"'],
    ['bodies between dollar signs', 'DO $$ BEGIN x := :not; END $$'],
    ['bodies between tags', 'DO $body$ SELECT :not $$ :not $body$'],
    ['comments', 'SELECT 1 -- :not\n + 1 /* :not\n :not */'],
  ])('%s keep their colons', (_, text) => {
    expect(positional(text)).toEqual({ text, names: [] })
  })

  test('values follow the numbers, null included', () => {
    const statement = positional('UPDATE t SET a = :a, b = :b WHERE id = :id')
    expect(valuesOf(statement, { id: 3n, a: null, b: '' })).toEqual([null, '', 3n])
  })

  test('a name without a value and a value without a name are refused, and no value is told', () => {
    const statement = positional('SELECT :a')
    const given = { b: 'secret' }
    expect(() => valuesOf(statement, given)).toThrow(new TypeError('no value for :a, no :b in the text: SELECT $1'))
    const undefinedValue = { a: undefined } as unknown as { a: string }
    expect(() => valuesOf(statement, undefinedValue)).toThrow('no value for :a')
  })

  test('a collector knows one value for each name', () => {
    const now = new Date()
    const { of, values } = collectParameters({ now })
    expect([of('now', now), of('id', 1n)]).toEqual([':now', ':id'])
    expect(values).toEqual({ now, id: 1n })
    expect(() => of('id', 2n)).toThrow(':id has another value already')
  })
})
