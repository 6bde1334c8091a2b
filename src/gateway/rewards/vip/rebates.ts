import type { RebatesRequest } from '#contract/rewards/vip/get-rebates.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { momentsOf } from '#lib/civil-days.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { selectRebates, wireRebate } from './rebate-queries.ts'
import { readRebateRules } from './rebate-rules.ts'

/** A page of a member's rebates of closed periods, newest first. */
export async function listRebates(
  { database, now }: GatewayDeps,
  memberId: bigint,
  { from, to, language = defaultLanguage, cursor, pageSize }: RebatesRequest,
) {
  const { timeZone } = await readRebateRules(database)
  const moments = momentsOf({ from, to }, timeZone)
  const within = { from: new Date(moments.from), to: new Date(moments.to) }
  const asked = { list: `getRebates ${memberId} ${from} ${to}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
    rows: await selectRebates(database, memberId, within, limit, place),
  }))
  const at = now()
  return { list: rows.map((row) => wireRebate(row, language, at)), next, previous }
}
