import { enums, type Infer, integer, nullable, type } from 'superstruct'
import { CodeText } from './access.ts'
import { Instant } from './scalars.ts'

const proofMethods = ['sms', 'email', 'authenticator'] as const

/** How a member proves to be the owner of the account in the middle of a session. */
export const ProofMethod = enums(proofMethods)
export type ProofMethod = Infer<typeof ProofMethod>

/** The fields of a request that needs such a proof. */
export const ProofFields = { method: ProofMethod, code: CodeText } as const

/** What a code is asked for; it is valid for nothing else. */
export const ProvedAct = enums(['withdrawPassword'])
export type ProvedAct = Infer<typeof ProvedAct>

/** What is left of the attempts at a secret. */
export const AttemptsStruct = type({
  left: integer(),
  /** Set while nothing is left. */
  lockedUntil: nullable(Instant),
})
export type Attempts = Infer<typeof AttemptsStruct>
