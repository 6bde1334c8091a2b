import { beginPasskeyLogin as beginCall } from '#contract/auth/begin-passkey-login.ts'
import { passkeyLogin } from '#contract/auth/passkey-login.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import type { Access } from './access.ts'
import { beginPasskeyLogin, logInWithPasskey } from './passkey-login.ts'

/** Work that every login does once its session is open. */
type Entered = <Opened extends { readonly token: string }>(opening: Promise<Opened>) => Promise<Opened>

/** Calls for a login with a passkey; none if browsers could not make any. */
export function passkeyRoutes(access: Access, entered: Entered): BoundCall[] {
  const { relyingParty } = access.ports
  if (!relyingParty) return []
  return [
    bind(beginCall, () => beginPasskeyLogin(access.deps, relyingParty)),
    bind(passkeyLogin, (request, caller) => entered(logInWithPasskey(access, relyingParty, request, caller))),
  ]
}
