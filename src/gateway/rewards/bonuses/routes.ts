import { cancelBonus as cancelCall } from '#contract/rewards/bonuses/cancel-bonus.ts'
import { getBonusEntries } from '#contract/rewards/bonuses/get-bonus-entries.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { getEndedBonuses } from '#contract/rewards/bonuses/get-ended-bonuses.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { cancelBonus } from './cancel.ts'
import { bonusEntries, endedBonuses, runningBonuses } from './member-bonuses.ts'

/** Calls about a member's bonuses. */
export function bonusRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getBonuses, ({ language = defaultLanguage }, { session }) => runningBonuses(deps, session.memberId, language)),
    bind(getEndedBonuses, ({ language = defaultLanguage, ...page }, { session }) =>
      endedBonuses(deps, session.memberId, language, page),
    ),
    bind(getBonusEntries, ({ bonusId, ...page }, { session }) => bonusEntries(deps, session.memberId, bonusId, page)),
    bind(cancelCall, ({ language = defaultLanguage, ...request }, { session, address }) =>
      cancelBonus(deps, { session, address }, { ...request, language }),
    ),
  ]
}
