import { create } from 'superstruct'
import { ContractTermsStruct } from '#contract/entities/contract-terms.ts'
import type { ContractTerms } from './terms.ts'

/** Terms from the JSON of a version. @throws {StructError} if it is not what {@link termsJson} writes */
export function termsOf(json: unknown): ContractTerms {
  return create(json, ContractTermsStruct)
}

/** Terms as JSON text, with amounts as digits. */
export function termsJson(terms: ContractTerms): string {
  return jsonText(terms)
}

/** JSON text of a value with amounts in it, as digits. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
}
