import type { Rebate } from '#contract/entities/vip.ts'
import { claimRebate as claimCall } from '#contract/vip/claim-rebate.ts'
import { getClaimableRebates } from '#contract/vip/get-claimable-rebates.ts'
import { getRebates } from '#contract/vip/get-rebates.ts'
import { addressFilter, text } from './address-filter.ts'
import { sendOnce } from './attempt.ts'
import { call } from './call.ts'
import { historyBounds } from './member.ts'
import { pageOrFirst } from './paged.ts'
import { loadZone, periodFields, rangeOf, todayIn } from './period.ts'
import { resource } from './resource.ts'
import { $session } from './session.ts'
import { balanceChanged } from './wallet.ts'

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
