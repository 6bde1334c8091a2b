import { trialType } from '#contract/entities/member.ts'
import type { SlotsRound } from '#contract/game/slots-round.ts'
import { secureRandomInt } from '#games/slots/rng.ts'
import { playRound } from '#games/slots/rules.ts'
import { toWire } from '#games/slots/wire.ts'
import { sqlState } from '#gateway/db/errors.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import type { GameSession, Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { LedgerFailure } from '#gateway/ledger/errors.ts'
import { wireRound } from './round.ts'
import { openRound, type RoundOpening, settleRound } from './rounds.ts'
import { slotsGame } from './slots-game.ts'

/** A round open for less than this belongs to a request that is still at work on it. */
const atWorkMs = 5_000

const attempts = 3

const uniqueViolation = '23505'

interface SpinRequest {
  readonly session: Session
  readonly game: GameSession
  readonly key: string
  /** Minor units. */
  readonly stake: bigint
}

/**
 * Plays one round. The outcome is drawn and kept with the held stake in one statement and settled in a second; what
 * dies in between is settled with the kept outcome by whoever comes next: the same key again, another spin of this
 * game, the frame's start, or {@link recoverOpenRounds}. So a key has one round, and a round one result.
 *
 * @throws {CallFailure} `stake_not_allowed`, `round_in_progress`, `game_session_closed`
 * @throws {LedgerFailure} `insufficient-funds` (final for the key), `idempotency-conflict`
 */
export async function spin(deps: GatewayDeps, request: SpinRequest): Promise<SlotsRound> {
  const { theme } = await slotsGame(deps.database, request.game.nodeId)
  if (!theme.stakes.includes(request.stake)) throw new CallFailure('stake_not_allowed')
  const outcome = playRound(theme, request.stake, secureRandomInt)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const opening = await open(deps, request, outcome)
    if (opening === 'lost-race') continue
    switch (opening.result) {
      case 'opened':
      case 'replayed':
        return await settled(deps, request, opening.round_id)
      case 'refused':
        throw new LedgerFailure(opening.refusal)
      case 'closed':
        throw new CallFailure('game_session_closed')
      case 'in_progress':
        if (isAtWork(opening.placed_at, deps.now())) throw new CallFailure('round_in_progress', { retryAfter: 1 })
        await settleRound(deps.database, opening.round_id, true, deps.now())
    }
  }
  throw new CallFailure('round_in_progress', { retryAfter: 1 })
}

async function settled(deps: GatewayDeps, { session, game }: SpinRequest, roundId: bigint): Promise<SlotsRound> {
  const round = wireRound(await settleRound(deps.database, roundId, false, deps.now()))
  if (game.mode === 'real' || session.type === trialType) balanceChanged(deps, session.memberId)
  return round
}

/** `lost-race`: another key opened a round of this game at the same moment, and this one left no trace. */
async function open(
  { database, now }: GatewayDeps,
  { session, game, key, stake }: SpinRequest,
  outcome: ReturnType<typeof playRound>,
): Promise<RoundOpening | 'lost-race'> {
  const { gameSessionId, nodeId, mode } = game
  const drawn = { win: outcome.win, outcome: JSON.stringify(toWire(outcome)) }
  try {
    const { memberId } = session
    return await openRound(database, { memberId, gameSessionId, nodeId, mode, key, stake, ...drawn, now: now() })
  } catch (thrown) {
    if (sqlState(thrown) === uniqueViolation) return 'lost-race'
    throw thrown
  }
}

function isAtWork(placedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(placedAt) < atWorkMs
}
