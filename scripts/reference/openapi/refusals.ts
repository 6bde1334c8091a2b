import { is } from 'superstruct'
import type { CallAuth, CallDefinition } from '#contract/define-call.ts'
import { errorValues } from '#contract/error-values.ts'
import { commonErrors, type ErrorCode, errorStatus, idempotencyErrors, sealedErrors } from '#contract/errors.ts'
import { json, meanings } from './document.ts'
import { pascal } from './names.ts'
import type { Schema, SchemaWriter } from './schema.ts'

/** Writes what calls refuse. Groups of codes that many calls share are named once. */
export interface RefusalWriter {
  /** The refusals of a call as responses, by status. */
  of(call: CallDefinition): Readonly<Record<string, Schema>>
  /** The shared responses so far, by name. */
  responses(): Readonly<Record<string, Schema>>
}

const withSession = ['session_required', 'session_expired', 'password_change_required'] as const

/** Codes of who is not let in. */
const callers: Readonly<Record<CallAuth, readonly ErrorCode[]>> = {
  none: [],
  session: withSession,
  member: [...withSession, 'real_account_required'],
  agent: [...withSession, 'real_account_required', 'not_an_agent'],
  game: ['session_required', 'game_session_closed'],
}

/** Calls that are marked `always` do not answer these. */
const closing: readonly ErrorCode[] = ['system_maintenance', 'region_restricted']

/** The codes that a call has because it is of a kind, with the name of the kind. */
function groupsOf(call: CallDefinition): readonly (readonly [name: string, codes: readonly ErrorCode[]])[] {
  return [
    ...Object.entries(callers).filter(([auth]) => auth === call.auth),
    ...(call.sealed ? [['sealed', sealedErrors] as const] : []),
    ...(call.idempotent ? [['ordered', idempotencyErrors] as const] : []),
    call.always
      ? ['always', commonErrors.filter((code) => !closing.some((closed) => closed === code))]
      : ['common', commonErrors],
  ]
}

/** Codes of a status that a call shares with all of its kind, and the name of that set: the first kind that has it. */
function sharedOf(
  call: CallDefinition,
  status: number,
): { readonly name: string; readonly codes: readonly ErrorCode[] } {
  const groups = groupsOf(call)
    .map(([name, codes]) => ({ name, codes: codes.filter((code) => errorStatus[code] === status) }))
    .filter(({ codes }) => codes.length > 0)
  const isSame = !closing.some((code) => errorStatus[code] === status)
  const names = groups.map(({ name, codes }) =>
    name in callers ? firstCaller(codes, status) : name === 'always' && isSame ? 'common' : name,
  )
  const kinds = names.length > 1 ? names.filter((name) => name !== 'common') : names
  return { name: `${kinds.map(pascal).join('')}${status}`, codes: groups.flatMap(({ codes }) => codes) }
}

function firstCaller(codes: readonly ErrorCode[], status: number): string {
  const same = (own: readonly ErrorCode[]) => own.filter((code) => errorStatus[code] === status).join() === codes.join()
  return Object.entries(callers).find(([, own]) => same(own))?.[0] ?? ''
}

export function refusalWriter(writer: SchemaWriter): RefusalWriter {
  const responses = new Map<string, Schema>()

  function response(status: number, schema: Schema): Schema {
    const isLater = status === 429 || status === 503
    return {
      description: meanings[status],
      ...(isLater && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
      content: json(schema),
    }
  }

  function answerOf(call: CallDefinition, status: number, own: readonly ErrorCode[]): Schema {
    const { name, codes } = sharedOf(call, status)
    const shared = codes.length > 0 ? [writer.named(name, () => oneOf(refusals(codes, writer)))] : []
    if (own.length > 0)
      return response(status, oneOf([...shared, ...own.toSorted().map((code) => refusalOf(code, writer))]))
    if (!responses.has(name)) responses.set(name, response(status, oneOf(shared)))
    return { $ref: `#/components/responses/${name}` }
  }

  return {
    of(call) {
      const shared = groupsOf(call).flatMap(([, codes]) => codes)
      const own = call.errors.filter((code) => !shared.includes(code))
      const statuses = [...new Set([...shared, ...own].map((code) => errorStatus[code]))].sort(
        (one, other) => one - other,
      )
      return Object.fromEntries(
        statuses.map((status) => [
          String(status),
          answerOf(
            call,
            status,
            own.filter((code) => errorStatus[code] === status),
          ),
        ]),
      )
    },
    responses: () => Object.fromEntries([...responses].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

const oneOf = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { oneOf: schemas }

/** Refusals of a set: codes without a value are the words of one enum. */
function refusals(codes: readonly ErrorCode[], writer: SchemaWriter): readonly Schema[] {
  const plain = codes.filter((code) => errorValues[code] === undefined)
  return [
    ...(plain.length > 0 ? [refusal({ type: 'string', enum: plain })] : []),
    ...codes.filter((code) => errorValues[code] !== undefined).map((code) => refusalOf(code, writer)),
  ]
}

function refusalOf(code: ErrorCode, writer: SchemaWriter): Schema {
  return writer.named(`${pascal(code)}Refusal`, () => {
    const value = errorValues[code]
    const word = { type: 'string', enum: [code] }
    return value === undefined ? refusal(word) : refusal(word, writer.schemaOf(value), is(undefined, value))
  })
}

const refusal = (code: Schema, value?: Schema, isOptional = true): Schema => ({
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    code,
    message: { type: 'string', description: 'For logs.' },
    ...(value && { value }),
    final: { type: 'boolean', const: true, description: 'The stored answer of its key: a new order needs a new key.' },
  },
  required: ['success', 'code', 'message', ...(isOptional ? [] : ['value'])],
})
