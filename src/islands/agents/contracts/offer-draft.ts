import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'
import type { Downline } from '#stores/agents/contracts/contracts.ts'

/** An offer that is being written: its receiver, and the caller's own contract of this kind. */
export interface OfferDraft {
  readonly account: string
  readonly contract: ContractType
  readonly own: HeldContract
  /** The downline's present contract. */
  readonly current: HeldContract | undefined
}

/** What can be offered to an agent: each kind that the caller has, if no request of it waits for an answer. */
export function offersTo(own: readonly HeldContract[], { account, contracts, requests }: Downline): OfferDraft[] {
  return own
    .filter(({ contract, endsAt }) => endsAt === null && !requests.some((request) => request.contract === contract))
    .map((held) => ({
      account,
      contract: held.contract,
      own: held,
      current: contracts.find(({ contract, endsAt }) => contract === held.contract && endsAt === null),
    }))
}
