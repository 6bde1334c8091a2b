import { getReferral } from '#contract/rewards/referral/get-referral.ts'
import { getReferrals } from '#contract/rewards/referral/get-referrals.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { memberReferral, memberReferrals } from './member-referrals.ts'

/** Calls about inviting others. */
export function referralRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getReferral, (_, { session }) => memberReferral(deps, session)),
    bind(getReferrals, (page, { session }) => memberReferrals(deps, session.memberId, page)),
  ]
}
