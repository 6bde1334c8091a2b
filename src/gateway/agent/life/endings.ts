import type { ContractType } from '#contract/entities/contract.ts'
import type { Ending } from '#contract/entities/contract-request.ts'
import type { End } from '#gateway/agent/contracts/plan-change.ts'
import type { Executor } from '#gateway/db/client.ts'
import { accountNames } from './downline.ts'

/** What ends, by account name: everybody in it stands below whoever reads it. */
export async function endingsOf(on: Executor, contract: ContractType, ends: readonly End[]): Promise<Ending[]> {
  const names = await accountNames(
    on,
    ends.map(({ agentId }) => agentId),
  )
  return ends.map(({ agentId, endsAt }) => ({
    account: names.get(agentId) ?? '',
    contract,
    endsAt: endsAt.toISOString(),
  }))
}
