import type { Struct } from 'superstruct'
import { expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { calls, files } from '#contract/registry.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { parseInput } from '#gateway/platform/http/request-input.ts'
import { oddObjects } from '#tests/support/odd-objects.ts'

// What the struct of each call decides; what the dispatcher does with every call is in `contract/platform/http/every-call.test.ts`.

const all = [...calls, ...files] as readonly unknown[] as readonly CallDefinition[]

/** The parts of a struct that are read here. Superstruct keeps the kind through `optional`, `size` and `pattern`. */
type Shape = Pick<Struct, 'type'> & { readonly schema: unknown }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isShape = (value: unknown): value is Shape => isObject(value) && 'schema' in value

/** The kinds of a struct and of all structs in it. */
function kindsIn({ type, schema }: Shape): string[] {
  const inner = isShape(schema) ? [schema] : isObject(schema) ? Object.values(schema).filter(isShape) : []
  return [type, ...inner.flatMap(kindsIn)]
}

/** What an input is refused with; undefined if it is taken. */
function refusal({ name, request }: CallDefinition, input: unknown): unknown {
  try {
    parseInput({ name, request }, input)
  } catch (thrown) {
    if (!(thrown instanceof CallFailure)) throw thrown
    return { code: thrown.code, value: thrown.value }
  }
  return undefined
}

test('every call refuses a field that it does not know', () => {
  for (const call of all)
    expect(refusal(call, { stranger: '1' }), call.name).toMatchObject({
      code: 'invalid_request',
      value: { fields: { stranger: { reason: 'unknown' } } },
    })
})

test('every part of a request has a kind that refuses what it does not know, at any depth', () => {
  // Not among them: `type`, which ignores other fields, and `any`, `unknown`, `record` and `union`.
  const closed = ['object', 'byKind', 'array', 'enums', 'literal', 'boolean', 'string', 'integer', 'bigint']
  // A choice in an instant game, whose own struct refuses what it does not know (tests/contract/play/instants).
  const known = [...closed, 'day', 'instant', 'notice types', 'JSON']
  const others = all.flatMap(({ name, request }) => kindsIn(request as Shape).map((kind) => [name, kind] as const))
  expect(others.length).toBeGreaterThan(800)
  expect(others.filter(([, kind]) => !known.includes(kind))).toEqual([])
})

test('no call takes an object that no message can name, in any of its fields', () => {
  for (const call of all)
    for (const field of [...Object.keys((call.request.schema as object | null) ?? {}), 'stranger'])
      for (const odd of oddObjects)
        expect(refusal(call, { [field]: odd }), `${call.name} ${field}`).toMatchObject({ code: 'invalid_request' })
})
