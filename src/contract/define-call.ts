import type { Struct } from 'superstruct'
import type { ErrorCode } from './errors.ts'
import type { LimitClass } from './limit-class.ts'

/**
 * Callers who may use the call:
 * - `none`: anybody; a token is ignored
 * - `session`: a member, agent or trial user, with `Authorization: Bearer <session token>`
 * - `member`: as `session`, but a trial user is refused with `real_account_required`
 * - `agent`: as `member`, but accounts that are no agents are refused with `not_an_agent`
 * - `game`: the game frame, with `Authorization: Bearer <game token>` of one launched game
 */
export type CallAuth = 'none' | 'session' | 'member' | 'agent' | 'game'

export interface CallDefinition<
  Name extends string = string,
  Request = unknown,
  Response = unknown,
  Auth extends CallAuth = CallAuth,
  Idempotent extends boolean = boolean,
> {
  readonly name: Name
  /** One English sentence for the reference. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/wps/${string}`
  readonly auth: Auth
  /** The body is sent as `{ sealed: <compact JWE> }`. */
  readonly sealed: boolean
  /** The call moves money or must happen once, so it needs an `Idempotency-Key` header. */
  readonly idempotent: Idempotent
  /** The call also accepts a body of `application/x-www-form-urlencoded`, as HTML forms send it. */
  readonly form: boolean
  /**
   * The body is a file of at most 5 MB, sent as `application/octet-stream`, `image/png` or `image/jpeg`; the fields are in the
   * query. Pages of other origins cannot send that without a preflight.
   */
  readonly upload: boolean
  /**
   * The answer is a file, not JSON. A `long` one is sent piece by piece, and only a few of a member are made at once. See
   * `define-file.ts`.
   */
  readonly file?: 'short' | 'long'
  /** The call also works during maintenance and in restricted regions. */
  readonly always: boolean
  /** The budget of requests that it counts in. */
  readonly limit: LimitClass
  /**
   * How often an account may make the call within 24 hours, where each time leaves a row behind; `any` if nothing stays,
   * or if nobody must be kept from it. Left out, the gateway's usual number.
   */
  readonly perDay?: number | 'any'
  /** Sent as query parameters with GET, DELETE and an upload, and as a JSON body with POST and PUT. Unknown fields are refused. */
  readonly request: Struct<Request, unknown>
  /** The shape of the envelope's `value`. Unknown fields are ignored. */
  readonly response: Struct<Response, unknown>
  /** Error codes of this call; `commonErrors` has those of every call. */
  readonly errors: readonly ErrorCode[]
}

/** A call without its shapes: enough to address, authorise and log it. */
export type CallFacts = Omit<CallDefinition, 'request' | 'response'>

export type RequestOf<Call> = Call extends { readonly request: Struct<infer Request, unknown> } ? Request : never
export type ResponseOf<Call> = Call extends { readonly response: Struct<infer Response, unknown> } ? Response : never

interface PlainInput<
  Name extends string,
  Request,
  RequestSchema,
  Response,
  ResponseSchema,
  Auth extends CallAuth,
  Idempotent extends boolean,
> {
  name: Name
  summary: string
  method: CallDefinition['method']
  path: `/wps/${string}`
  auth: Auth
  idempotent?: Idempotent
  form?: boolean
  upload?: boolean
  always?: boolean
  perDay?: number | 'any'
  request: Struct<Request, RequestSchema>
  response: Struct<Response, ResponseSchema>
  errors?: readonly ErrorCode[]
}

/** A sealed call has a secret in it, so its limit is chosen and never the usual one by chance. */
type Sealing = { sealed: true; limit: LimitClass } | { sealed?: false; limit?: LimitClass }

/** Describes a call. Client, gateway, tests and reference are derived from the definition. */
export function defineCall<
  const Name extends string,
  Request,
  RequestSchema,
  Response,
  ResponseSchema,
  const Auth extends CallAuth,
  const Idempotent extends boolean = false,
>(
  input: PlainInput<Name, Request, RequestSchema, Response, ResponseSchema, Auth, Idempotent> & Sealing,
): CallDefinition<Name, Request, Response, Auth, Idempotent> {
  return {
    ...input,
    sealed: input.sealed ?? false,
    idempotent: (input.idempotent ?? false) as Idempotent,
    form: input.form ?? false,
    upload: input.upload ?? false,
    always: input.always ?? false,
    limit: input.limit ?? (input.method === 'GET' ? 'read' : 'write'),
    errors: input.errors ?? [],
    request: input.request as Struct<Request, unknown>,
    response: input.response as Struct<Response, unknown>,
  }
}
