import { enums, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Instant, Text } from '#contract/scalars.ts'
import { contractTypes } from './contract.ts'
import { ContractTermsStruct } from './contract-terms.ts'

/** What happens to a contract, and who or what does it. */
export const contractActs = ['offered', 'endAsked', 'rejected', 'withdrawn', 'expired', 'begun', 'ended'] as const
export const contractActors = ['agent', 'upline', 'house', 'cascade', 'closed', 'time'] as const

/** Newest first. With `downline`, the events between the caller and that agent directly below. */
export const getContractHistory = defineCall({
  name: 'getContractHistory',
  summary: 'The events of the contracts of the caller, or of an agent directly below.',
  method: 'GET',
  path: '/wps/agent/contract/history',
  auth: 'agent',
  request: object({ downline: optional(Text), ...pageRequest }),
  response: Paged(
    type({
      id: string(),
      at: Instant,
      contract: enums(contractTypes),
      act: enums(contractActs),
      by: enums(contractActors),
      /** Account name of the upline; null if the house gives the contract. */
      upline: nullable(string()),
      currency: string(),
      terms: nullable(ContractTermsStruct),
      effectiveAt: nullable(Instant),
    }),
  ),
  errors: ['downline_unknown'],
})
