import { array, assert, object, string } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asked, operation } from '#gateway/platform/operators/operation.ts'
import { type House, perform } from '#gateway/platform/operators/perform.ts'
import type { Said } from '#gateway/platform/operators/wire.ts'
import { databases } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'

const greet = operation({
  takes: object({ name: string(), key: string(), others: array(string()) }),
  secrets: ['key'],
  run: async ({ by, out }: Asked, { name, others }) => {
    out.row(by, name, ...others)
  },
})
const look = operation({ takes: object({}), isNamed: false, run: async ({ by, out }: Asked) => out.line(by) })
const refuse = operation({
  takes: object({}),
  run: async (): Promise<number> => {
    throw new Error('There is no account x.')
  },
})
const misread = operation({ takes: object({}), run: async (_, file) => assert(file, object({ id: string() })) })
const stumble = operation({
  takes: object({}),
  run: async (): Promise<number> => {
    throw new TypeError('x is not a function')
  },
})
const count = operation({ takes: object({}), run: async () => 3 })

describe.each(databases())('an operation ($name)', ({ open }) => {
  let gateway: TestGateway
  let house: House<object>
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    house = { deps: gateway.deps, ports: {}, operations: { greet, look, refuse, count, misread, stumble } }
  })
  afterAll(() => closeReconciled(gateway))

  async function say(asked: unknown): Promise<Said[]> {
    const said: Said[] = []
    await perform(house, asked, (one) => void said.push(one), new AbortController().signal)
    return said
  }
  const ask = (name: string, given: object = {}, by?: string) =>
    say({ operation: name, login: 'root', given, ...(by === undefined ? {} : { by }) })
  const acts = () =>
    rowsAs<{ operation: string; done_by: string; arguments: unknown; code: number | null; said: string | null }>(
      gateway.deps.database,
      'SELECT operation, done_by, arguments, code, said FROM operator_act ORDER BY id',
    )
  const refused = (text: string) => [
    { kind: 'refused', text: expect.stringContaining(text) },
    { kind: 'end', code: 1 },
  ]

  test('is recorded with who did it, without secrets and long texts, and with its end', async () => {
    const given = { name: 'a'.repeat(1_001), key: 'secret', others: ['b', 'c'] }
    expect(await ask('greet', given, 'Ana')).toEqual([
      { kind: 'row', cells: ['Ana', given.name, 'b', 'c'] },
      { kind: 'end', code: 0 },
    ])
    expect(await ask('look')).toEqual([
      { kind: 'line', text: 'root' },
      { kind: 'end', code: 0 },
    ])
    expect(await ask('refuse', {}, 'Ana')).toEqual([
      { kind: 'complaint', text: 'There is no account x.' },
      { kind: 'end', code: 1 },
    ])
    expect((await ask('count', {}, 'Ana')).at(-1)).toEqual({ kind: 'end', code: 3 })
    const hash = expect.stringMatching(/^sha256:[0-9a-f]{64}$/)
    expect(await acts()).toEqual([
      {
        operation: 'greet',
        done_by: 'Ana',
        arguments: { name: hash, key: '(secret)', others: ['b', 'c'] },
        code: 0,
        said: null,
      },
      { operation: 'look', done_by: 'root', arguments: {}, code: 0, said: null },
      { operation: 'refuse', done_by: 'Ana', arguments: {}, code: 1, said: 'There is no account x.' },
      { operation: 'count', done_by: 'Ana', arguments: {}, code: 3, said: null },
    ])
  })

  test('that is unknown, or lacks an argument or a name, does nothing and says why', async () => {
    const before = (await acts()).length
    expect(await ask('praise')).toEqual(refused('There is no operation praise.'))
    expect(await ask('constructor')).toEqual(refused('There is no operation constructor.'))
    expect(await ask('count')).toEqual(refused('by: '))
    expect(await ask('greet', { name: 'a', others: [] }, 'Ana')).toEqual(refused('key: '))
    expect(await ask('look', { more: 'a' })).toEqual(refused('more: '))
    expect(await ask('look', { more: 7 })).toEqual(refused('given.more: '))
    expect(await ask('greet', { name: 'a\0', key: '', others: [] }, 'Ana')).toEqual(refused('cannot be stored'))
    for (const asked of [undefined, null, 'look', [], { operation: 'look' }])
      expect((await say(asked)).at(-1)).toEqual({ kind: 'end', code: 1 })
    expect(await acts()).toHaveLength(before)
  })

  test('that refuses a file is no fault of the program, and a fault of the program is logged', async () => {
    expect((await ask('misread', {}, 'Ana'))[0]).toMatchObject({
      kind: 'complaint',
      text: expect.stringContaining('id'),
    })
    expect(gateway.log()).not.toContain('an operation failed')
    expect((await ask('stumble', {}, 'Ana')).at(-1)).toEqual({ kind: 'end', code: 1 })
    expect(gateway.log()).toContain('an operation failed')
  })

  test('stays as it was recorded', async () => {
    const { database } = gateway.deps
    await ask('count', {}, 'Ana')
    for (const text of [
      "UPDATE operator_act SET done_by = 'Rui'",
      'UPDATE operator_act SET code = 0',
      'DELETE FROM operator_act',
    ])
      await expect(database.query(text)).rejects.toThrow()
  })
})
