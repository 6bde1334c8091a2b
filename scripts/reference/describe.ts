import { is, type Struct } from 'superstruct'
import { numberBounds, textBounds } from './bounds.ts'

/** One field of a request or an answer, with the path of its parents. */
export interface Field {
  readonly path: string
  readonly type: string
  readonly required: boolean
}

export type AnyStruct = Struct<unknown, unknown>

/** Fields of a struct, depth first; `[]` stands for the entries of a list. */
export function fieldsOf(struct: AnyStruct, path = ''): Field[] {
  if (struct.type === 'byKind') return fieldsOfKinds(struct.schema as readonly AnyStruct[])
  return Object.entries(fieldsIn(struct)).flatMap(([name, field]) => {
    // A field that is never there.
    if (field.type === 'never') return []
    const own = path === '' ? name : `${path}.${name}`
    const [inner, suffix] = unwrapList(field)
    const entry = { path: own, type: typeName(field), required: !is(undefined, field) }
    return [entry, ...fieldsOf(inner, own + suffix)]
  })
}

/** Fields of a request of several shapes: all kinds, then the fields of each kind that the ones before it have not. */
function fieldsOfKinds(kinds: readonly AnyStruct[]): Field[] {
  const all = kinds.map((kind) => ({ kind: fieldsIn(kind).kind, fields: fieldsOf(kind).slice(1) }))
  const names = new Set(all.flatMap(({ fields }) => fields.map(({ path }) => path)))
  const rows = [...names].map((path) => {
    const having = all.filter(({ fields }) => fields.some((field) => field.path === path))
    const [first] = having.flatMap(({ fields }) => fields.filter((field) => field.path === path))
    const always = having.length === all.length
    const of = always ? '' : `, of ${having.map(({ kind }) => JSON.stringify(kind?.schema)).join(' and ')}`
    return { path, type: `${first?.type}${of}`, required: always }
  })
  const kind = all.map(({ kind: one }) => JSON.stringify(one?.schema)).join(' · ')
  return [{ path: 'kind', type: kind, required: true }, ...rows]
}

/** The fields of an object's struct, by name; none of any other struct. */
export function fieldsIn(struct: AnyStruct): Record<string, AnyStruct> {
  const objects = struct.type === 'object' || struct.type === 'type'
  return objects && struct.schema !== null ? (struct.schema as Record<string, AnyStruct>) : {}
}

/** The struct of a list's or record's entries, and its path. */
function unwrapList(struct: AnyStruct): [AnyStruct, string] {
  const [entry, step] =
    struct.type === 'array' ? [struct.schema, '[]'] : struct.type === 'record' ? [valuesOf(struct), '.<name>'] : []
  if (!isStruct(entry)) return [struct, '']
  const [inner, suffix] = unwrapList(entry)
  return [inner, `${step}${suffix}`]
}

/** The struct of a record's values, which superstruct reveals only for an existing entry. */
export function valuesOf(record: AnyStruct): AnyStruct | undefined {
  const [, value] = [...record.entries({ name: null }, { branch: [], path: [] })]
  return value?.[2] as AnyStruct | undefined
}

function typeName(struct: AnyStruct): string {
  const nullable = struct.type !== 'unknown' && is(null, struct) ? ' or null' : ''
  return bareTypeName(struct) + nullable
}

function bareTypeName(struct: AnyStruct): string {
  switch (struct.type) {
    case 'bigint':
      return 'amount'
    case 'literal':
      return JSON.stringify(struct.schema)
    case 'enums':
      return Object.values(struct.schema as Record<string, unknown>)
        .map((value) => JSON.stringify(value))
        .join(' · ')
    case 'array':
      return isStruct(struct.schema) ? `list of ${typeName(struct.schema)}` : 'list'
    case 'lazy':
      return 'object of the same kind'
    case 'type':
      return 'object'
    case 'record':
      return 'object by name'
    case 'string':
      return ['string', textBoundsIn(struct)].filter((part) => part !== '').join(', ')
    case 'integer':
      return ['integer', numberBoundsIn(struct)].filter((part) => part !== '').join(', ')
    default:
      return struct.type
  }
}

function textBoundsIn(struct: AnyStruct): string {
  const { least, most, pattern } = textBounds(struct)
  if (most !== undefined) return least === most ? `${most}` : `${least} to ${most}`
  return pattern === undefined ? '' : `\`/${pattern.replaceAll('|', '\\|')}/\``
}

function numberBoundsIn(struct: AnyStruct): string {
  const { least, most } = numberBounds(struct)
  if (least === undefined) return ''
  if (most !== undefined) return `${least} to ${most}`
  return least === 0 ? 'not negative' : `from ${least}`
}

/** A small struct in one line: `{ captcha: boolean, challenge: boolean }`. */
export function shapeOf(struct: AnyStruct): string {
  if (struct.type === 'array' && isStruct(struct.schema)) return `[${shapeOf(struct.schema)}]`
  const value = struct.type === 'record' ? valuesOf(struct) : undefined
  if (value) return `{ <name>: ${shapeOf(value)} }`
  const fields = Object.entries(fieldsIn(struct))
  if (fields.length === 0) return typeName(struct).replaceAll('\n', ' ')
  if (fields.length > 6) return 'a game'
  return `{ ${fields.map(([name, field]) => `${name}${is(undefined, field) ? '?' : ''}: ${shapeOf(field)}`).join(', ')} }`
}

export function isStruct(value: unknown): value is AnyStruct {
  return typeof value === 'object' && value !== null && 'validator' in value
}
