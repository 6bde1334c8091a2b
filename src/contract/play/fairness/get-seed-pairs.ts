import { array, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ActiveSeedPairStruct, RevealedSeedPairStruct } from './seed-pair.ts'

export const getSeedPairs = defineCall({
  name: 'getSeedPairs',
  summary: 'The pair of seeds that the caller’s rounds are drawn from, and the newest pairs that are revealed.',
  method: 'GET',
  path: '/wps/member/fairness',
  auth: 'session',
  request: object({}),
  response: type({
    active: ActiveSeedPairStruct,
    /** Newest first, at most 20. Proofs of rounds have the seeds of older ones. */
    revealed: array(RevealedSeedPairStruct),
  }),
})
