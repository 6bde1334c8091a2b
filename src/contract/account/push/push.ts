import { boolean, type Infer, integer, nullable, string, type } from 'superstruct'

/** What a device can be told while no page of the site is open. */
export const pushKinds = ['withdrawals', 'rewards'] as const
export type PushKind = (typeof pushKinds)[number]

/** The push messages of a member. */
export const PushStruct = type({
  /** The public key with which a browser subscribes, base64url; null if the operator sends no push messages. */
  key: nullable(string()),
  /** Whether the device of this session is subscribed. */
  here: boolean(),
  /** Subscribed devices, this one included. */
  devices: integer(),
  /** Whether the member is told that a withdrawal was paid. */
  withdrawals: boolean(),
  /** Whether the member is told of rewards that run out. */
  rewards: boolean(),
})
export type Push = Infer<typeof PushStruct>
