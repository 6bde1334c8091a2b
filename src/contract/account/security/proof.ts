import { enums, type Infer, integer, nullable, type } from 'superstruct'
import { CodeText } from '#contract/account/auth/access.ts'
import { Instant } from '#contract/scalars.ts'

const proofMethods = ['sms', 'email', 'authenticator'] as const

/** How a member proves to be the owner of the account in the middle of a session. */
export const ProofMethod = enums(proofMethods)
export type ProofMethod = Infer<typeof ProofMethod>

/** The fields of a request that needs such a proof. */
export const ProofFields = { method: ProofMethod, code: CodeText } as const

/** The purpose of a code; it is valid for no other. */
export const ProvedAct = enums(['withdrawPassword'])
export type ProvedAct = Infer<typeof ProvedAct>

/** The attempts at a secret that are left. */
export const AttemptsStruct = type({
  left: integer(),
  /** Set while nothing is left. */
  lockedUntil: nullable(Instant),
})
export type Attempts = Infer<typeof AttemptsStruct>
