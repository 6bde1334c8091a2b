import { bigint, boolean, integer, nullable, string, type } from 'superstruct'
import type { RaffleDraw } from '#contract/rewards/raffles/raffle.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { raffleFor } from './member-raffles.ts'

const SeedRow = type({ seed: string(), list_hash: string() })

const LineRow = type({
  line: integer(),
  name: string(),
  tickets: integer(),
  place: nullable(integer()),
  ticket: nullable(integer()),
  prize: nullable(bigint()),
  is_mine: boolean(),
})

/**
 * The published data of a draw, with which anybody can check it. No other call reads the seed.
 *
 * @throws {CallFailure} `raffle_not_found`, `raffle_not_drawn`
 */
export async function publishedDraw(
  { database }: GatewayDeps,
  session: Session,
  raffleId: string,
): Promise<RaffleDraw> {
  const raffle = await raffleFor(database, session, raffleId)
  const text = `SELECT seed, list_hash FROM raffle WHERE id = :raffleId AND state <> 'open'`
  const drawn = await rowOf(database, SeedRow, text, { raffleId: raffle.id })
  if (!drawn) throw new CallFailure('raffle_not_drawn')
  const rows = await rowsOf(
    database,
    LineRow,
    `SELECT line, name, tickets, place, ticket, prize, member_id = :memberId AS is_mine FROM raffle_entry
     WHERE raffle_id = :raffleId AND line IS NOT NULL ORDER BY line`,
    { raffleId: raffle.id, memberId: session.memberId },
  )
  const winners = rows
    .flatMap(({ line, place, ticket, prize, is_mine }) =>
      place === null || ticket === null || prize === null
        ? []
        : [{ order: place, ticket, place: line, amount: prize, isMine: is_mine }],
    )
    .sort((one, other) => one.order - other.order)
  return {
    seedHash: raffle.seed_hash,
    seed: drawn.seed,
    listHash: drawn.list_hash,
    prizes: raffle.prizes.length,
    list: rows.map(({ line, name, tickets }) => ({ place: line, name, tickets })),
    winners: winners.map(({ ticket, place, amount, isMine }) => ({ ticket, place, amount, isMine })),
  }
}
