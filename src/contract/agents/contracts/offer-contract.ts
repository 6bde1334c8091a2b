import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Text } from '#contract/scalars.ts'
import { ProposedTermsStruct } from './contract-terms.ts'

/**
 * Offers a contract, or another version of one, to an agent directly below. Any other account is answered like an
 * unknown one. The offer has no effect before the downline accepts it.
 */
export const offerContract = defineCall({
  name: 'offerContract',
  summary: 'Offers a contract to an agent directly below.',
  method: 'POST',
  path: '/wps/agent/contract/offer',
  auth: 'agent',
  perDay: 300,
  request: object({ downline: Text, terms: ProposedTermsStruct }),
  response: type({ requestId: string(), expiresAt: Instant }),
  errors: [
    'downline_unknown',
    'contract_terms_invalid',
    'contract_missing',
    'contract_above_ceiling',
    'contract_pending',
    'contract_downline_waiting',
  ],
})
