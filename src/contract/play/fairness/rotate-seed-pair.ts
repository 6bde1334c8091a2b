import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ActiveSeedPairStruct, ClientSeed } from './seed-pair.ts'

/** `round_in_progress`: a round that is not over was drawn from the pair; its end comes first. */
export const rotateSeedPair = defineCall({
  name: 'rotateSeedPair',
  summary: 'Reveals the caller’s pair of seeds and begins the next one with a client seed of the caller’s choice.',
  method: 'POST',
  path: '/wps/member/fairness/rotate',
  auth: 'session',
  idempotent: true,
  request: object({ clientSeed: ClientSeed }),
  response: ActiveSeedPairStruct,
  errors: ['round_in_progress'],
})
