import { array, bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { type Raffle, raffleFacts } from '#contract/rewards/raffles/raffle.ts'
import { prizeReasons, prizeStates } from '#contract/rewards/tournaments/tournament.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { inLanguage } from '#lib/in-language.ts'
import { countedOf } from './contest.ts'

/** Number of drawn raffles in the list. */
const shownOver = 20

/** States of a stored raffle, and of an entry in it. */
export const raffleStates = ['open', 'drawn', 'paid'] as const
export const entryStates = ['joined', ...prizeStates] as const

const RaffleRow = type({
  id: bigint(),
  titles: record(string(), string()),
  currency: string(),
  fact: enums(raffleFacts),
  per: bigint(),
  most: integer(),
  prizes: array(string()),
  pool: bigint(),
  starts_at: Instant,
  ends_at: Instant,
  seed_hash: string(),
  state: enums(raffleStates),
  players: integer(),
  joined_at: nullable(Instant),
  counted: nullable(bigint()),
  tickets: integer(),
  line: nullable(integer()),
  place: nullable(integer()),
  prize: nullable(bigint()),
  entry_state: nullable(enums(entryStates)),
  reason: nullable(enums(prizeReasons)),
  transfer_id: nullable(bigint()),
})
export type RaffleRow = Infer<typeof RaffleRow>

const select = `SELECT r.id, r.titles, r.currency, r.fact, r.per, r.most, r.prizes, r.pool, r.starts_at, r.ends_at, r.seed_hash, r.state,
    (SELECT count(*)::integer FROM raffle_entry a WHERE a.raffle_id = r.id) AS players,
    p.joined_at, p.line, p.place, p.prize, p.state AS entry_state, p.reason,
    p.transfer_id, CASE WHEN p.state = 'joined' THEN ${countedOf} END AS counted, coalesce(p.tickets, 0) AS tickets
  FROM raffle r LEFT JOIN raffle_entry p ON p.raffle_id = r.id AND p.member_id = :memberId`

/** Raffles of a member's currency: those that are not drawn yet, the next end first, then the last drawn ones. */
export async function rafflesOf({ database, now }: GatewayDeps, session: Session, language: string) {
  const { memberId, currency } = session
  const open = `${select} WHERE r.currency = :currency AND r.state = 'open' ORDER BY r.ends_at, r.id`
  const over = `${select} WHERE r.currency = :currency AND r.state <> 'open' ORDER BY r.ends_at DESC, r.id DESC LIMIT ${shownOver}`
  const rows = [
    ...(await rowsOf(database, RaffleRow, open, { memberId, currency })),
    ...(await rowsOf(database, RaffleRow, over, { memberId, currency })),
  ]
  const at = now()
  return { list: rows.map((row) => wireRaffle(row, language, at)) }
}

/**
 * A raffle with a member's tickets and prize. @throws {CallFailure} `raffle_not_found`, also for a raffle of another
 * currency
 */
export async function raffleFor(on: Executor, { memberId, currency }: Session, raffleId: string): Promise<RaffleRow> {
  const id = /^\d{1,18}$/.test(raffleId) ? BigInt(raffleId) : 0n
  const row = await rowOf(on, RaffleRow, `${select} WHERE r.id = :id AND r.currency = :currency`, {
    memberId,
    id,
    currency,
  })
  if (!row) throw new CallFailure('raffle_not_found')
  return row
}

function stateOf({ state, starts_at, ends_at }: RaffleRow, at: Date): Raffle['state'] {
  if (state !== 'open') return 'over'
  if (at < starts_at) return 'coming'
  return at < ends_at ? 'running' : 'drawing'
}

export function wireRaffle(row: RaffleRow, language: string, at: Date): Raffle {
  const { id, titles, currency, fact, per, most, prizes, pool, starts_at, ends_at, players, seed_hash } = row
  return {
    raffleId: id.toString(),
    title: inLanguage(titles, language) ?? Object.values(titles)[0] ?? '',
    currency,
    fact,
    per,
    most,
    prizes: prizes.map(BigInt),
    pool,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    state: stateOf(row, at),
    players,
    seedHash: seed_hash,
    mine: ownEntry(row),
  }
}

function ownEntry(row: RaffleRow): Raffle['mine'] {
  const { joined_at, counted, per, most, line, place, prize, entry_state, reason } = row
  if (joined_at === null || entry_state === null) return null
  return {
    joinedAt: joined_at.toISOString(),
    tickets: counted === null ? row.tickets : Math.min(most, Number(counted / per)),
    counted,
    line,
    prize:
      entry_state === 'joined'
        ? null
        : {
            place,
            amount: prize ?? 0n,
            state: entry_state,
            reason,
            transactionId: row.transfer_id?.toString() ?? null,
          },
  }
}
