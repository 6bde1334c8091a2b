import type { Raffle } from '#contract/rewards/raffles/raffle.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { raffleFor, wireRaffle } from './member-raffles.ts'

/**
 * Takes part in a raffle, once; asking again changes nothing.
 *
 * @throws {CallFailure} `raffle_not_found`, `raffle_over` once its time is over, `play_blocked`
 */
export async function joinRaffle(
  { database, now }: GatewayDeps,
  session: Session,
  raffleId: string,
  language: string,
): Promise<Raffle> {
  const at = now()
  return await database.transaction(async (tx) => {
    const restriction = await restrictionOf(tx, session.memberId, at)
    if (restriction?.kind === 'closed') throw new CallFailure('raffle_not_found')
    const known = await raffleFor(tx, session, raffleId)
    if (restriction)
      throw new CallFailure('play_blocked', {
        value: { kind: restriction.kind, until: restriction.until?.toISOString() ?? null },
      })
    if (known.joined_at !== null) return wireRaffle(known, language, at)
    // This takes the same lock as the draw, so that nobody joins after the list was made, even with differing clocks.
    await tx.query('SELECT FROM raffle WHERE id = :raffleId FOR SHARE', { raffleId: known.id })
    const { state, ends_at } = await raffleFor(tx, session, raffleId)
    if (at >= ends_at || state !== 'open') throw new CallFailure('raffle_over')
    await tx.query(
      'INSERT INTO raffle_entry (raffle_id, member_id, joined_at) VALUES (:raffleId, :memberId, :joinedAt)',
      { raffleId: known.id, memberId: session.memberId, joinedAt: at },
    )
    return wireRaffle(await raffleFor(tx, session, raffleId), language, at)
  })
}
