import type { ContractType } from '#contract/entities/contract.ts'
import type { HeldContract } from '#contract/entities/contract-request.ts'

/** An offer that is being written: its receiver, and the caller's own contract of this kind. */
export interface OfferDraft {
  readonly account: string
  readonly contract: ContractType
  readonly own: HeldContract
  /** The downline's present contract. */
  readonly current: HeldContract | undefined
}
