import type { BettingHistoryRequest } from '#contract/play/history/get-betting-history.ts'
import type { SessionBetsRequest } from '#contract/play/history/get-session-bets.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { type BetFilter, selectBets, selectGameBets, wireBet } from './history-queries.ts'

/** Default period: 90 days. */
const defaultSpanMs = 90 * 24 * 60 * 60 * 1000

/** A page of the caller's own bets in their own currency, newest first, with sums over the whole filter. */
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
  const asked = { list: `getBettingHistory ${memberId} ${currency}`, cursor, pageSize }
  const { rows, next, previous, slice } = await keysetPage(asked, (limit, place) =>
    selectBets(database, filter, limit, place),
  )
  const { total, stake, win } = slice
  return {
    list: rows.map(wireBet),
    next,
    previous,
    total,
    sums: { stake, win, net: win - stake, currency },
  }
}

/** A page of the caller's bets of a game session, newest first. */
export async function sessionBets(
  { database }: GatewayDeps,
  { memberId, currency }: Session,
  { nodeId, gameType, firstBetId, lastBetId, cursor, pageSize }: SessionBetsRequest,
) {
  const of = { memberId, currency, nodeId, gameType, first: BigInt(firstBetId), last: BigInt(lastBetId) }
  const list = `getSessionBets ${memberId} ${currency} ${nodeId} ${gameType} ${firstBetId} ${lastBetId}`
  const { rows, next, previous } = await keysetPage({ list, cursor, pageSize }, async (limit, place) => ({
    rows: await selectGameBets(database, of, limit, place),
  }))
  return { list: rows.map(wireBet), next, previous }
}

/** No bet is older than 1970, and the database refuses the year 0. */
function momentOf(instant: string): Date {
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds)) throw new CallFailure('invalid_request', { message: `${instant} is no moment` })
  return new Date(Math.max(milliseconds, 0))
}
