import { refusalValues } from '#contract/vendor/answer.ts'
import { type VendorCode, type VendorRefusalCode, vendorCodes } from '#contract/vendor/codes.ts'
import { everyCall, type VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { callsToPlatform, callsToVendor } from '#contract/vendor/registry.ts'
import { noncePattern, signatureHeaders, timestampPattern } from '#contract/vendor/signature.ts'
import { type Document, describedCall, documentOf, json, meanings } from './document.ts'
import { pascal } from './names.ts'
import { type Schema, type SchemaWriter, schemaWriter } from './schema.ts'

/** docs/openapi/vendor.json: every call of a vendor to the platform. */
export const vendorDocument = (version: string): Document =>
  vendorsDocument(version, callsToPlatform, {
    title: 'Arara: calls of a vendor to the platform',
    server: 'The address of the platform, which its operator names.',
    tag: 'A vendor calls the platform.',
  })

/**
 * docs/openapi/to-vendor.json: every call of the platform to a vendor, whose server is made from it. It is a document of
 * its own and not the webhooks of the other one, because generators of servers read paths only.
 */
export const toVendorDocument = (version: string): Document =>
  vendorsDocument(version, callsToVendor, {
    title: 'Arara: calls of the platform to a vendor',
    server: 'The address of the vendor, which it names when it is connected.',
    tag: 'The platform calls a vendor.',
  })

interface Texts {
  readonly title: string
  readonly server: string
  readonly tag: string
}

function vendorsDocument(version: string, calls: Readonly<Record<string, unknown>>, texts: Texts): Document {
  const writer = schemaWriter(['contract/vendor/scalars.ts', 'contract/scalars.ts'])
  const all = Object.values(calls) as readonly VendorCall[]
  const paths = Object.fromEntries(all.map((call) => [call.path, { post: operation(call, writer) }]))
  const [tag = ''] = all.map(({ direction }) => direction)
  return documentOf(
    {
      title: texts.title,
      version,
      description:
        'docs/vendors.md has what surrounds these calls: the order of a round, the signature, repetitions. Answers about the business have status 200, whatever `code` says. Amounts are digits as a text, in minor units of their currency.',
    },
    { url: 'https://{host}', description: texts.server, variables: { host: { default: 'games.invalid' } } },
    [{ name: tag, description: texts.tag }],
    paths,
    writer,
    { responses: unreadResponses(), securitySchemes, headers },
  )
}

const patterns = {
  key: undefined,
  timestamp: timestampPattern,
  nonce: noncePattern,
  signature: /^[0-9a-f]{64}$/,
} as const satisfies Record<keyof typeof signatureHeaders, RegExp | undefined>

const explained = {
  key: 'Id of the key.',
  timestamp: 'Seconds since 1970.',
  nonce: 'Used once in ten minutes; an answer repeats that of its request.',
  signature:
    'HMAC-SHA-256 in hex of the lines method (`ANSWER` in an answer), path, timestamp, nonce and SHA-256 of the body in hex.',
} as const satisfies Record<keyof typeof signatureHeaders, string>

const parts = Object.keys(signatureHeaders) as (keyof typeof signatureHeaders)[]

/** Together they sign a request. */
const securitySchemes = Object.fromEntries(
  parts.map((part) => [
    part,
    { type: 'apiKey', in: 'header', name: signatureHeaders[part], description: explained[part] },
  ]),
)

const headers = Object.fromEntries(
  parts.map((part) => {
    const pattern = patterns[part]?.source
    const schema = { type: 'string', ...(pattern !== undefined && { pattern }) }
    return [pascal(part), { description: explained[part], required: true, schema }]
  }),
)

const signed = Object.fromEntries(
  parts.map((part) => [signatureHeaders[part], { $ref: `#/components/headers/${pascal(part)}` }]),
)

function operation(call: VendorCall, writer: SchemaWriter): Schema {
  const request = writer.own(`${pascal(call.name)}Request`, call.request)
  return {
    ...describedCall(call, call.direction),
    security: [Object.fromEntries(parts.map((part) => [part, []]))],
    requestBody: { required: true, content: json(request) },
    responses: responsesOf(call, writer),
  }
}

function responsesOf(call: VendorCall, writer: SchemaWriter): Schema {
  const shared = statusesOf(everyCall)
  const own = statusesOf([...new Set([...everyCall, ...call.codes])])
  return Object.fromEntries(
    [...own].map(([status, codes]) => [
      String(status),
      shared.get(status)?.length === codes.length && status !== 200
        ? { $ref: `#/components/responses/Unread${status}` }
        : {
            description: status === 200 ? 'Done, or refused: see `code`.' : meanings[status],
            headers: signed,
            content: json(status === 200 ? answerOf(call, codes, writer) : refusal(codes)),
          },
    ]),
  )
}

function answerOf(call: VendorCall, codes: readonly VendorRefusalCode[], writer: SchemaWriter): Schema {
  const value = writer.own(`${pascal(call.name)}Value`, call.value)
  const done = {
    type: 'object',
    properties: { code: { type: 'string', const: 'ok' satisfies VendorCode }, value },
    required: ['code', 'value'],
  }
  return { oneOf: [done, refusal(codes)] }
}

/** Refusals of requests that are not genuine or cannot be read. Without a known key they carry no signature. */
const unreadResponses = () =>
  Object.fromEntries(
    [...statusesOf(everyCall)]
      .filter(([status]) => status !== 200)
      .map(([status, codes]) => [`Unread${status}`, { description: meanings[status], content: json(refusal(codes)) }]),
  )

function refusal(codes: readonly VendorRefusalCode[]): Schema {
  const told = Object.entries(refusalValues).filter(([code]) => codes.some((own) => own === code))
  const meaning = codes.map((code) => `\`${code}\`: ${vendorCodes[code].means}`).join(' ')
  const value = { description: told.map(([code, text]) => `\`${code}\`: ${text}.`).join(' ') }
  return {
    type: 'object',
    properties: {
      code: { type: 'string', enum: codes, description: meaning },
      message: { type: 'string', description: 'For logs.' },
      ...(told.length > 0 && { value }),
    },
    required: ['code'],
  }
}

const statusesOf = (codes: readonly VendorRefusalCode[]) =>
  new Map([...Map.groupBy(codes, (code) => vendorCodes[code].status)].sort(([one], [other]) => one - other))
