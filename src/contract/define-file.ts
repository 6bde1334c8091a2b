import { define, type Struct } from 'superstruct'
import type { CallAuth, CallDefinition } from './define-call.ts'
import type { ErrorCode } from './errors.ts'
import type { LimitClass } from './limit-class.ts'

/** What a call for a file answers with. */
export interface FileAnswer {
  /** A long file comes piece by piece. */
  readonly content: string | Uint8Array<ArrayBuffer> | AsyncGenerator<string | Uint8Array>
  /** Its `Content-Type`. */
  readonly type: string
  /** The name under which a browser saves it. */
  readonly name: string
}

interface FileInput<Name extends string, Request, RequestSchema, Auth extends CallAuth> {
  name: Name
  summary: string
  path: `/wps/${string}`
  auth: Auth
  /** Whether it is made of many rows, and sent piece by piece. */
  long?: boolean
  limit?: LimitClass
  request: Struct<Request, RequestSchema>
  errors?: readonly ErrorCode[]
}

/**
 * Describes a call that answers `GET` with a file, for a session: scripts fetch it and save it. Failures are answered as
 * those of other calls.
 */
export function defineFile<
  const Name extends string,
  Request,
  RequestSchema,
  const Auth extends Exclude<CallAuth, 'none' | 'game'>,
>(input: FileInput<Name, Request, RequestSchema, Auth>): CallDefinition<Name, Request, FileAnswer, Auth, false> {
  const { long = false, limit = 'file', errors = [], ...given } = input
  return {
    ...given,
    ...{ method: 'GET', file: long ? 'long' : 'short', limit, errors },
    ...{ sealed: false, idempotent: false, form: false, upload: false, always: false },
    request: given.request as Struct<Request, unknown>,
    response: define<FileAnswer>('file', () => true),
  }
}
