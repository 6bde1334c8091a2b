import { boolean, type Infer, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

const ContactStruct = type({
  /** Masked; null if there is none. */
  shown: nullable(string()),
  /** Whether its owner has proved it by a code. */
  isVerified: boolean(),
  /** Whether a code can be sent to a new one: the operator has a provider. */
  canChange: boolean(),
})
export type Contact = Infer<typeof ContactStruct>

export const getProfile = defineCall({
  name: 'getProfile',
  summary: 'The owner’s data of the account; e-mail address and mobile number are masked.',
  method: 'GET',
  path: '/wps/member/profile',
  auth: 'member',
  request: object({}),
  response: type({
    account: string(),
    nickname: string(),
    /** `yyyy-MM-dd`; null until it is given. */
    birthday: nullable(string()),
    /** Years that a person must have. */
    minAge: integer(),
    email: ContactStruct,
    mobile: ContactStruct,
  }),
})
