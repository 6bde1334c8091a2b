import { claimRebate as claimCall } from '#contract/rewards/vip/claim-rebate.ts'
import { getClaimableRebates } from '#contract/rewards/vip/get-claimable-rebates.ts'
import { getRebates } from '#contract/rewards/vip/get-rebates.ts'
import type { Rebate } from '#contract/rewards/vip/vip.ts'
import { $session } from '#stores/account/auth/session.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { loadZone, periodFields, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { resource } from '#stores/resource.ts'

/** The days and the page of the list, in the address as `?days=30&cursor=…`. */
export const rebateFilter = addressFilter({ ...periodFields, cursor: text('cursor') })

const pageSize = 10

/** The rebates that can be claimed now. */
export const claimableRebates = (language: string) => resource(() => call(getClaimableRebates, { language }))

/** The page of rebates that the address names, newest first. */
export const rebates = (language: string) =>
  resource(rebateFilter.$filter, (filter) =>
    pageOrFirst(rebateFilter, filter, async () =>
      call(getRebates, {
        ...rangeOf(filter, historyBounds(todayIn(await loadZone(language)))),
        language,
        pageSize,
        ...(filter.cursor && { cursor: filter.cursor }),
      }),
    ),
  )

/** Claims a rebate, once. Throws `CallError`. */
export async function claimRebate(rebateId: string, language: string): Promise<Rebate | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const claimed = await sendOnce('rebate', session, rebateId, (key) => call(claimCall, { rebateId, language }, { key }))
  await balanceChanged()
  return claimed
}
