import { bigint, enums, type Infer, nullable, string, type, validate } from 'superstruct'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { commitmentOf, type RoundSeed } from '#games/fairness/stream.ts'
import { proofVersion, type RoundProof } from '#games/fairness/wire.ts'
import { StoredInstantStruct } from '#games/instants/wire.ts'
import { themes } from '#games/slots/all-themes.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, Json, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { signedReceipt } from '#gateway/play/fairness/receipt.ts'
import { drawOfRound } from '#gateway/play/fairness/seed-pairs.ts'
import { wagerStates } from '#gateway/play/vendors/results.ts'
import { drawBet, drawClaim } from './draw-bet.ts'
import { sharedClaim, sharedRound } from './shared-round.ts'

const ProvedRow = type({
  id: bigint(),
  engine: string(),
  game_name: string(),
  currency: string(),
  round_state: enums(['open', 'ended']),
  opened_at: Instant,
  ended_at: nullable(Instant),
  state: enums(wagerStates),
  stake: bigint(),
  win: nullable(bigint()),
  outcome: Json,
  balance_before: bigint(),
  balance_after: nullable(bigint()),
})
type ProvedRow = Infer<typeof ProvedRow>

/**
 * What a round of the caller was drawn from, with its proof if the pair of seeds is revealed.
 *
 * @throws {CallFailure} `round_not_found`, `round_open`, `round_not_drawn`
 */
export async function roundProof(
  deps: GatewayDeps,
  { memberId, account }: Session,
  roundId: string,
): Promise<ResponseOf<typeof getRoundProof>> {
  const id = /^\d{1,18}$/.test(roundId) ? BigInt(roundId) : 0n
  const bets = await rowsOf(
    deps.database,
    ProvedRow,
    `SELECT w.id, w.state, r.engine, g.game_name, r.currency, r.state AS round_state, r.opened_at, r.ended_at, w.stake, w.win,
       coalesce(w.outcome, 'null'::jsonb) AS outcome, w.balance_before, w.balance_after
     FROM round r JOIN game g USING (node_id) JOIN wager w ON w.round_id = r.id
     WHERE r.id = :id AND r.member_id = :memberId AND w.corrects_id IS NULL ORDER BY w.id`,
    { id, memberId },
  )
  const [first] = bets
  if (!first) throw new CallFailure('round_not_found')
  if (first.round_state === 'open') throw new CallFailure('round_open')
  const proved = await provedBy(deps, id, first, bets)
  if (!proved) throw new CallFailure('round_not_drawn')
  const { serverSeed, clientSeed, nonce } = proved.seed
  const { claim, isRevealed, own } = proved
  const commitment = commitmentOf(serverSeed)
  const told = {
    ...{ version: proofVersion, roundId, gameName: first.game_name, commitment, clientSeed, nonce },
    ...{ currency: first.currency, begunAt: first.opened_at.toISOString() },
    endedAt: first.ended_at?.toISOString() ?? null,
    wins: own.map((bet) => paidBy(bet).toString()),
    ...claim,
  }
  const receipt = await signedReceipt(deps, {
    ...told,
    account,
    stakes: own.map(({ stake }) => stake.toString()),
    balanceBefore: (own[0] ?? first).balance_before.toString(),
    balanceAfter: own.at(-1)?.balance_after?.toString() ?? null,
    ...(isRevealed && { serverSeed }),
  })
  return { commitment, clientSeed, nonce, proof: isRevealed ? ({ ...told, serverSeed } as RoundProof) : null, receipt }
}

/** What a bet brought, in minor units: the stake of a void one came back. */
const paidBy = ({ state, stake, win }: ProvedRow): bigint => (state === 'void' ? stake : (win ?? 0n))

/** What a round is computed again from. */
interface Proved {
  readonly seed: RoundSeed
  readonly isRevealed: boolean
  /** Engine, game, bet and outcome in the form of a proof. */
  readonly claim: { readonly [name: string]: Json }
  /** The bets that took part. */
  readonly own: readonly ProvedRow[]
}

function provedBy(deps: GatewayDeps, roundId: bigint, first: ProvedRow, bets: readonly ProvedRow[]) {
  if (first.engine === 'tables') return provedShared(deps, bets)
  return first.engine === 'draws' ? provedDraw(deps, roundId, first) : provedAlone(deps, roundId, bets)
}

/** A bet on a draw of a lottery, whose seed was revealed with its result. One that was taken back took part in no draw. */
async function provedDraw({ database }: GatewayDeps, roundId: bigint, bet: ProvedRow): Promise<Proved | undefined> {
  const found = bet.state === 'refunded' ? undefined : await drawBet(database, roundId)
  const proved = found && drawClaim(found, bet.stake)
  return proved && { ...proved, isRevealed: true, own: [bet] }
}

/** A round that was drawn from a pair of seeds of its member. */
async function provedAlone(
  deps: GatewayDeps,
  roundId: bigint,
  bets: readonly ProvedRow[],
): Promise<Proved | undefined> {
  const draw = await drawOfRound(deps, roundId)
  const claim = draw && bets[0] && claimOf(bets[0])
  return claim && { seed: draw, isRevealed: draw.isRevealed, claim, own: bets }
}

/** A round of a shared table, whose seed was revealed with its result. */
async function provedShared(deps: GatewayDeps, bets: readonly ProvedRow[]): Promise<Proved | undefined> {
  const past = sharedRound(bets)
  const found = past && (await sharedClaim(deps, past))
  return found && { ...found, isRevealed: true, own: past.bets }
}

/** Engine, game, bet and outcome of a round, from what its first bet has stored; undefined if an older version stored it in another form. */
function claimOf({ engine, stake, outcome }: ProvedRow) {
  if (engine === 'slots') {
    const [fault, drawn] = validate(outcome, RoundOutcomeStruct, { coerce: true })
    if (fault) return undefined
    return {
      engine,
      game: drawn.theme,
      round: { stake: stake.toString(), version: themes[drawn.theme].version },
      outcome,
    }
  }
  const [fault, stored] = validate(outcome, StoredInstantStruct)
  if (fault || stored.shown === undefined) return undefined
  const { game, table: _, shown, interrupted, ...round } = stored
  return { engine: 'instants', game, round: { ...round, ...(interrupted && { interrupted }) }, outcome: shown }
}
