import { bigint, type Infer, integer, string, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'

/** Payments of a kind in one run of the job. */
const batch = 500

/** Payments without a claim: the bonus of a level, and the benefit of a week or month. */
const sources = [
  { table: 'vip_step', amount: 'bonus', kind: 'vip-level', message: 'vip_bonus' },
  { table: 'vip_period', amount: 'benefit', kind: 'vip-benefit', message: 'vip_benefit' },
] as const
type Source = (typeof sources)[number]

const DueRow = type({ member_id: bigint(), rank: integer(), currency: string(), amount: bigint() })
type DueRow = Infer<typeof DueRow>

/**
 * Decides open benefits. Each is paid in the transaction that marks it as paid, so it is paid once, also if a gateway stops midway
 * or several do this at once.
 */
export async function payBenefits(deps: GatewayDeps): Promise<void> {
  for (const source of sources) {
    const text = `SELECT id FROM ${source.table} WHERE state = 'open' ORDER BY id LIMIT ${batch}`
    for (const { id } of await rowsOf(deps.database, IdRow, text)) {
      try {
        const paid = await deps.database.transaction((tx) => decide(tx, source, id, deps.now()))
        if (paid) balanceChanged(deps, paid.member_id)
      } catch (err) {
        // The rewards of other members do not wait for this one.
        deps.log.error({ err, kind: source.kind, id: id.toString() }, 'a VIP benefit was not paid')
      }
    }
  }
}

/** Returns the row if it was paid now. */
async function decide(tx: Transaction, source: Source, id: bigint, now: Date): Promise<DueRow | undefined> {
  const { table, amount } = source
  const due = await rowOf(
    tx,
    DueRow,
    `SELECT member_id, rank, currency, ${amount} AS amount FROM ${table} WHERE id = :id AND state = 'open'
     FOR UPDATE SKIP LOCKED`,
    { id },
  )
  if (!due) return undefined
  const restriction = await restrictionOf(tx, due.member_id, now)
  if (restriction) {
    const text = `UPDATE ${table} SET state = 'not-paid', reason = :kind, decided_at = :now WHERE id = :id`
    await tx.query(text, { id, kind: restriction.kind, now })
    return undefined
  }
  const transferId = await pay(tx, source, id, due, now)
  const text = `UPDATE ${table} SET state = 'paid', transfer_id = :transferId, decided_at = :now WHERE id = :id`
  await tx.query(text, { id, transferId, now })
  // The message comes last, because all other events wait for it.
  await leaveMessage(tx, {
    memberId: due.member_id,
    kind: source.message,
    details: { amount: due.amount.toString(), currency: due.currency, rank: due.rank.toString() },
    reference: `${source.kind}:${id}`,
    now,
  })
  return due
}

async function pay(
  tx: Transaction,
  { kind }: Source,
  id: bigint,
  { member_id: memberId, currency, amount }: DueRow,
  now: Date,
): Promise<bigint> {
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  return await transfer(tx, {
    kind,
    reference: `${kind}:${id}`,
    at: now,
    legs: [
      { account: wallet, amount },
      { system: 'bonus', amount: -amount },
    ],
  })
}
