import { is, validate } from 'superstruct'
import { listBounds, numberBounds, textBounds } from '../bounds.ts'
import { type AnyStruct, fieldsIn, isStruct, valuesOf } from '../describe.ts'
import { defined } from './defined.ts'
import { docOf, fieldDocOf } from './doc-comments.ts'
import { exportedStructs, namesOfSchemas } from './names.ts'

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 has it. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * Writes structs as schemas of one document. What the contract exports becomes a component with that name, and is referred
 * to everywhere else.
 */
export interface SchemaWriter {
  /** Every component so far, by name. */
  readonly components: ReadonlyMap<string, Schema>
  /** The schema of a struct's values as they travel: amounts are digits. */
  schemaOf(struct: AnyStruct): Schema
  /** The same, but never a reference: for the fields of a query. */
  inline(struct: AnyStruct): Schema
  /** The same; an object that the contract does not export becomes a component with this name. */
  own(name: string, struct: AnyStruct): Schema
  /**
   * A reference to a component that is written when it is asked for first.
   *
   * @param owner what the name belongs to: two owners of one name are a fault of the contract's names
   */
  named(name: string, write: () => Schema, owner?: unknown): Schema
}

/** @param scalarFiles files of the contract whose scalars are components; the first that has one names it */
export function schemaWriter(scalarFiles: readonly string[]): SchemaWriter {
  const components = new Map<string, Schema>()
  const owners = new Map<string, unknown>()
  const scalars = new Map<string, string>()

  function named(name: string, write: () => Schema, owner: unknown = name): Schema {
    const known = owners.get(name) ?? owner
    owners.set(name, known)
    if (known !== owner) throw new Error(`Two schemas of docs/openapi would be called ${name}`)
    if (!components.has(name)) {
      // A schema that holds itself finds its name here.
      components.set(name, {})
      components.set(name, write())
    }
    return reference(name)
  }

  function schemaOf(struct: AnyStruct): Schema {
    const schema = bare(struct)
    return struct.type !== 'unknown' && struct.type !== 'any' && is(null, struct) ? orNull(schema) : schema
  }

  function bare(struct: AnyStruct): Schema {
    const name =
      typeof struct.schema === 'object' && struct.schema !== null ? namesOfSchemas.get(struct.schema) : undefined
    if (name !== undefined && struct.type !== 'array')
      return named(name, () => ({ ...described(docOf(struct.schema)), ...written(struct) }), struct.schema)
    const schema = written(struct)
    const scalar = scalars.get(JSON.stringify(schema))
    return scalar === undefined ? schema : named(scalar, () => ({ ...described(docOf(scalar)), ...schema }))
  }

  function written(struct: AnyStruct): Schema {
    switch (struct.type) {
      case 'object':
      case 'type':
        return objectSchema(struct)
      case 'array':
        return { type: 'array', ...(isStruct(struct.schema) && { items: schemaOf(struct.schema) }), ...items(struct) }
      case 'record': {
        const value = valuesOf(struct)
        return { type: 'object', ...(value && { additionalProperties: schemaOf(value) }) }
      }
      case 'byKind':
        return {
          oneOf: (struct.schema as readonly AnyStruct[]).map(schemaOf),
        }
      case 'lazy':
        // It stands in the object that it refers to.
        return reference(nameOfLazy(struct))
      default:
        return scalarSchema(struct)
    }
  }

  function objectSchema(struct: AnyStruct): Schema {
    const fields = Object.entries(fieldsIn(struct))
    const properties = fields.map(([name, field]) => [
      name,
      { ...described(fieldDocOf(struct.schema, name)), ...schemaOf(field) },
    ])
    const required = fields.flatMap(([name, field]) => (is(undefined, field) ? [] : [name]))
    return {
      type: 'object',
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
      ...(required.length > 0 && { required }),
      ...(struct.type === 'object' && { additionalProperties: false }),
    }
  }

  for (const file of scalarFiles) {
    for (const { name, struct } of exportedStructs.filter((exported) => exported.file === file)) {
      if (typeof struct.schema === 'object' && struct.schema !== null) continue
      const schema = scalarSchema(struct)
      const text = JSON.stringify(schema)
      // A type without bounds is no form of its own.
      if (Object.keys(schema).length > 1 && !scalars.has(text)) scalars.set(text, name)
    }
  }
  return {
    components,
    schemaOf,
    named,
    inline: written,
    own: (name, struct) => {
      const schema = schemaOf(struct)
      return isNameless(schema) ? named(name, () => schema, struct) : schema
    },
  }
}

/** Whether a schema has fields and no name yet. */
const isNameless = (schema: Schema) => schema.oneOf !== undefined || schema.properties !== undefined

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const described = (description: string | undefined) => (description === undefined ? {} : { description })

function orNull(schema: Schema): Schema {
  if (Array.isArray(schema.enum)) return { ...schema, type: [schema.type, 'null'], enum: [...schema.enum, null] }
  return typeof schema.type === 'string' && schema.const === undefined
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
}

const items = (struct: AnyStruct) => limits(listBounds(struct), 'minItems', 'maxItems')

function limits({ least, most }: { readonly least?: number; readonly most?: number }, low: string, high: string) {
  return { ...(least !== undefined && { [low]: least }), ...(most !== undefined && { [high]: most }) }
}

function scalarSchema(struct: AnyStruct): Schema {
  switch (struct.type) {
    case 'string': {
      const { pattern, ...length } = textBounds(struct)
      return {
        type: 'string',
        ...limits(length, 'minLength', 'maxLength'),
        ...(pattern !== undefined && { pattern }),
      }
    }
    case 'integer':
      return { type: 'integer', ...limits(numberBounds(struct), 'minimum', 'maximum') }
    case 'number':
    case 'boolean':
      return { type: struct.type }
    case 'bigint':
      return { type: 'string', pattern: amountPattern(struct) }
    case 'literal':
      return { type: typeof struct.schema, const: struct.schema }
    case 'enums':
      return enumSchema(Object.values(struct.schema as Readonly<Record<string, unknown>>))
    default: {
      const schema = defined[struct.type]
      if (schema === undefined)
        throw new Error(`scripts/reference/openapi/defined.ts has no schema of the type ${struct.type}`)
      return schema
    }
  }
}

function enumSchema(values: readonly unknown[]): Schema {
  const types = [...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : typeof value)))]
  return { type: types.length === 1 ? types[0] : types, enum: values }
}

/** Digits of an amount: which signs it may have is asked with the smallest ones. */
function amountPattern(struct: AnyStruct): string {
  const takes = (digits: string) => !validate(digits, struct, { coerce: true })[0]
  const sign = takes('-1') ? '-?' : ''
  return takes('0') ? `^${sign}(0|[1-9]\\d{0,17})$` : `^${sign}[1-9]\\d{0,17}$`
}

/** The name of the object behind a `lazy`, which superstruct reveals only by its fields. */
function nameOfLazy(lazy: AnyStruct): string {
  const fields = Object.fromEntries(
    [...lazy.entries({}, { branch: [], path: [] })].map(([name, , field]) => [name, field]),
  )
  for (const [schema, name] of namesOfSchemas) {
    const own = Object.entries(schema)
    if (own.length === Object.keys(fields).length && own.every(([key, field]) => fields[key] === field)) return name
  }
  throw new Error('A struct that holds itself has to be exported: its schema needs a name')
}
