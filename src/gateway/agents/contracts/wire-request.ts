import type { ContractRequest, HeldContract } from '#contract/agents/contracts/contract-request.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { endingsOf } from './downline.ts'
import { planOf } from './plan-of.ts'
import type { RequestRow } from './request-rows.ts'

/** A request for the wire, with the effect of accepting it now. */
export async function wireRequest(
  on: Executor,
  row: RequestRow,
  held: readonly HeldContract[],
  now: Date,
): Promise<ContractRequest> {
  const plan = (await planOf(on, row, now))?.plan
  const own = plan?.ends.find(({ agentId }) => agentId === row.member_id)
  const from = plan?.begin?.from ?? own?.endsAt
  const below = plan?.ends.filter((end) => end !== own) ?? []
  const current = held.find(({ contract, endsAt }) => contract === row.contract && endsAt === null)
  return {
    id: row.id.toString(),
    contract: row.contract,
    kind: row.kind,
    from: row.upline,
    askedBy: row.asked_by,
    rate: row.rate,
    periodValidBet: row.period_valid_bet,
    periodPnl: row.period_pnl,
    activeMembers: row.active_members,
    betAmount: row.bet_amount,
    currency: row.currency,
    offeredAt: row.offered_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    terms: row.terms,
    current: (current?.next ?? current)?.terms ?? null,
    inForceFrom: from?.toISOString() ?? null,
    ends: await endingsOf(on, row.contract, below),
  }
}
