import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import { toJson } from '#lib/json.ts'

/** Terms before a change and after it; undefined where there is no contract. */
export interface TermsChange {
  readonly before?: ContractTerms | undefined
  readonly after?: ContractTerms | undefined
}

/** A change of terms as the record of an act has it: JSON, and nothing where there is no contract. */
export const termsInAudit = ({ before, after }: TermsChange) => ({
  before: before ? toJson(before) : '',
  after: after ? toJson(after) : '',
})
