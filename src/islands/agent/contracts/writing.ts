import type { ContractType } from '#contract/entities/contract.ts'
import type { HeldContract } from '#contract/entities/contract-request.ts'

/** An offer that is being written: to whom, and what the caller has of this kind. */
export interface Writing {
  readonly account: string
  readonly contract: ContractType
  readonly own: HeldContract
  /** What the downline has now. */
  readonly current: HeldContract | undefined
}
