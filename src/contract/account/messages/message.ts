import { type Infer, nullable, record, string, type } from 'superstruct'
import { Instant } from '#contract/scalars.ts'

/** Subjects of messages, for a filter. */
export const messageGroups = ['money', 'security', 'other'] as const
export type MessageGroup = (typeof messageGroups)[number]

/** A message of the house to one member. The site makes its words from the kind and the details. */
export const MessageStruct = type({
  messageId: string(),
  /** For example `deposit_credited`. For an unknown kind a client shows a general text. */
  kind: string(),
  /** Values for the words. Amounts are digit strings of minor units, beside their `currency`. */
  details: record(string(), string()),
  sentAt: Instant,
  /** Null until it is opened. */
  readAt: nullable(Instant),
})
export type Message = Infer<typeof MessageStruct>
