import { atom } from 'nanostores'
import { CallError, type CallFault } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { GameType } from '#contract/entities/game.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { $session } from './session.ts'

export interface HistoryFilter {
  /** Days back from today, today included. */
  readonly days: 1 | 7 | 30 | 90
  readonly gameType?: GameType
  readonly pageNo: number
}

type HistoryPage = ResponseOf<typeof getBettingHistory>

export type HistoryState =
  | { readonly phase: 'loading'; readonly page?: HistoryPage }
  | { readonly phase: 'ready'; readonly page: HistoryPage }
  | { readonly phase: 'failed'; readonly fault: CallFault }

export const historyPageSize = 20

export const $historyFilter = atom<HistoryFilter>({ days: 7, pageNo: 1 })
export const $history = atom<HistoryState>({ phase: 'loading' })

let latest = 0

/** Loads the page the filter asks for; a slower earlier answer never replaces a later one. */
export async function loadHistory(filter: HistoryFilter): Promise<void> {
  const mine = ++latest
  $historyFilter.set(filter)
  const before = $history.get()
  $history.set(before.phase === 'ready' ? { phase: 'loading', page: before.page } : { phase: 'loading' })
  const midnight = new Date(environment.now())
  midnight.setHours(0, 0, 0, 0)
  midnight.setDate(midnight.getDate() - (filter.days - 1))
  try {
    const page = await call(getBettingHistory, {
      from: midnight.toISOString(),
      pageNo: filter.pageNo,
      pageSize: historyPageSize,
      ...(filter.gameType ? { gameType: filter.gameType } : {}),
    })
    if (mine === latest) $history.set({ phase: 'ready', page })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (mine === latest) $history.set({ phase: 'failed', fault: error.fault })
  }
}

$session.listen(() => {
  latest++
  $history.set({ phase: 'loading' })
})
