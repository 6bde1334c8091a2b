import type { BettingHistoryRequest } from '#contract/member/get-betting-history.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { type RoundFilter, selectBets } from './history-queries.ts'

/** What is shown where no first moment is asked for: three months. */
const defaultSpanMs = 90 * 24 * 60 * 60 * 1000

/** A page of the caller's own rounds in their own currency, newest first, with sums over the whole filter. */
export async function bettingHistory(
  { database, now }: GatewayDeps,
  { memberId, currency }: Session,
  { from, to, gameType, status, pageNo, pageSize }: BettingHistoryRequest,
) {
  const filter: RoundFilter = {
    memberId,
    currency,
    from: from === undefined ? new Date(now().getTime() - defaultSpanMs) : momentOf(from),
    to: to === undefined ? undefined : momentOf(to),
    gameType,
    status,
  }
  const { list, total, stake, win } = await selectBets(database, filter, pageSize, (pageNo - 1) * pageSize)
  const sums = { stake, win, net: win - stake, currency }
  return { list, pageNo, totalPages: Math.ceil(total / pageSize), total, sums }
}

/** No round is older than 1970, and the year 0 that a client may ask for is none to the database. */
function momentOf(instant: string): Date {
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds)) throw new CallFailure('invalid_request', { message: `${instant} is no moment` })
  return new Date(Math.max(milliseconds, 0))
}
