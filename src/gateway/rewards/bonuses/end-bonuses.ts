import { bigint, integer, nullable, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { EndingReason } from '#gateway/happenings.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowsOf } from '#gateway/platform/db/rows.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import type { LedgerExecutor } from '#gateway/platform/ledger/ledger.ts'

/** Most grants of one run of the job. */
const batch = 500

const EndedRow = type({ ended: integer() })

/**
 * Ends the bonuses of a member, in the transaction of the cause (product rule 22.9). Each bonus keeps the reason, and
 * gets an entry with the lost amount.
 *
 * @returns how many were ended
 */
export async function endBonuses(tx: Transaction, memberId: bigint, reason: EndingReason, now: Date): Promise<number> {
  const text = 'SELECT bonus_end_all(:memberId, :reason, :now) AS ended'
  return (await callOne(tx, EndedRow, text, { memberId, reason, now })).ended
}

const LostRow = type({ lost: nullable(bigint()) })

/** Ends one bonus at its member's request. @returns the lost amount in minor units; null if it was over before */
export async function endBonus(on: LedgerExecutor, grantId: bigint, now: Date): Promise<bigint | null> {
  const text = `SELECT bonus_end(:grantId, 'forfeited', 'cancelled', :now) AS lost`
  return (await callOne(on, LostRow, text, { grantId, now })).lost
}

/**
 * Ends bonuses whose time is over (product rule 22.8). One whose wagering is done waits for its open rounds instead. Two gateways that
 * do this at once end each of them once.
 */
export async function expireBonuses({ database, now, log }: GatewayDeps): Promise<void> {
  const at = now()
  const due = await rowsOf(
    database,
    IdRow,
    `SELECT id FROM bonus_grant WHERE status = 'active' AND expires_at <= :at AND progress < required ORDER BY expires_at LIMIT ${batch}`,
    { at },
  )
  for (const { id } of due) {
    try {
      await callOne(database, LostRow, `SELECT bonus_end(:grant, 'expired', NULL, :now) AS lost`, {
        grant: id,
        now: at,
      })
    } catch (err) {
      log.error({ err, grant: id.toString() }, 'a bonus was not ended')
    }
  }
}
