import { getReferral } from '#contract/rewards/referral/get-referral.ts'
import { getReferrals } from '#contract/rewards/referral/get-referrals.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { ownReferral, ownReferrals } from './own-referrals.ts'

/** Calls about inviting others. */
export function referralRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getReferral, (_, { session }) => ownReferral(deps, session)),
    bind(getReferrals, (page, { session }) => ownReferrals(deps, session.memberId, page)),
  ]
}
