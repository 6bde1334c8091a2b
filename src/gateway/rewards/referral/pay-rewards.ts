import { bigint, enums, type Infer, string, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { maskedName } from '#lib/masked.ts'
import { qualifyReferrals } from './qualify.ts'

/** Rewards that are paid in one run. */
const batch = 500

/** The kinds of transfers that pay a reward. */
const transferKinds = { inviter: 'referral-reward', invited: 'referral-welcome' } as const
const messages = { inviter: 'referral_reward', invited: 'referral_welcome' } as const

/** The job of invitations: decides them, and pays their rewards. */
export async function rewardReferrals(deps: GatewayDeps): Promise<void> {
  await qualifyReferrals(deps)
  const text = `SELECT id FROM referral_reward WHERE state = 'open' ORDER BY id LIMIT ${batch}`
  for (const { id } of await rowsOf(deps.database, IdRow, text)) {
    try {
      const paid = await deps.database.transaction((tx) => decide(tx, id, deps.now()))
      if (paid) balanceChanged(deps, paid.member_id)
    } catch (err) {
      // The rewards of other members do not wait for this one.
      deps.log.error({ err, reward: id.toString() }, 'a reward of an invitation was not paid')
    }
  }
}

const DueRow = type({
  member_id: bigint(),
  role: enums(['inviter', 'invited']),
  currency: string(),
  amount: bigint(),
  other: string(),
})
type DueRow = Infer<typeof DueRow>

/** Returns the row if it was paid now. A restriction at that time is final (product rule 24.7). */
async function decide(tx: Transaction, id: bigint, now: Date): Promise<DueRow | undefined> {
  const due = await rowOf(
    tx,
    DueRow,
    `SELECT w.member_id, w.role, w.currency, w.amount, m.account AS other
     FROM referral_reward w JOIN referral r ON r.id = w.referral_id
     JOIN member m ON m.id = CASE w.role WHEN 'inviter' THEN r.invited_id ELSE r.member_id END
     WHERE w.id = :id AND w.state = 'open' FOR NO KEY UPDATE OF w SKIP LOCKED`,
    { id },
  )
  if (!due) return undefined
  const restriction = await restrictionOf(tx, due.member_id, now)
  if (restriction) {
    const text = `UPDATE referral_reward SET state = 'not-paid', reason = :kind, decided_at = :now WHERE id = :id`
    await tx.query(text, { id, kind: restriction.kind, now })
    return undefined
  }
  const wallet = await openWallet(tx, mainWallet(due.member_id, due.currency))
  const transferId = await transfer(tx, {
    kind: transferKinds[due.role],
    reference: `referral:${id}`,
    at: now,
    legs: [
      { account: wallet, amount: due.amount },
      { system: 'bonus', amount: -due.amount },
    ],
  })
  const text = `UPDATE referral_reward SET state = 'paid', transfer_id = :transferId, decided_at = :now WHERE id = :id`
  await tx.query(text, { id, transferId, now })
  // The message comes last, because all other events wait for it.
  await leaveMessage(tx, {
    memberId: due.member_id,
    kind: messages[due.role],
    details: { amount: due.amount.toString(), currency: due.currency, name: maskedName(due.other) },
    reference: `referral:${id}`,
    now,
  })
  return due
}
