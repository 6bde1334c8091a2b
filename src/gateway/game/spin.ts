import { trialType } from '#contract/entities/member.ts'
import type { SlotsRound } from '#contract/game/slots-round.ts'
import { secureRandomInt } from '#games/slots/rng.ts'
import { playRound } from '#games/slots/rules.ts'
import { toWire } from '#games/slots/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import type { GameSession, Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { LedgerFailure, Refusal } from '#gateway/ledger/errors.ts'
import { once } from '#gateway/ledger/once.ts'
import { wireRound } from './round.ts'
import { playOut, type RoundPlayed, settleRound, spinClaim } from './rounds.ts'
import { slotsGame } from './slots-game.ts'

/** A round open for less than this belongs to a request that is still at work on it. */
const atWorkMs = 5_000

/** One round at most is open, and settled before the second. */
const attempts = 2

interface SpinRequest {
  readonly session: Session
  readonly game: GameSession
  readonly key: string
  /** Minor units. */
  readonly stake: bigint
}

/**
 * Plays one round. The outcome is drawn, and one statement holds the stake, keeps the outcome and settles it: what dies
 * on the way has either left nothing or a settled round, which the same key gets back. So a key has one round, and a
 * round one result. A round of this game that something else left open is settled first.
 *
 * @throws {CallFailure} `round_in_progress`, `game_session_closed`: the key stays unused
 * @throws {Refusal} `stake_not_allowed`, final for the key
 * @throws {LedgerFailure} `insufficient-funds` (final for the key), `idempotency-conflict`
 */
export async function spin(deps: GatewayDeps, request: SpinRequest): Promise<SlotsRound> {
  const { theme } = await slotsGame(deps.database, request.game.nodeId)
  if (!theme.stakes.includes(request.stake)) return keptAnswer(deps, request, new Refusal('stake_not_allowed'))
  const outcome = playRound(theme, request.stake, secureRandomInt)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const played = await play(deps, request, outcome)
    switch (played.result) {
      case 'opened':
      case 'replayed':
        if (played.id === null) return keptAnswer(deps, request, new Error('The key has no answer.'))
        tellBalance(deps, request)
        return wireRound(played)
      case 'refused':
        throw new LedgerFailure(played.refusal)
      case 'closed':
        throw new CallFailure('game_session_closed')
      case 'in_progress':
        if (isAtWork(played.placed_at, deps.now())) throw new CallFailure('round_in_progress', { retryAfter: 1 })
        await settleRound(deps.database, played.round_id, true, deps.now())
    }
  }
  throw new CallFailure('round_in_progress', { retryAfter: 1 })
}

/**
 * The answer that is kept for a key whose spin cannot be played now: its round, where it had one.
 *
 * @param refusal is kept and thrown where the key has no answer yet
 * @throws {Refusal} the one that is kept
 */
async function keptAnswer({ database, now }: GatewayDeps, request: SpinRequest, refusal: Error): Promise<SlotsRound> {
  const { session, game, key, stake } = request
  const claim = spinClaim({ memberId: session.memberId, key, nodeId: game.nodeId, mode: game.mode, stake })
  const { answer } = await once<{ hold: number }>(database, { ...claim, now: now() }, () => Promise.reject(refusal))
  return wireRound(await settleRound(database, BigInt(answer.hold), false, now()))
}

/** Play money of a member stands nowhere but in its game. */
function tellBalance(deps: GatewayDeps, { session, game }: SpinRequest): void {
  if (game.mode === 'real' || session.type === trialType) balanceChanged(deps, session.memberId)
}

function play(
  { database, now }: GatewayDeps,
  { session, game, key, stake }: SpinRequest,
  outcome: ReturnType<typeof playRound>,
): Promise<RoundPlayed> {
  const { gameSessionId, nodeId, mode } = game
  const drawn = { win: outcome.win, outcome: JSON.stringify(toWire(outcome)) }
  const { memberId } = session
  return playOut(database, { memberId, gameSessionId, nodeId, mode, key, stake, ...drawn, now: now() })
}

/** Clocks of two gateways differ a little; what was placed far in the future was so before a clock was set back. */
function isAtWork(placedAt: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(placedAt)) < atWorkMs
}
