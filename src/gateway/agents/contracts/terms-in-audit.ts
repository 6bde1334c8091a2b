import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { toJson } from '#lib/json.ts'

/** Terms before a change and after it; undefined if there is no contract. */
export interface TermsChange {
  readonly before?: ContractTerms | undefined
  readonly after?: ContractTerms | undefined
}

/** A change of terms in the form of the audit record: JSON, and nothing if there is no contract. */
export const termsInAudit = ({ before, after }: TermsChange) => ({
  before: before ? toJson(before) : '',
  after: after ? toJson(after) : '',
})
