import { array, bigint, integer, nullable, string, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { maskedName } from '#lib/masked.ts'
import { drawTickets, listText } from '#lib/raffle-draw.ts'
import { hashOfText } from '#lib/seeded-draw.ts'
import { ticketsOf } from './contest.ts'

/**
 * Milliseconds after the end before it is drawn: a bet that was settled in the last moments by a gateway whose clock is behind is
 * there by then.
 */
const grace = 5 * 60_000

const RaffleRow = type({ ends_at: Instant, seed: string(), prizes: array(string()), complete_to: nullable(Instant) })
const TicketsRow = type({ id: bigint(), account: string(), tickets: integer() })

/**
 * Makes the list of tickets, draws the prizes and notes both, once and only when every fact of the raffle's time is known
 * (product rules 27.16, 27.17). Levels need the same moment, and find it out with every count.
 */
export async function drawRaffle(tx: Transaction, id: bigint, now: Date): Promise<void> {
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  const raffle = await rowOf(
    tx,
    RaffleRow,
    `SELECT r.ends_at, r.seed, r.prizes, (SELECT complete_to FROM vip_mark) AS complete_to
     FROM raffle r WHERE r.id = :id AND r.state = 'open' FOR NO KEY UPDATE OF r SKIP LOCKED`,
    { id },
  )
  if (!raffle || raffle.complete_to === null) return
  if (raffle.complete_to.getTime() - grace < raffle.ends_at.getTime()) return
  const entries = await rowsOf(
    tx,
    TicketsRow,
    `SELECT p.id, m.account, ${ticketsOf} AS tickets
     FROM raffle r JOIN raffle_entry p ON p.raffle_id = r.id JOIN member m ON m.id = p.member_id WHERE r.id = :id ORDER BY p.id`,
    { id },
  )
  const having = entries.filter(({ tickets }) => tickets > 0)
  const list = having.map(({ account, tickets }, at) => ({ place: at + 1, name: maskedName(account), tickets }))
  const listHash = await hashOfText(listText(list))
  const drawn = await drawTickets({ seed: raffle.seed, listHash }, list, raffle.prizes.length)
  const rows = having.map(({ id: entry }, at) => {
    const place = drawn.findIndex((one) => one.place === at + 1)
    const won = drawn[place]
    const prize = won && { place: place + 1, ticket: won.ticket, prize: raffle.prizes[place] }
    return { id: entry.toString(), ...list[at], line: at + 1, place: null, ...prize }
  })
  await tx.query(
    `UPDATE raffle_entry p SET line = l.line, name = l.name, tickets = l.tickets, place = l.place, ticket = l.ticket, prize = l.prize,
       state = CASE WHEN l.prize IS NULL THEN 'none' ELSE 'open' END
     FROM jsonb_to_recordset(:rows::text::jsonb)
       AS l (id bigint, line integer, name text, tickets integer, place integer, ticket integer, prize bigint)
     WHERE p.id = l.id`,
    { rows: JSON.stringify(rows) },
  )
  await tx.query(`UPDATE raffle_entry SET state = 'none' WHERE raffle_id = :raffleId AND state = 'joined'`, {
    raffleId: id,
  })
  await tx.query(`UPDATE raffle SET state = 'drawn', list_hash = :listHash, drawn_at = :now WHERE id = :id`, {
    id,
    listHash,
    now,
  })
}
