import type { BettingHistoryRequest } from '#contract/member/get-betting-history.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { cursorOf, placeOf } from '#gateway/http/cursor.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { type BetFilter, selectBets, wireBet } from './history-queries.ts'

/** What is shown where no first moment is asked for: three months. */
const defaultSpanMs = 90 * 24 * 60 * 60 * 1000

/** A page of the caller's own rounds in their own currency, newest first, with sums over the whole filter. */
export async function bettingHistory(
  { database, now }: GatewayDeps,
  { memberId, currency }: Session,
  { from, to, gameType, status, cursor, pageSize }: BettingHistoryRequest,
) {
  const filter: BetFilter = {
    memberId,
    currency,
    from: from === undefined ? new Date(now().getTime() - defaultSpanMs) : momentOf(from),
    to: to === undefined ? undefined : momentOf(to),
    gameType,
    status,
  }
  const own = `getBettingHistory ${memberId} ${currency}`
  // One more than asked for, which tells whether there are more.
  const limit = pageSize + 1
  let place = cursor === undefined ? undefined : placeOf(cursor, own)
  let found = await selectBets(database, filter, limit, place)
  if (place?.side === 'newer' && found.rows.length < limit) {
    // The first page begins with the newest round, however few were played since the page it is reached from.
    place = undefined
    found = await selectBets(database, filter, limit, place)
  }
  const { rows, total, stake, win } = found
  const hasMore = rows.length === limit
  const page = place?.side === 'newer' ? rows.slice(1) : rows.slice(0, pageSize)
  const [newest, oldest] = [page[0], page.at(-1)]
  const hasOlder = place?.side === 'newer' || hasMore
  return {
    list: page.map(wireBet),
    next: oldest && hasOlder ? cursorOf({ id: oldest.id, side: 'older' }, own) : null,
    previous: newest && place ? cursorOf({ id: newest.id, side: 'newer' }, own) : null,
    total,
    sums: { stake, win, net: win - stake, currency },
  }
}

/** No round is older than 1970, and the year 0 that a client may ask for is none to the database. */
function momentOf(instant: string): Date {
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds)) throw new CallFailure('invalid_request', { message: `${instant} is no moment` })
  return new Date(Math.max(milliseconds, 0))
}
