import type { Executor, Parameter } from '#gateway/db/client.ts'
import type { GameSession } from '#gateway/http/context.ts'
import { callOne } from '#gateway/ledger/call.ts'
import type { LedgerError } from '#gateway/ledger/errors.ts'
import { claimParameters, type IdempotentRequest } from '#gateway/ledger/request-hash.ts'
import type { RoundRow } from './round.ts'

interface RoundRequest {
  readonly memberId: bigint
  readonly gameSessionId: bigint
  readonly nodeId: number
  readonly mode: 'real' | 'trial'
  readonly key: string
  /** Minor units, as is `win`. */
  readonly stake: bigint
  readonly win: bigint
  /** JSON text of the drawn outcome. */
  readonly outcome: string
  readonly now: Date
}

/** What came of opening a round; see `round_open` in migration 0021. */
export type RoundOpening = { result: 'opened' | 'replayed'; round_id: bigint } | Refused

/** What came of a whole spin; see `round_play` in migration 0080. */
export type RoundPlayed =
  | ({ result: 'opened' | 'replayed' } & RoundRow)
  /** The key was refused before it could be a round. */
  | { result: 'replayed'; id: null }
  | Refused

type Refused =
  | { result: 'in_progress'; round_id: bigint; placed_at: string }
  | { result: 'refused'; refusal: LedgerError }
  | { result: 'closed' }

/**
 * A whole spin in one statement: claims the key, holds the stake, keeps the outcome and settles the round.
 *
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export function playOut(on: Executor, request: RoundRequest): Promise<RoundPlayed> {
  const columns = 'round_id AS id, outcome, stake, win, currency, status, balance_after, settled_at'
  const text = `SELECT result, placed_at, round_id, refusal, ${columns} FROM round_play($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`
  return callOne<RoundPlayed>(on, text, parametersOf(request))
}

/**
 * The first half alone, for a round that goes on after it: claims the key, holds the stake and keeps the outcome.
 *
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export function openRound(on: Executor, request: RoundRequest): Promise<RoundOpening> {
  return callOne(on, 'SELECT * FROM round_open($1, $2, $3, $4, $5, $6, $7::jsonb, $8)', parametersOf(request))
}

/** A spin as its key is claimed for it. */
export function spinClaim({
  memberId,
  key,
  nodeId,
  mode,
  stake,
}: Pick<RoundRequest, 'memberId' | 'key' | 'nodeId' | 'mode' | 'stake'>): IdempotentRequest {
  return { actor: `member:${memberId}`, key, request: { call: 'spinSlots', nodeId, mode, stake: stake.toString() } }
}

function parametersOf(request: RoundRequest): Parameter[] {
  const { memberId, gameSessionId, nodeId, mode, key, stake, win, outcome, now } = request
  return [
    ...claimParameters(spinClaim({ memberId, key, nodeId, mode, stake })),
    gameSessionId,
    stake,
    win,
    outcome,
    now,
  ]
}

/**
 * The second half: settles the round with the outcome it was opened with. A settled round is answered as it is, so
 * everybody who finds a round open may settle it. One whose stake was given back meanwhile is voided.
 *
 * @param unseen nobody waits for the answer: the frame shows the round when it opens next
 */
export function settleRound(on: Executor, roundId: bigint, unseen: boolean, now: Date): Promise<RoundRow> {
  return callOne<RoundRow>(
    on,
    `SELECT id, outcome, stake, win, currency, status, balance_after, settled_at FROM round_settle($1, $2, $3)`,
    [roundId, unseen, now],
  )
}

interface PlayedGame {
  readonly memberId: bigint
  readonly nodeId: number
  readonly mode: 'real' | 'trial'
}

/** Id of the game's open round, of which there is one at most. */
export async function openRoundOf(on: Executor, { memberId, nodeId, mode }: PlayedGame): Promise<bigint | undefined> {
  const [row] = await on.query<{ id: bigint }>(
    `SELECT id FROM round WHERE member_id = $1 AND node_id = $2 AND mode = $3 AND status = 'open'`,
    [memberId, nodeId, mode],
  )
  return row?.id
}

/** The last round that was settled without its player, until their next spin. */
export async function unseenRoundOf(
  on: Executor,
  { memberId, nodeId, mode }: PlayedGame,
): Promise<RoundRow | undefined> {
  const [row] = await on.query<RoundRow>(
    `SELECT id, outcome, stake, win, currency, status, balance_after, settled_at FROM round
     WHERE member_id = $1 AND node_id = $2 AND mode = $3 AND unseen ORDER BY id DESC LIMIT 1`,
    [memberId, nodeId, mode],
  )
  return row
}

/** More than any clock is set back. */
const clockError = 24 * 60 * 60_000

/** Wins less stakes of one game session, minor units. Open rounds are left out. */
export async function netOf(on: Executor, memberId: bigint, game: GameSession): Promise<bigint> {
  // The start is there for the index, which is ordered by `-r.id`: what is kept by the hour bounds the ids.
  const since = new Date(game.startedAt.getTime() - clockError)
  const [row] = await on.query<{ net: bigint }>(
    `SELECT coalesce(sum(r.win - r.stake), 0)::bigint AS net FROM (
       SELECT game_type, min(first_round) AS first_round, max(last_round) AS last_round FROM member_hour
       WHERE member_id = $1 AND currency = $2 AND hour >= $3 AND status = 'settled' GROUP BY game_type) hours
     JOIN round r ON r.member_id = $1 AND r.currency = $2 AND r.game_type = hours.game_type AND r.status = 'settled'
       AND -r.id BETWEEN -hours.last_round AND -hours.first_round AND r.game_session_id = $4`,
    [memberId, game.currency, since, game.gameSessionId],
  )
  return row?.net ?? 0n
}

/**
 * Ids of open rounds that were placed longer than `age` milliseconds ago, from the one after `after` on. One placed as
 * far in the future was so before a clock was set back.
 */
export async function staleRounds(
  on: Executor,
  { now, age, after, limit }: { now: Date; age: number; after: bigint; limit: number },
): Promise<bigint[]> {
  const rows = await on.query<{ id: bigint }>(
    `SELECT id FROM round WHERE status = 'open' AND (placed_at < $1 OR placed_at > $2) AND id > $3 ORDER BY id LIMIT $4`,
    [new Date(now.getTime() - age), new Date(now.getTime() + Math.abs(age)), after, limit],
  )
  return rows.map(({ id }) => id)
}
