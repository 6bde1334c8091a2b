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

const bounds = [
  2, 3, 5, 6, 8, 16, 17, 18, 19, 20, 22, 32, 40, 64, 80, 87, 100, 128, 200, 255, 500, 1000, 2048, 4096, 8192,
]
const lengths = bounds.flatMap((length) => [length, length + 1])
const probes: readonly unknown[] = [
  ...[
    null,
    true,
    'true',
    '',
    ' a',
    'a',
    'Aa0_-',
    'x y',
    '0',
    '1',
    '-1',
    '1250',
    '01',
    'BRL',
    'brl',
    'pt',
    'pt-BR',
    'B,PL',
  ],
  ...['2026-01-01', '2026-1-1', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00Z', 'https://a.example/x'],
  ...lengths.flatMap((length) => ['a'.repeat(length), ...(length < 40 ? ['7'.repeat(length)] : [])]),
  ...[-1, 0, 1, 1.5, 4, 5, 240, 241, 100, 101, 999, 1000, 10_000, 10_001, 100_000, 100_001, 1_000_000, 1_000_001],
  ...[[], {}, [1], ['a']],
]

/** Numbers and switches are texts in a query, and an outcome is measured as it is written: schemas cannot say either. */
const isBeyondSchemas = ({ type }: AnyStruct, probe: unknown) =>
  ((type === 'integer' || type === 'boolean') && typeof probe === 'string') || type === 'any'

const writer = schemaWriter([])
const verdicts = new Map<string, readonly boolean[]>()

/** Which probes the schema of a field takes. */
function takenBySchema(field: AnyStruct): readonly boolean[] {
  const schema = writer.schemaOf(field)
  const text = JSON.stringify(schema)
  const known = verdicts.get(text)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const taken = ajv.compile({ ...schema, components: { schemas: Object.fromEntries(writer.components) } })
  const verdict = probes.map((probe) => taken(probe))
  verdicts.set(text, verdict)
  return verdict
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
  const different = fields.flatMap(({ path, field }) => {
    const bySchema = takenBySchema(field)
    return probes
      .filter((probe, at) => {
        const taken = !validate(probe, field, { coerce: true })[0]
        return taken !== bySchema[at] && !isBeyondSchemas(field, probe)
      })
      .map((probe) => [path, probe])
  })
  expect(different).toEqual([])
})
