import { dirname } from 'node:path'
import { type AnyStruct, isStruct } from '../describe.ts'
import { type ContractModule, contractModules } from './modules.ts'

/** An exported struct and the file that exports it. */
export interface ExportedStruct {
  readonly name: string
  readonly file: string
  readonly struct: AnyStruct
}

/** `red-envelopes` and `getIcon` as `RedEnvelopes` and `GetIcon`. */
export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Every struct that the contract exports; the suffix `Struct` is no part of a name. */
export const exportedStructs: readonly ExportedStruct[] = contractModules.flatMap(({ file, exports }: ContractModule) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isStruct(value) ? [{ name: pascal(name.replace(/Struct$/, '')), file, struct: value }] : [],
  ),
)

/**
 * The names of objects and sets of words, by their schemas: a struct that is optional, nullable or refined is another one
 * with the same schema. Two schemas of one name are told apart by their areas.
 */
export const namesOfSchemas: ReadonlyMap<object, string> = (() => {
  const found = new Map<object, ExportedStruct>()
  for (const exported of exportedStructs) {
    const { schema, type } = exported.struct
    if (type === 'array' || typeof schema !== 'object' || schema === null || found.has(schema)) continue
    found.set(schema, exported)
  }
  const count = Map.groupBy(found.values(), ({ name }) => name)
  return new Map(
    [...found].map(([schema, { name, file }]) => {
      const isOnly = count.get(name)?.length === 1
      return [schema, isOnly ? name : `${pascal(dirname(file).split('/').at(-1) ?? '')}${name}`]
    }),
  )
})()
