import { claimRebate as claimCall } from '#contract/rewards/vip/claim-rebate.ts'
import { getClaimableRebates } from '#contract/rewards/vip/get-claimable-rebates.ts'
import { getMyVip } from '#contract/rewards/vip/get-my-vip.ts'
import { getRebates } from '#contract/rewards/vip/get-rebates.ts'
import { getVip } from '#contract/rewards/vip/get-vip.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { claimRebate } from './claim.ts'
import { memberVip, vipProgramme } from './overview.ts'
import { selectClaimable, wireRebate } from './rebate-queries.ts'
import { listRebates } from './rebates.ts'

/** Calls about VIP levels and the manual rebate. */
export function vipRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getVip, ({ language }) => vipProgramme(deps, language)),
    bind(getMyVip, ({ language = defaultLanguage }, { session }) => memberVip(deps, session, language)),
    bind(getClaimableRebates, async ({ language = defaultLanguage }, { session: { memberId, currency } }) => {
      const now = deps.now()
      const rows = await selectClaimable(deps.database, memberId, now)
      return {
        list: rows.map((row) => wireRebate(row, language, now)),
        currency,
        sum: rows.reduce((sum, { amount }) => sum + amount, 0n),
      }
    }),
    bind(getRebates, (request, { session }) => listRebates(deps, session.memberId, request)),
    bind(claimCall, async ({ rebateId, language = defaultLanguage }, { session, idempotencyKey: key }) => {
      return await claimRebate(deps, session, { key, rebateId, language })
    }),
  ]
}
