import { bigint, type Infer, integer, string, type } from 'superstruct'
import type { Transaction } from '#gateway/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { leaveMessage } from '#gateway/member/messages.ts'
import { mainWallet, openWallet } from '#gateway/wallet/wallets.ts'
import { hindranceOf } from './receivable.ts'

/** Bonuses in one run of the job. */
const batch = 500

const StepRow = type({ id: bigint(), member_id: bigint(), rank: integer(), currency: string(), bonus: bigint() })
type StepRow = Infer<typeof StepRow>

/**
 * Decides the bonuses of levels that were reached: each is paid in the transaction that marks it as paid, so it is paid
 * once, whoever dies and however many gateways do this at once.
 */
export async function paySteps(deps: GatewayDeps): Promise<void> {
  const text = `SELECT id FROM vip_step WHERE state = 'open' ORDER BY id LIMIT ${batch}`
  for (const { id } of await rowsOf(deps.database, IdRow, text)) {
    try {
      const paid = await deps.database.transaction((tx) => decide(tx, id, deps.now()))
      if (paid) balanceChanged(deps, paid.member_id)
    } catch (err) {
      // The bonuses of others do not wait for this one.
      deps.log.error({ err, step: id.toString() }, 'the bonus of a VIP level was not paid')
    }
  }
}

/** Returns the step if it was paid now. */
async function decide(tx: Transaction, id: bigint, now: Date): Promise<StepRow | undefined> {
  const step = await rowOf(
    tx,
    StepRow,
    `SELECT id, member_id, rank, currency, bonus FROM vip_step WHERE id = $1 AND state = 'open' FOR UPDATE SKIP LOCKED`,
    [id],
  )
  if (!step) return undefined
  const hindrance = await hindranceOf(tx, step.member_id, now)
  if (hindrance) {
    const text = `UPDATE vip_step SET state = 'not-paid', reason = $2, decided_at = $3 WHERE id = $1`
    await tx.query(text, [id, hindrance.kind, now])
    return undefined
  }
  const transferId = await pay(tx, step, now)
  const text = `UPDATE vip_step SET state = 'paid', transfer_id = $2, decided_at = $3 WHERE id = $1`
  await tx.query(text, [id, transferId, now])
  return step
}

async function pay(
  tx: Transaction,
  { id, member_id: memberId, rank, currency, bonus }: StepRow,
  now: Date,
): Promise<bigint> {
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  await leaveMessage(tx, {
    memberId,
    kind: 'vip_bonus',
    details: { amount: bonus.toString(), currency, rank: rank.toString() },
    reference: `vip-step:${id}`,
    now,
  })
  return await transfer(tx, {
    kind: 'vip-level',
    reference: `vip-level:${rank}`,
    at: now,
    legs: [
      { account: wallet, amount: bonus },
      { system: 'bonus', amount: -bonus },
    ],
  })
}
