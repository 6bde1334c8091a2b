import { docOf } from './doc-comments.ts'
import type { Schema, SchemaWriter } from './schema.ts'

/** A document of OpenAPI 3.1, ready to be printed. */
export type Document = Readonly<Record<string, unknown>>

interface Info {
  readonly title: string
  readonly version: string
  readonly description: string
}

/** A body of JSON. */
export const json = (schema: Schema) => ({ 'application/json': { schema } })

/** Name, sentences and area of a call. */
export function describedCall(call: { readonly name: string; readonly summary: string }, tag: string) {
  const description = docOf(call)
  return {
    operationId: call.name,
    summary: call.summary,
    ...(description !== undefined && { description }),
    tags: [tag],
  }
}

/** What a status of a refusal means. */
export const meanings: Readonly<Record<number, string>> = {
  400: 'The request is not as the call takes it.',
  401: 'The caller is not known.',
  403: 'The caller may not do this.',
  404: 'There is no such thing.',
  409: 'It does not fit what is stored.',
  410: 'It is over.',
  413: 'The body is too large.',
  415: 'The body is of another media type.',
  422: 'A value is refused.',
  429: 'Too many requests.',
  451: 'The country is not served.',
  500: 'The gateway failed.',
  503: 'Not now.',
}

/** A whole document. */
export function documentOf(
  info: Info,
  server: Schema,
  tags: readonly { readonly name: string; readonly description?: string }[],
  paths: Readonly<Record<string, unknown>>,
  writer: SchemaWriter,
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Document {
  return {
    openapi: '3.1.0',
    info: { ...info, license: { name: 'MIT', identifier: 'MIT' } },
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    servers: [server],
    tags,
    paths,
    components: { schemas: sorted(Object.fromEntries(writer.components)), ...components },
  }
}

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Characters of a line. */
const widest = 120

/** A document as text: what fits into a line stands on one. */
export const printedDocument = (document: Document): string => `${printed(document, '', 0)}\n`

/** @param before characters in front of the value on its line */
function printed(value: unknown, indent: string, before: number): string {
  const flat = inLine(value)
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length < widest) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((entry) => `${deeper}${printed(entry, deeper, 1)}`)
    : Object.entries(value).map(([name, entry]) => {
        const key = `${JSON.stringify(name)}: `
        return `${deeper}${key}${printed(entry, deeper, key.length + 1)}`
      })
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${inLine(entry)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
