import { CallError } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { gameTypes } from '#contract/entities/game.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { addressFilter, choice, type FilterOf, text } from './address-filter.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { resource } from './resource.ts'

/** Days back from today, today included. */
export const historySpans = [1, 7, 30, 90] as const

/** What the history shows; it stands in the address as `?days=30&type=RNG&cursor=…`. */
export const historyFilter = addressFilter({
  days: choice('days', historySpans, 7),
  gameType: choice('type', gameTypes, undefined),
  /** Where the page begins; without one it is the newest. */
  cursor: text('cursor'),
})
export type HistoryFilter = FilterOf<typeof historyFilter>

export const historyPageSize = 20

/** The page of rounds that the address asks for, with sums over the whole filter. */
export const { $state: $history, refresh: refreshHistory } = resource(historyFilter.$filter, loadHistory)

async function loadHistory(filter: HistoryFilter): Promise<ResponseOf<typeof getBettingHistory>> {
  const midnight = new Date(environment.now())
  midnight.setHours(0, 0, 0, 0)
  midnight.setDate(midnight.getDate() - (filter.days - 1))
  const { gameType, cursor } = filter
  // The newest page in place of one that does not exist.
  const beginAnew = () => historyFilter.show({ ...filter, cursor: undefined }, 'replace')
  try {
    const page = await call(getBettingHistory, {
      from: midnight.toISOString(),
      pageSize: historyPageSize,
      ...(gameType && { gameType }),
      ...(cursor && { cursor }),
    })
    // What the cursor led to is older than the period by now.
    if (cursor && page.list.length === 0) beginAnew()
    return page
  } catch (error) {
    const refused = error instanceof CallError && error.fault.kind === 'refused' ? error.fault.code : undefined
    // An address that somebody else had opened, or that was cut short.
    if (cursor && refused === 'invalid_request') beginAnew()
    throw error
  }
}
