import type { CallAuth, CallDefinition } from '#contract/define-call.ts'
import type { GameSession, RequestContext, Session } from './context.ts'

/** The context of a handler, by the call's `auth` and whether it has a key; the dispatcher has checked both. */
export type ContextOf<Auth extends CallAuth, Idempotent extends boolean = boolean> = RequestContext &
  (Auth extends 'session' | 'member' | 'agent'
    ? { session: Session }
    : Auth extends 'game'
      ? { session: Session; game: GameSession }
      : object) &
  (Idempotent extends true ? { idempotencyKey: string } : object)

/** A call with its handler. Created only by `bind`. */
export interface BoundCall {
  readonly call: CallDefinition
  readonly handle: (input: unknown, context: RequestContext) => Promise<unknown>
}

/**
 * Binds a handler to a call. Before the handler runs, the dispatcher has opened a sealed body, validated the request,
 * checked the token against `auth`, and made sure that a required idempotency key is present. The handler returns the
 * value of the response struct, with amounts as bigint, or throws `CallFailure`.
 */
export function bind<Name extends string, Request, Response, Auth extends CallAuth, Idempotent extends boolean>(
  call: CallDefinition<Name, Request, Response, Auth, Idempotent>,
  handle: (input: Request, context: ContextOf<Auth, Idempotent>) => Promise<Response>,
): BoundCall {
  return { call: call as unknown as CallDefinition, handle: handle as unknown as BoundCall['handle'] }
}
