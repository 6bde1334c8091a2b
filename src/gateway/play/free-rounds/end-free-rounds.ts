import { bigint, enums, integer, nullable, record, string, type } from 'superstruct'
import { freeRoundsStates } from '#contract/play/free-rounds/free-rounds.ts'
import { operatorOn } from '#gateway/account/members/audit.ts'
import { noteEnded } from '#gateway/account/members/note-ended.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'

const EndedRow = type({ ended: integer() })

/**
 * Ends the free rounds of a closed or disabled account, in the transaction of the cause: they and their wins are lost
 * (product rule 28.9).
 */
export async function endFreeRounds(tx: Transaction, memberId: bigint, now: Date): Promise<number> {
  return (await callOne(tx, EndedRow, 'SELECT free_end_all(:memberId, :now) AS ended', { memberId, now })).ended
}

/** Most sets of one run of the job. */
const batch = 500

/**
 * Ends expired free rounds, pays their wins, and sends the member a message (product rule 28.8). Each set ends once,
 * even with two gateways at once or a last round at the same moment.
 */
export async function expireFreeRounds(deps: GatewayDeps): Promise<void> {
  const { database, now, log } = deps
  const at = now()
  const text = `SELECT id FROM free_rounds WHERE status = 'active' AND expires_at <= :at ORDER BY expires_at LIMIT ${batch}`
  for (const { id } of await rowsOf(database, IdRow, text, { at })) {
    try {
      const memberId = await database.transaction((tx) => expire(tx, id, at))
      if (memberId !== undefined) balanceChanged(deps, memberId)
    } catch (err) {
      log.error({ err, freeRounds: id.toString() }, 'free rounds were not ended')
    }
  }
}

const ExpiredRow = type({ member_id: nullable(bigint()), status: nullable(enums(freeRoundsStates)) })
const ExpiredRounds = type({
  member_id: bigint(),
  currency: string(),
  unused: integer(),
  won: bigint(),
  paid: bigint(),
  titles: record(string(), string()),
  bonus_offer_id: nullable(bigint()),
})

/** @returns the member whose money may have changed; undefined if they were over before, or the account is disabled */
async function expire(tx: Transaction, id: bigint, now: Date): Promise<bigint | undefined> {
  const ended = await callOne(tx, ExpiredRow, 'SELECT member_id, status FROM free_expire(:id, :now)', { id, now })
  if (ended.member_id === null) return undefined
  if (ended.status === 'forfeited') {
    // A disabled account loses them, and reads nothing.
    await noteEnded(tx, operatorOn(ended.member_id), 'closed', { freeRounds: 1 }, now)
    return undefined
  }
  const row = await rowOf(
    tx,
    ExpiredRounds,
    `SELECT f.member_id, f.currency, f.rounds - f.used AS unused, f.won, f.paid, o.titles, o.bonus_offer_id
     FROM free_rounds f JOIN free_offer o ON o.id = f.offer_id WHERE f.id = :id`,
    { id },
  )
  if (!row) throw new Error(`Free rounds ${id} are not there`)
  const titles = Object.entries(row.titles).map(([language, title]) => [`title.${language}`, title])
  await leaveMessage(tx, {
    memberId: row.member_id,
    kind: 'free_rounds_over',
    details: {
      ...Object.fromEntries(titles),
      unused: row.unused.toString(),
      amount: row.paid.toString(),
      currency: row.currency,
      ...(row.bonus_offer_id !== null && row.won > 0n && { reason: row.paid > 0n ? 'free_bonus' : 'free_lost' }),
    },
    reference: `free_rounds:${id}`,
    now,
  })
  return row.member_id
}
