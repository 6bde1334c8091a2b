import type { Tournament } from '#contract/rewards/tournaments/tournament.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { tournamentFor, wireTournament } from './member-tournaments.ts'

/**
 * Takes part, once; asking again changes nothing. Only bets that are placed afterwards count.
 *
 * @throws {CallFailure} `tournament_not_found`, `tournament_over`, `play_blocked`
 */
export async function joinTournament(
  { database, now }: GatewayDeps,
  session: Session,
  tournamentId: string,
  language: string,
): Promise<Tournament> {
  const at = now()
  return await database.transaction(async (tx) => {
    const restriction = await restrictionOf(tx, session.memberId, at)
    if (restriction?.kind === 'closed') throw new CallFailure('tournament_not_found')
    const known = await tournamentFor(tx, session, tournamentId)
    if (restriction)
      throw new CallFailure('play_blocked', {
        value: { kind: restriction.kind, until: restriction.until?.toISOString() ?? null },
      })
    if (known.player_id !== null) return wireTournament(known, language, at)
    if (at >= known.ends_at) throw new CallFailure('tournament_over')
    await tx.query(
      `INSERT INTO tournament_player (tournament_id, member_id, joined_at, after_wager)
       VALUES (:tournamentId, :memberId, :joinedAt, (SELECT coalesce(max(id), 0) FROM wager))`,
      { tournamentId: known.id, memberId: session.memberId, joinedAt: at },
    )
    return wireTournament(await tournamentFor(tx, session, tournamentId), language, at)
  })
}
