import { getClaimableRebates } from '#contract/rewards/vip/get-claimable-rebates.ts'
import { getRebates } from '#contract/rewards/vip/get-rebates.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
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
