import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { Instant } from './scalars.ts'

/** Steps of a link's funnel that another system can be told, each once for a member. */
export const postbackEvents = ['registered', 'verified', 'deposited', 'active'] as const
export type PostbackEvent = (typeof postbackEvents)[number]

export const PostbackStruct = type({
  /** Null if the link tells nobody. */
  url: nullable(string()),
  events: array(enums(postbackEvents)),
  /** Since when the agent has its present secret; null without one. */
  secretSince: nullable(Instant),
})
export type Postback = Infer<typeof PostbackStruct>

/** `failed`: no try was answered with success; `cancelled`: the link had no address any more. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'cancelled'] as const

/** Why a try had no answer: the name of the host is unknown, leads to an address that is not public, or nobody answered. */
export const postbackFaults = ['nameUnknown', 'addressRefused', 'unreachable', 'timedOut'] as const
export type PostbackFault = (typeof postbackFaults)[number]

/** What a delivery says of itself on both sides. */
export const deliveryFields = {
  event: enums([...postbackEvents, 'test']),
  state: enums(deliveryStates),
  tries: integer(),
  /** Status of HTTP that the last try was answered with. */
  status: nullable(integer()),
  fault: nullable(enums(postbackFaults)),
}

export const PostbackDeliveryStruct = type({
  ...deliveryFields,
  /** As the receiver reads it in `id`. */
  deliveryId: string(),
  /** When it happened. */
  at: Instant,
  /** As the receiver reads it: always the same for one member, and nothing that names them. Null for a test. */
  member: nullable(string()),
  triedAt: nullable(Instant),
  nextAt: nullable(Instant),
})
export type PostbackDelivery = Infer<typeof PostbackDeliveryStruct>
