import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { aboveCeiling } from '#gateway/agents/terms/ceiling.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { planOf } from './plan-of.ts'
import { waitingBelow } from './request-rows.ts'
import type { TermsChange } from './terms-in-audit.ts'
import { withdrawForHouse } from './withdraw-for-house.ts'

interface Changed {
  readonly kind: ContractType
  /** The agent whose contract changes. */
  readonly agentId: bigint
  readonly now: Date
}

/**
 * Refuses to lower or to end a contract while a request further down waits for an answer (product rule 31.13).
 *
 * @throws {CallFailure} `contract_downline_waiting`
 */
export async function demandNothingBelow(
  tx: Transaction,
  { kind, agentId, now }: Changed,
  { before, after }: TermsChange,
): Promise<void> {
  const isLower = before !== undefined && (!after || aboveCeiling(before, after) !== undefined)
  if (isLower && (await waitingBelow(tx, kind, agentId, now)).length > 0)
    throw new CallFailure('contract_downline_waiting')
}

/**
 * Withdraws requests further down that are not possible any more, after the house has changed a contract: it does not wait for
 * answers (product rule 31.14).
 */
export async function withdrawImpossible(tx: Transaction, { kind, agentId, now }: Changed): Promise<void> {
  for (const request of await waitingBelow(tx, kind, agentId, now)) {
    if (await planOf(tx, request, now)) continue
    await withdrawForHouse(tx, request, { by: 'cascade', now })
  }
}
