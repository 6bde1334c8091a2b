import { is, type Struct } from 'superstruct'

/** One field of a request or an answer, with the names of the objects around it. */
export interface Field {
  readonly path: string
  readonly type: string
  readonly required: boolean
}

type AnyStruct = Struct<unknown, unknown>

/** Fields of a struct, depth first; `[]` stands for the entries of a list. */
export function fieldsOf(struct: AnyStruct, path = ''): Field[] {
  return Object.entries(fieldsIn(struct)).flatMap(([name, field]) => {
    const own = path === '' ? name : `${path}.${name}`
    const [inner, suffix] = unwrapList(field)
    const entry = { path: own, type: typeName(field), required: !is(undefined, field) }
    return [entry, ...fieldsOf(inner, own + suffix)]
  })
}

function fieldsIn(struct: AnyStruct): Record<string, AnyStruct> {
  const objects = struct.type === 'object' || struct.type === 'type'
  return objects && struct.schema !== null ? (struct.schema as Record<string, AnyStruct>) : {}
}

function unwrapList(struct: AnyStruct): [AnyStruct, string] {
  if (struct.type !== 'array' || !isStruct(struct.schema)) return [struct, '']
  const [inner, suffix] = unwrapList(struct.schema)
  return [inner, `[]${suffix}`]
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
    default:
      return struct.type
  }
}

function isStruct(value: unknown): value is AnyStruct {
  return typeof value === 'object' && value !== null && 'validator' in value
}
