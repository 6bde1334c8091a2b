import { array, boolean, type Infer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'
import { DeviceFields } from './device.ts'

const SessionStruct = type({
  sessionId: string(),
  /** The session that asks. */
  isCurrent: boolean(),
  startedAt: Instant,
  lastSeenAt: Instant,
  ...DeviceFields,
})
export type OpenSession = Infer<typeof SessionStruct>

const AddressStruct = type({
  addressId: string(),
  place: string(),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
})
export type TrustedAddress = Infer<typeof AddressStruct>

export const getSessions = defineCall({
  name: 'getSessions',
  summary: 'The open sessions of the account, the login before this one, and addresses that need no second step.',
  method: 'GET',
  path: '/wps/member/sessions',
  auth: 'member',
  request: object({}),
  response: type({
    /** Newest first. */
    sessions: array(SessionStruct),
    /** Null on the first login, and when its session is kept no longer. */
    previousLogin: nullable(type({ at: Instant, ...DeviceFields })),
    /** Those used last come first. */
    addresses: array(AddressStruct),
  }),
})
