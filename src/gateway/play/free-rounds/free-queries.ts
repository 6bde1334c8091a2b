import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { type FreeRounds, freeRoundsStates } from '#contract/play/free-rounds/free-rounds.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'

const FreeRow = type({
  id: bigint(),
  currency: string(),
  status: enums(freeRoundsStates),
  rounds: integer(),
  used: integer(),
  stake: bigint(),
  won: bigint(),
  bonus_offer_id: nullable(bigint()),
  paid: nullable(bigint()),
  expires_at: Instant,
  ended_at: nullable(Instant),
})
export type FreeRow = Infer<typeof FreeRow>

const text = `SELECT f.id, f.currency, f.status, f.rounds, f.used, f.stake, f.won, o.bonus_offer_id, f.paid, f.expires_at,
    f.ended_at
  FROM free_rounds f JOIN free_offer o ON o.id = f.offer_id WHERE f.member_id = :memberId`

/** Free rounds of a member; undefined also for another member's free rounds. */
export function findFreeRounds(on: Executor, memberId: bigint, id: bigint): Promise<FreeRow | undefined> {
  return rowOf(on, FreeRow, `${text} AND f.id = :id`, { memberId, id })
}

interface Played {
  readonly memberId: bigint
  readonly currency: string
  readonly nodeId: number
}

/** The free rounds that a member can play in a game now: of several those that end first. */
export function playableFreeRounds(
  on: Executor,
  { memberId, currency, nodeId }: Played,
  now: Date,
): Promise<FreeRow | undefined> {
  return rowOf(
    on,
    FreeRow,
    `${text} AND f.currency = :currency AND free_playable(f, :nodeId, :now)
     ORDER BY f.expires_at, f.id LIMIT 1`,
    { memberId, currency, now, nodeId },
  )
}

export function wireFreeRounds(row: FreeRow): FreeRounds {
  return {
    freeRoundsId: row.id.toString(),
    currency: row.currency,
    state: row.status,
    rounds: row.rounds,
    used: row.used,
    stake: row.stake,
    won: row.won,
    wins: row.bonus_offer_id === null ? 'cash' : 'bonus',
    paid: row.paid,
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
