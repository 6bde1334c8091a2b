import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { demandNotBlocked } from './demand-eligible.ts'
import { lockMember } from './member-facts.ts'
import { memberReward } from './member-rewards.ts'
import { payReward } from './pay-reward.ts'
import { emitCountsChanged, lockMemberReward } from './rewards.ts'

interface ClaimRequest {
  readonly key: string
  readonly claimId: string
  readonly language: string
}

/**
 * Gives a reward to its member, once. Everything is checked in the transaction that gives it, with member and reward
 * locked.
 *
 * @throws {Refusal} `reward_not_found` (also for another member's), `reward_claimed`, `reward_over`, `play_blocked`:
 * final for the key
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function claimReward(deps: GatewayDeps, { memberId }: Session, asked: ClaimRequest): Promise<Reward> {
  const now = deps.now()
  await once(
    deps.database,
    { actor: `member:${memberId}`, key: asked.key, now, request: { call: 'claimReward', claimId: asked.claimId } },
    async (tx) => {
      await claim(tx, memberId, asked.claimId, now)
      return {}
    },
  )
  balanceChanged(deps, memberId)
  return await memberReward(deps, memberId, asked.claimId, asked.language)
}

async function claim(tx: Transaction, memberId: bigint, claimId: string, now: Date): Promise<void> {
  const member = await lockMember(tx, memberId, now)
  // A closed account has no session.
  if (!member || member.isClosed) throw new Refusal('reward_not_found')
  const row = await lockMemberReward(tx, memberId, claimId)
  if (!row) throw new Refusal('reward_not_found')
  if (row.state === 'claimed' || row.state === 'issued') throw new Refusal('reward_claimed')
  if (row.state !== 'claim' || (row.due_at !== null && row.due_at <= now)) throw new Refusal('reward_over')
  demandNotBlocked(member)
  await payReward(tx, row, now)
  await emitCountsChanged(tx, memberId)
}
