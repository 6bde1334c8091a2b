import { attachIdentityPicture } from '#contract/account/kyc/attach-identity-picture.ts'
import { beginIdentityCheck } from '#contract/account/kyc/begin-identity-check.ts'
import { getIdentity } from '#contract/account/kyc/get-identity.ts'
import { submitIdentityCheck } from '#contract/account/kyc/submit-identity-check.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { attachPicture, beginCheck, submitCheck } from './draft.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { identityOf } from './overview.ts'

/**
 * Calls about identity checks. They do not ask whether the member may play, because an excluded member can still
 * withdraw.
 */
export function kycRoutes(deps: GatewayDeps, provider: IdentityProvider): BoundCall[] {
  return [
    bind(getIdentity, (_, { session }) => identityOf(deps, session)),
    bind(beginIdentityCheck, async (wanted, { session }) => {
      await beginCheck(deps, session.memberId, wanted)
      return await identityOf(deps, session)
    }),
    bind(attachIdentityPicture, async (attached, { session }) => {
      await attachPicture(deps, session.memberId, attached)
      return await identityOf(deps, session)
    }),
    bind(submitIdentityCheck, async ({ checkId }, { session }) => {
      await submitCheck(deps, provider, session.memberId, checkId)
      return await identityOf(deps, session)
    }),
  ]
}
