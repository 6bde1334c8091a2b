import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Struct } from 'superstruct'
import { validate } from 'superstruct'
import { expect, test } from 'vitest'
import { calls, files } from '#contract/registry.ts'
import { callsToPlatform, callsToVendor } from '#contract/vendor/registry.ts'
import { fieldsIn } from '#scripts/reference/describe.ts'
import { schemaWriter } from '#scripts/reference/openapi/schema.ts'

// The bounds of a struct are found by asking it (scripts/reference/bounds.ts), so what was found is held to the struct here.

type AnyStruct = Struct<unknown, unknown>

const always: readonly unknown[] = [
  ...[null, true, 'true', '', ' a', 'a', 'Aa0_-', 'x y', '0', '1', '-1', '1250', '01', 'BRL', 'brl', 'pt-BR', 'B,PL'],
  ...['2026-01-01', '2026-1-1', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00Z', 'https://a.example/x'],
  ...['a'.repeat(10_000), '7'.repeat(18), '7'.repeat(19), -1, 0, 1, 1.5, 2_000_000, [], {}, [1], ['a']],
]

/** What is tried with a schema: also each number in it, and its neighbours, as a number and as a length. */
function probesOf(schema: string): readonly unknown[] {
  const numbers = new Set((schema.match(/\d+/g) ?? []).map(Number))
  const near = [...numbers].flatMap((number) => [number - 1, number, number + 1])
  const lengths = near.filter((number) => number >= 0 && number <= 10_000)
  return [...always, ...near, ...lengths.map((length) => 'a'.repeat(length))]
}

/** Numbers and switches are texts in a query, and an outcome is measured as it is written: schemas cannot say either. */
const isBeyondSchemas = ({ type }: AnyStruct, probe: unknown) =>
  ((type === 'integer' || type === 'boolean') && typeof probe === 'string') || type === 'any'

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const verdicts = new Map<string, ReadonlyMap<unknown, boolean>>()

/** Whether a schema takes each probe. Many fields have the same one. */
function takenBySchema(schema: string): ReadonlyMap<unknown, boolean> {
  const known = verdicts.get(schema)
  if (known) return known
  const taken = ajv.compile(JSON.parse(schema))
  const verdict = new Map(probesOf(schema).map((probe) => [probe, taken(probe)]))
  verdicts.set(schema, verdict)
  return verdict
}

/** Whether the struct of a field takes a value as it travels: the numbers of a query are texts. */
function isTaken(field: AnyStruct, probe: unknown): boolean {
  const takes = (value: unknown) => !validate(value, field, { coerce: true })[0]
  return takes(probe) && (typeof probe !== 'number' || !takes('1') || takes(String(probe)))
}

/** Every field of a request, at any depth, whose values are no objects. */
function scalarsOf(struct: AnyStruct, path: string): { path: string; field: AnyStruct }[] {
  if (struct.type === 'byKind') return (struct.schema as AnyStruct[]).flatMap((kind) => scalarsOf(kind, path))
  return Object.entries(fieldsIn(struct)).flatMap(([name, field]) => {
    const inner = scalarsOf(field, `${path}.${name}`)
    const isObject = ['object', 'type', 'byKind'].includes(field.type)
    return isObject ? inner : [{ path: `${path}.${name}`, field }, ...inner]
  })
}

test('docs/openapi takes in each field of a request what its struct takes, and nothing else', () => {
  const all = [
    ...calls,
    ...files,
    ...Object.values(callsToPlatform),
    ...Object.values(callsToVendor),
  ] as readonly unknown[]
  const fields = (all as readonly { name: string; request: AnyStruct }[]).flatMap(({ name, request }) =>
    scalarsOf(request, name),
  )
  expect(fields.length).toBeGreaterThan(500)
  const writer = schemaWriter([])
  const written = fields.map(({ path, field }) => ({
    ...{ path, field },
    schema: JSON.stringify(writer.schemaOf(field)).replaceAll('"#/', '"written#/'),
  }))
  ajv.addSchema({ components: { schemas: Object.fromEntries(writer.components) } }, 'written')
  const different = written.flatMap(({ path, field, schema }) =>
    [...takenBySchema(schema)]
      .filter(([probe, bySchema]) => !isBeyondSchemas(field, probe) && bySchema !== isTaken(field, probe))
      .map(([probe]) => [path, probe]),
  )
  expect(different).toEqual([])
})
