import { array, boolean, integer, nullable, object, optional, string, type } from 'superstruct'
import { PasskeyStruct } from '#contract/account/auth/passkey.ts'
import { defineCall } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'
import { AttemptsStruct, ProofMethod } from './proof.ts'

export const getSecurity = defineCall({
  name: 'getSecurity',
  summary: 'The protection of the account: passwords, attempts that are left, and ways to prove ownership.',
  method: 'GET',
  path: '/wps/member/security',
  auth: 'member',
  request: object({}),
  response: type({
    password: type({
      /** Accounts that were opened by a code or an identity may have none. */
      isSet: boolean(),
      /** Null if it is the first one. */
      changedAt: nullable(Instant),
      attempts: AttemptsStruct,
    }),
    withdrawPassword: type({
      isSet: boolean(),
      attempts: AttemptsStruct,
      /** Hours for which no money leaves after it was replaced without the old one. */
      restHours: integer(),
      /** The end of the time without withdrawals. */
      restsUntil: nullable(Instant),
    }),
    /** The authenticator app: since when it is on, or null, and how many recovery codes are left. */
    authenticator: type({ since: nullable(Instant), codesLeft: integer() }),
    /** Passkeys, newest first, and the domain that they work at; null if the gateway takes none. */
    passkeys: optional(nullable(type({ domain: string(), list: array(PasskeyStruct) }))),
    /** Ways to prove to be the owner, with masked recipients. */
    proofs: array(ProofMethod),
    hints: type({ sms: optional(string()), email: optional(string()) }),
  }),
})
