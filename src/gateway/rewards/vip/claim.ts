import type { Rebate } from '#contract/rewards/vip/vip.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { findRebate, stateOf, wireRebate } from './rebate-queries.ts'

interface ClaimRequest {
  readonly key: string
  readonly rebateId: string
  readonly language: string
}

/**
 * Pays a rebate to the main wallet of its member, once. Everything is checked in the transaction that pays, with member
 * and rebate locked.
 *
 * @throws {Refusal} `rebate_not_found` (also for another member's), `rebate_claimed`, `rebate_expired`,
 * `rebate_too_small`,
 *   `play_blocked`: final for the key
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function claimRebate(deps: GatewayDeps, session: Session, asked: ClaimRequest): Promise<Rebate> {
  const { memberId } = session
  const now = deps.now()
  const id = /^\d{1,18}$/.test(asked.rebateId) ? BigInt(asked.rebateId) : 0n
  await once(
    deps.database,
    {
      actor: `member:${memberId}`,
      key: asked.key,
      now,
      request: { call: 'claimRebate', rebateId: asked.rebateId },
    },
    async (tx) => {
      await pay(tx, memberId, id, now)
      return {}
    },
  )
  balanceChanged(deps, memberId)
  const row = await findRebate(deps.database, memberId, id)
  if (!row) throw new Error(`Rebate ${id} is not there`)
  return wireRebate(row, asked.language, now)
}

async function pay(tx: Transaction, memberId: bigint, id: bigint, now: Date): Promise<void> {
  const restriction = await restrictionOf(tx, memberId, now)
  // A closed account has no session.
  if (restriction?.kind === 'closed') throw new Refusal('rebate_not_found')
  if (restriction)
    throw new Refusal('play_blocked', { kind: restriction.kind, until: restriction.until?.toISOString() ?? null })
  const row = await findRebate(tx, memberId, id, true)
  if (!row) throw new Refusal('rebate_not_found')
  const state = stateOf(row, now)
  if (state !== 'offered') throw new Refusal(refusals[state])
  const wallet = await openWallet(tx, mainWallet(memberId, row.currency))
  const transferId = await transfer(tx, {
    kind: 'rebate',
    reference: `rebate:${id}`,
    at: now,
    actor: `member:${memberId}`,
    legs: [
      { account: wallet, amount: row.amount },
      { system: 'bonus', amount: -row.amount },
    ],
  })
  const text = `UPDATE rebate SET state = 'claimed', claimed_at = :now, transfer_id = :transferId WHERE id = :id`
  await tx.query(text, { id, now, transferId })
}

const refusals = { claimed: 'rebate_claimed', expired: 'rebate_expired', small: 'rebate_too_small' } as const
