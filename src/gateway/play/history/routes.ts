import { getBettingDays } from '#contract/play/history/get-betting-days.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getPlaySessions } from '#contract/play/history/get-play-sessions.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { getRoundReplay } from '#contract/play/history/get-round-replay.ts'
import { getSessionBets } from '#contract/play/history/get-session-bets.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { roundReplay } from '#gateway/play/vendor-door/round-replay.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { bettingHistory, sessionBets } from './history.ts'
import { bettingDays } from './history-days.ts'
import { playSessions } from './play-sessions.ts'
import { memberRound } from './round.ts'
import { roundProof } from './round-proof.ts'

/** Calls about a member's betting history. */
export function historyRoutes(deps: GatewayDeps, vendors: VendorClient): BoundCall[] {
  return [
    bind(getBettingHistory, (request, { session }) => bettingHistory(deps, session, request)),
    bind(getBettingDays, (request, { session }) => bettingDays(deps, session, request)),
    bind(getPlaySessions, (request, { session }) => playSessions(deps, session, request)),
    bind(getSessionBets, (request, { session }) => sessionBets(deps, session, request)),
    bind(getRound, ({ roundId }, { session }) => memberRound(deps, session, roundId)),
    bind(getRoundProof, ({ roundId }, { session }) => roundProof(deps, session, roundId)),
    bind(getRoundReplay, (request, { session }) => roundReplay(deps, vendors, session, request)),
  ]
}
