import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { Instant } from '#contract/scalars.ts'

/** Steps of a link's funnel that can be sent to another system, each once for a member. */
export const postbackEvents = ['registered', 'verified', 'deposited', 'active'] as const
export type PostbackEvent = (typeof postbackEvents)[number]

export const PostbackStruct = type({
  /** Null if the link has no address. */
  url: nullable(string()),
  events: array(enums(postbackEvents)),
  /** When the agent's current secret was created; null without one. */
  secretSince: nullable(Instant),
})
export type Postback = Infer<typeof PostbackStruct>

/** `failed`: no try was answered with success; `cancelled`: the link had no address any more. */
const deliveryStates = ['waiting', 'delivered', 'failed', 'cancelled'] as const

/** Why an attempt had no answer: the host name is unknown, its address is not public, or nobody answered. */
const postbackFaults = ['nameUnknown', 'addressRefused', 'unreachable', 'timedOut'] as const
export type PostbackFault = (typeof postbackFaults)[number]

/** The fields of a delivery in its row and in its answer. */
export const deliveryFields = {
  event: enums([...postbackEvents, 'test']),
  state: enums(deliveryStates),
  tries: integer(),
  /** HTTP status of the answer to the last try. */
  status: nullable(integer()),
  fault: nullable(enums(postbackFaults)),
}

export const PostbackDeliveryStruct = type({
  ...deliveryFields,
  /** The `id` that the receiver reads. */
  deliveryId: string(),
  /** When it happened. */
  at: Instant,
  /** The receiver's name of the member: always the same for one member, and a pseudonym. Null for a test. */
  member: nullable(string()),
  triedAt: nullable(Instant),
  nextAt: nullable(Instant),
})
export type PostbackDelivery = Infer<typeof PostbackDeliveryStruct>
