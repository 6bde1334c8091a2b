import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'

/** An offer that is being written: its receiver, and the caller's own contract of this kind. */
export interface OfferDraft {
  readonly account: string
  readonly contract: ContractType
  readonly own: HeldContract
  /** The downline's present contract. */
  readonly current: HeldContract | undefined
}
