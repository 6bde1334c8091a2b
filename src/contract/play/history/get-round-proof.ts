import { integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Commitment } from '#contract/play/fairness/seed-pair.ts'
import { Text } from '#contract/scalars.ts'
import { RoundProofStruct } from '#games/fairness/wire.ts'

/**
 * `round_not_drawn`: the round was not drawn from seeds, as a vendor's, or a void one of a shared table. `round_open`: it is not over; a proof
 * would tell what is hidden.
 */
export const getRoundProof = defineCall({
  name: 'getRoundProof',
  summary: 'What a round of the caller was drawn from, its proof once the seed is revealed, and a signed receipt.',
  method: 'GET',
  path: '/wps/member/history/proof',
  auth: 'session',
  request: object({ roundId: Text }),
  response: type({
    commitment: Commitment,
    clientSeed: string(),
    nonce: integer(),
    /** Null until the caller rotates the pair of seeds. The seed of a shared table is revealed with its result, so that proof is always there. */
    proof: nullable(RoundProofStruct),
    /** A JSON Web Signature (ES256, compact) over the round; its header has the public key. See `getReceiptKey`. */
    receipt: string(),
  }),
  errors: ['round_not_found', 'round_not_drawn', 'round_open'],
})
