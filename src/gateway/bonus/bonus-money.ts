import { bigint, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'

const MoneyRow = type({ balance: bigint() })

/** What the next bet of a member can take of bonus money, minor units; null where no bonus is running (`bonus_of_bet`). */
export async function bonusMoneyOf(
  on: Executor,
  memberId: bigint,
  currency: string,
  now: Date,
): Promise<bigint | null> {
  const row = await rowOf(
    on,
    MoneyRow,
    `SELECT a.balance - a.held AS balance FROM bonus_grant g JOIN ledger_account a ON a.id = g.account_id
     WHERE g.member_id = $1 AND g.currency = $2 AND g.status = 'active' AND g.expires_at > $3 AND g.progress < g.required
     ORDER BY g.expires_at, g.created_at, g.id LIMIT 1`,
    [memberId, currency, now],
  )
  return row?.balance ?? null
}
