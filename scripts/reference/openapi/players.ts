import { is } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { files, registry } from '#contract/registry.ts'
import { idempotencyKeyPattern } from '#gateway/platform/http/dispatch.ts'
import { type Document, describedCall, documentOf, json } from './document.ts'
import { pascal } from './names.ts'
import { type RefusalWriter, refusalWriter } from './refusals.ts'
import { type Schema, type SchemaWriter, schemaWriter } from './schema.ts'

/** docs/openapi/players.json: every call of the registry, as the site makes it. */
export function playersDocument(version: string): Document {
  const writer = schemaWriter(['contract/scalars.ts', 'contract/days.ts', 'contract/paged.ts'])
  const refusals = refusalWriter(writer)
  const areas = [...Object.entries(registry), ['files', files] as const]
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [area, calls] of areas) {
    for (const call of calls as readonly unknown[] as readonly CallDefinition[]) {
      const operations = paths[call.path] ?? {}
      paths[call.path] = { ...operations, [call.method.toLowerCase()]: operation(call, area, writer, refusals) }
    }
  }
  return documentOf(
    {
      title: 'Arara: calls of players and agents',
      version,
      description:
        'Every call of the site. docs/gateway.md has what surrounds them: sealed bodies, idempotency, limits, events. Amounts are digits as a text, in minor units of their currency.',
    },
    { url: '/', description: 'The gateway: the origin of the site, or its `PUBLIC_GATEWAY_URL`.' },
    areas.map(([name]) => ({ name })),
    paths,
    writer,
    { responses: refusals.responses(), securitySchemes, parameters, headers },
  )
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a login, a registration or a trial.' },
  game: { type: 'http', scheme: 'bearer', description: 'The token of one launched game, from `launchGame`.' },
}

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Names the order: the same key gets the same answer, and the order happens once.',
    schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  },
}

const headers = {
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
}

function operation(call: CallDefinition, area: string, writer: SchemaWriter, refusals: RefusalWriter): unknown {
  const scheme = call.auth === 'none' ? undefined : call.auth === 'game' ? 'game' : 'session'
  const inQuery = call.method === 'GET' || call.method === 'DELETE' || call.upload
  const asked = [
    ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(inQuery ? queryOf(call, writer) : []),
  ]
  const body = call.upload ? pictureBody : inQuery ? undefined : bodyOf(call, writer)
  return {
    ...describedCall(call, area),
    security: scheme === undefined ? [] : [{ [scheme]: [] }],
    ...(asked.length > 0 && { parameters: asked }),
    ...(body && { requestBody: body }),
    responses: { 200: answerOf(call, writer), ...refusals.of(call) },
  }
}

function queryOf({ request }: CallDefinition, writer: SchemaWriter): readonly Schema[] {
  const { properties = {}, required = [] } = writer.inline(request) as ObjectSchema
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    ...(description !== undefined && { description }),
    schema,
  }))
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

const picture = { schema: { type: 'string', format: 'binary' } }
const pictureBody = {
  required: true,
  content: { 'application/octet-stream': picture, 'image/png': picture, 'image/jpeg': picture },
}

function bodyOf(call: CallDefinition, writer: SchemaWriter): Schema {
  const plain = writer.own(`${pascal(call.name)}Request`, call.request)
  if (!call.sealed)
    return {
      required: !is({}, call.request),
      content: { ...json(plain), ...(call.form && { 'application/x-www-form-urlencoded': { schema: plain } }) },
    }
  const sealed = {
    type: 'object',
    properties: {
      sealed: {
        type: 'string',
        description: 'Compact JWE with a key of `getKeys`. Its text is the request as JSON: see docs/gateway.md.',
        contentMediaType: 'application/json',
        contentSchema: plain,
      },
    },
    required: ['sealed'],
    additionalProperties: false,
  }
  return { required: true, content: json(sealed) }
}

function answerOf(call: CallDefinition, writer: SchemaWriter): Schema {
  if (call.file)
    return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  const value = writer.own(`${pascal(call.name)}Value`, call.response)
  const schema = {
    type: 'object',
    properties: { success: { type: 'boolean', const: true }, value },
    required: ['success', 'value'],
  }
  return { description: 'Done.', content: json(schema) }
}
