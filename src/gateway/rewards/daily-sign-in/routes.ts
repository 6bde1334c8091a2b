import { getSignIn } from '#contract/rewards/daily-sign-in/get-sign-in.ts'
import { getSignedDays } from '#contract/rewards/daily-sign-in/get-signed-days.ts'
import { signInToday as signInCall } from '#contract/rewards/daily-sign-in/sign-in-today.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { calendarOf } from './calendar.ts'
import { signInToday } from './sign-in.ts'
import { signedDays } from './signed-days.ts'

/** Calls about the daily sign-in. */
export function signInRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getSignIn, (_, { session }) => calendarOf(deps.database, session, deps.now())),
    bind(signInCall, (_, { session }) => signInToday(deps, session)),
    bind(getSignedDays, (page, { session }) => signedDays(deps, session.memberId, page)),
  ]
}
