import { bigint, integer, nullable, type } from 'superstruct'
import type { Wagering } from '#contract/rewards/bonuses/bonus.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'

const WageringRow = type({
  id: bigint(),
  balance: bigint(),
  required: bigint(),
  progress: bigint(),
  percent: integer(),
  max_bet: nullable(bigint()),
  expires_at: Instant,
})

interface Asked {
  readonly memberId: bigint
  readonly currency: string
  /** The game that is played: how much of its stakes counts. */
  readonly nodeId: number
}

/** The bonus that the next bet of a member feeds, amounts in minor units; null where none is running. */
export async function wageringOf(
  on: Executor,
  { memberId, currency, nodeId }: Asked,
  now: Date,
): Promise<Wagering | null> {
  const row = await rowOf(
    on,
    WageringRow,
    `SELECT g.id, a.balance - a.held AS balance, g.required, g.progress, bonus_weight(g.terms, :nodeId) AS percent, g.max_bet, g.expires_at
     FROM (SELECT * FROM bonuses_fed(:memberId, :currency, :now) LIMIT 1) g JOIN ledger_account a ON a.id = g.account_id`,
    { memberId, currency, now, nodeId },
  )
  if (!row) return null
  const { id, max_bet: maxBet, expires_at: expiresAt, ...figures } = row
  return { bonusId: id.toString(), ...figures, maxBet, expiresAt: expiresAt.toISOString() }
}
