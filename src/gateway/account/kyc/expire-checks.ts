import { string, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { changeCheck } from './change-check.ts'
import { lockCheck } from './check-queries.ts'

const EndedRow = type({ reference: string() })

/** Ends approvals whose document's last day is over in the operator's time zone, and sends the members a message. */
export async function expireChecks({ database, now }: Pick<GatewayDeps, 'database' | 'now'>): Promise<void> {
  const at = now()
  const { today } = await operatorDays(database, at)
  const ended = await rowsOf(
    database,
    EndedRow,
    `SELECT reference FROM identity_check WHERE state = 'approved' AND valid_until < :today::date ORDER BY id LIMIT 500`,
    { today },
  )
  for (const { reference } of ended)
    await database.transaction(async (tx) => {
      const row = await lockCheck(tx, reference)
      if (row?.state !== 'approved' || row.valid_until === null || row.valid_until >= today) return
      await changeCheck(tx, row, { state: 'expired', actor: 'job', now: at })
      await leaveMessage(tx, {
        memberId: row.member_id,
        kind: 'identity_expired',
        details: { tier: row.tier },
        reference: `identity-expired:${reference}`,
        now: at,
      })
    })
}
