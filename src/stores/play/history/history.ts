import { atom, computed } from 'nanostores'
import type { ResponseOf } from '#contract/define-call.ts'
import { gameTypes } from '#contract/play/games/game.ts'
import type { Bet } from '#contract/play/history/bet.ts'
import { getBettingDays } from '#contract/play/history/get-betting-days.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import {
  getPlaySessions,
  type PlaySession,
  type PlaySessionsRequest,
} from '#contract/play/history/get-play-sessions.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { getRoundReplay } from '#contract/play/history/get-round-replay.ts'
import { getSessionBets } from '#contract/play/history/get-session-bets.ts'
import { addDays, type Day, type DayRange, daysOf, momentsOf } from '#lib/civil-days.ts'
import type { RangeBounds } from '#lib/date-range.ts'
import { addressFilter, choice, type FilterOf, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { loadZone, periodFields, rangeOf, todayIn } from '#stores/period.ts'
import { type ResourceStore, resource } from '#stores/resource.ts'

/** The filter of the history, in the address as `?days=30&type=RNG&cursor=…`. */
export const historyFilter = addressFilter({
  ...periodFields,
  gameType: choice('type', gameTypes, undefined),
  /** Sessions of play by day, or a table of all rounds. */
  view: choice('view', ['sessions', 'rounds'], 'sessions'),
  /** Start of the page of rounds; undefined for the newest page. */
  cursor: text('cursor'),
})
export type HistoryFilter = FilterOf<typeof historyFilter>

const pageSize = 20

/** The history covers a year, including today. */
export const historyBounds = (today: Day): RangeBounds => ({ today, earliest: addDays(today, -365) })

/** The page of bets that the address names, with sums over the whole filter. */
export function bettingHistory(language: string) {
  return resource(historyFilter.$filter, (filter) =>
    pageOrFirst(historyFilter, filter, async () =>
      call(getBettingHistory, {
        ...(await asked(filter, language)),
        pageSize,
        ...(filter.cursor && { cursor: filter.cursor }),
      }),
    ),
  )
}

export type { PlaySession } from '#contract/play/history/get-play-sessions.ts'

/** The newest days of the filter with their sessions; older ones follow by `loadEarlier`. */
export function playDays(language: string) {
  const store = resource($wholeFilter, async (query) => {
    const { gameType, ...period } = historyFilter.read(query)
    const zone = await loadZone(language)
    return await daysOfPlay({ ...rangeOf(period, historyBounds(todayIn(zone))), ...(gameType && { gameType }) })
  })
  /** Adds the days before those that are shown. Throws `CallError`. */
  async function loadEarlier(shown: LoadedDays): Promise<void> {
    if (shown.earlier === null) return
    const query = $wholeFilter.get()
    const { days, ...rest } = await daysOfPlay({ ...shown.asked, to: shown.earlier })
    // Another filter was chosen meanwhile.
    if (query === $wholeFilter.get()) store.put({ ...rest, days: [...shown.days, ...days] })
  }
  return { ...store, loadEarlier }
}

export type LoadedDays = Awaited<ReturnType<typeof daysOfPlay>>

async function daysOfPlay(asked: PlaySessionsRequest) {
  return { ...(await call(getPlaySessions, asked)), asked }
}

/** The bets of a session, newest first, page by page. They open within a list, so their page is in no address. */
export function sessionBets({ nodeId, gameType, firstBetId, lastBetId }: PlaySession) {
  const $cursor = atom<string | undefined>()
  const bets = resource($cursor, (cursor) =>
    call(getSessionBets, { nodeId, gameType, firstBetId, lastBetId, pageSize, ...(cursor && { cursor }) }),
  )
  return { ...bets, show: (cursor?: string) => $cursor.set(cursor) }
}

/** A round with its bets. */
export const roundOf = (roundId: string) => resource(() => call(getRound, { roundId }))

export type DrawnRound = ResponseOf<typeof getRoundProof>

/** What a round was drawn from. */
export const drawnRound = (roundId: string) => resource(() => call(getRoundProof, { roundId }))

/** The page on which a vendor shows a round again. Throws `CallError`. */
export const replayOf = async (roundId: string, language: string): Promise<string> =>
  (await call(getRoundReplay, { roundId, language })).url

/** The filter without its page, so that another page does not load the sums again. */
const $wholeFilter = computed(historyFilter.$filter, (filter) =>
  historyFilter.query({ ...filter, cursor: undefined }, ''),
)

/** Figures of one civil day. */
export type BettingDay = ResponseOf<typeof getBettingDays>['list'][number]

/** All days of a filter, and their sums. */
export interface BettingDays {
  /** Each day also has the cumulative result since the first day. */
  readonly list: readonly (BettingDay & { readonly since: bigint })[]
  readonly sums: ResponseOf<typeof getBettingDays>['sums']
}

/** Stakes and wins per day of the filter. */
export function bettingDays(language: string): ResourceStore<BettingDays> {
  return resource($wholeFilter, async (query) => {
    const { gameType, ...period } = historyFilter.read(query)
    const zone = await loadZone(language)
    const range = rangeOf(period, historyBounds(todayIn(zone)))
    const { list, sums } = await call(getBettingDays, { ...range, ...(gameType && { gameType }) })
    return { list: everyDay(range, list), sums }
  })
}

/** Adds the days without bets. */
export function everyDay(
  range: DayRange,
  played: readonly BettingDay[],
): readonly (BettingDay & { readonly since: bigint })[] {
  const known = new Map(played.map((figures) => [figures.day, figures]))
  let since = 0n
  return Array.from({ length: daysOf(range) }, (_, index) => {
    const day = addDays(range.from, index)
    const figures = known.get(day) ?? { day, bets: 0, stake: 0n, win: 0n, net: 0n }
    since += figures.net
    return { ...figures, since }
  })
}

/** The request of a filter. Days are in the brand's time zone; the gateway takes moments. */
async function asked(filter: HistoryFilter, language: string) {
  const zone = await loadZone(language)
  const { from, to } = momentsOf(rangeOf(filter, historyBounds(todayIn(zone))), zone)
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    ...(filter.gameType && { gameType: filter.gameType }),
  }
}

/** Most bets in a downloaded file. */
export const fileLimit = 20_000

/** The bets of all pages of a filter, newest first, up to `fileLimit`. Throws `CallError`. */
export async function allRounds(
  filter: HistoryFilter,
  language: string,
  report: (loaded: number) => void = () => undefined,
): Promise<readonly Bet[]> {
  const what = await asked(filter, language)
  const rounds: Bet[] = []
  let cursor: string | null | undefined
  do {
    const page = await call(getBettingHistory, { ...what, pageSize: 999, ...(cursor && { cursor }) })
    rounds.push(...page.list)
    cursor = page.next
    report(rounds.length)
  } while (cursor && rounds.length < fileLimit)
  return rounds.slice(0, fileLimit)
}
