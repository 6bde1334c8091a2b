import { endOtherSessions } from '#contract/security/end-other-sessions.ts'
import { endSession } from '#contract/security/end-session.ts'
import { getSessions } from '#contract/security/get-sessions.ts'
import { removeAddress } from '#contract/security/remove-address.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { endOneSession, endOthers, listSessions, removeTrust } from './sessions.ts'

/** Calls of the security centre: what a member may see and change of their own account. */
export function securityRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getSessions, (_, { session }) => listSessions(deps, session)),
    bind(endSession, ({ sessionId }, caller) => endOneSession(deps, caller, sessionId)),
    bind(endOtherSessions, (_, caller) => endOthers(deps, caller)),
    bind(removeAddress, ({ addressId }, caller) => removeTrust(deps, caller, addressId)),
  ]
}
