import type { CallAuth, CallDefinition } from '#contract/define-call.ts'
import type { GameSession, RequestContext, Session } from './context.ts'

/** What a handler may rely on, by the call's `auth`: the dispatcher has checked it before. */
export type ContextOf<Auth extends CallAuth> = RequestContext &
  (Auth extends 'session' | 'member' | 'agent'
    ? { session: Session }
    : Auth extends 'game'
      ? { session: Session; game: GameSession }
      : object)

/** A call with its handler, ready to be mounted. Built only by `bind`. */
export interface BoundCall {
  readonly call: CallDefinition
  readonly handle: (input: unknown, context: RequestContext) => Promise<unknown>
}

/**
 * Ties a handler to a call. The dispatcher has opened the sealed body, checked the request against its struct, the
 * token against `auth`, and that an idempotency key is there where the call needs one; the handler returns what the
 * response struct says, with amounts as bigint, or throws `CallFailure`.
 */
export function bind<Name extends string, Request, Response, Auth extends CallAuth>(
  call: CallDefinition<Name, Request, Response, Auth>,
  handle: (input: Request, context: ContextOf<Auth>) => Promise<Response>,
): BoundCall {
  return { call: call as unknown as CallDefinition, handle: handle as unknown as BoundCall['handle'] }
}
