import { atom } from 'nanostores'
import { CallError, type CallFault } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { type GameType, gameTypes } from '#contract/entities/game.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { $session } from './session.ts'

/** Days back from today, today included. */
export const historySpans = [1, 7, 30, 90] as const

/** What the history shows; it stands in the address as `?days=30&type=RNG&cursor=…`. */
export interface HistoryFilter {
  readonly days: (typeof historySpans)[number]
  readonly gameType?: GameType
  /** Where the page begins; without one it is the newest. */
  readonly cursor?: string
}

type HistoryPage = ResponseOf<typeof getBettingHistory>

export type HistoryState =
  | { readonly phase: 'loading'; readonly page?: HistoryPage }
  | { readonly phase: 'ready'; readonly page: HistoryPage }
  | { readonly phase: 'failed'; readonly fault: CallFault }

export const historyPageSize = 20

const usual: HistoryFilter = { days: 7 }

export const $historyFilter = atom<HistoryFilter>(usual)
export const $history = atom<HistoryState>({ phase: 'loading' })

export function historyFilterOf(search: string): HistoryFilter {
  const values = new URLSearchParams(search)
  const gameType = gameTypes.find((known) => known === values.get('type'))
  const cursor = values.get('cursor')
  return {
    days: historySpans.find((days) => String(days) === values.get('days')) ?? usual.days,
    ...(gameType && { gameType }),
    ...(cursor && { cursor }),
  }
}

/** The query of a filter; parameters that are not ours stay. */
export function historySearch({ days, gameType, cursor }: HistoryFilter, before: string): string {
  const values = new URLSearchParams(before)
  for (const name of ['days', 'type', 'cursor']) values.delete(name)
  if (days !== usual.days) values.set('days', String(days))
  if (gameType) values.set('type', gameType)
  if (cursor) values.set('cursor', cursor)
  return values.size > 0 ? `?${values}` : ''
}

/** The address of a filter, on the page that is open. */
export function historyAddress(filter: HistoryFilter): string {
  const { path, search, hash } = environment.place()
  return path + historySearch(filter, search) + (hash && `#${hash}`)
}

/** Shows another period or page, as a new entry of the browser's history. */
export function showHistory(filter: HistoryFilter): void {
  environment.move(historyAddress(filter), 'push')
}

/** Loads what the address asks for, unless it is there or on its way. */
export function followHistoryAddress(): void {
  const { search } = environment.place()
  const wanted = historyFilterOf(search)
  if (historySearch(wanted, '') !== historySearch($historyFilter.get(), '')) void loadHistory(wanted)
}

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
  const { gameType, cursor } = filter
  try {
    const page = await call(getBettingHistory, {
      from: midnight.toISOString(),
      pageSize: historyPageSize,
      ...(gameType && { gameType }),
      ...(cursor && { cursor }),
    })
    if (mine !== latest) return
    // What the cursor led to is older than the period by now.
    if (cursor && page.list.length === 0) await beginAnew(filter)
    else $history.set({ phase: 'ready', page })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (mine !== latest) return
    const { fault } = error
    // An address that somebody else had opened, or that was cut short.
    if (cursor && fault.kind === 'refused' && fault.code === 'invalid_request') await beginAnew(filter)
    else $history.set({ phase: 'failed', fault })
  }
}

/** The newest page in place of one that does not exist. */
async function beginAnew({ cursor: _, ...filter }: HistoryFilter): Promise<void> {
  const loading = loadHistory(filter)
  environment.move(historyAddress(filter), 'replace')
  await loading
}

$session.listen(() => {
  latest++
  $history.set({ phase: 'loading' })
})
