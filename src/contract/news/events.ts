import {
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  union,
} from 'superstruct'
import { CurrencyCode, MinorUnits } from '#contract/entities/scalars.ts'

/** Where the socket is, under the gateway's address. */
export const eventsPath = '/wps/events'

/** Number of an event, counted over everything the gateway keeps; it never goes back on one connection. */
export const EventId = pattern(string(), /^(0|[1-9]\d{0,18})$/)

/** The client's first and only message, due within five seconds. No token or ticket ever stands in the address. */
export const HelloStruct = object({
  type: literal('hello'),
  /** From `createEventsTicket`; a visitor sends none. */
  ticket: optional(size(string(), 20, 200)),
  /** `id` of the last message of an earlier connection: what was missed comes first. */
  since: optional(EventId),
})
export type Hello = Infer<typeof HelloStruct>

/**
 * What the gateway sends. After `ready`, what was missed and then the state as it is: `status`, and for a session
 * `balance` and, unless it is a trial, `message`.
 */
export const EventMessageStruct = union([
  type({ type: literal('ready'), id: EventId, authenticated: boolean() }),
  /** The session's wallet, as `getBalance` answers it. */
  type({ type: literal('balance'), id: EventId, balance: MinorUnits, held: MinorUnits, currency: CurrencyCode }),
  type({ type: literal('message'), id: EventId, unread: integer() }),
  type({
    type: literal('announcement'),
    id: EventId,
    announcementId: string(),
    kind: enums(['PL', 'PU', 'PR', 'H']),
  }),
  /** The doors: ask `getStatus` for more, since a country may be closed to one client and open to another. */
  type({ type: literal('status'), id: EventId, maintenance: boolean() }),
  /** The session ended elsewhere; the socket closes after it. */
  type({ type: literal('logout'), id: EventId }),
  /** More was missed than is kept: everything shown must be fetched anew. */
  type({ type: literal('refetch'), id: EventId }),
  /** Each half minute. A client that heard nothing for a minute has lost its connection. */
  type({ type: literal('heartbeat'), id: EventId }),
])
export type EventMessage = Infer<typeof EventMessageStruct>

/** The session ended: there is nobody to listen for any more. */
export const logoutCloseCode = 4410

/**
 * Why the gateway closes a socket. After `ticket` and `logout` the client asks for a new ticket or goes on as visitor;
 * after `crowded` it comes again later.
 */
export const eventCloseCodes = {
  stopping: 1001,
  hello: 4400,
  ticket: 4401,
  late: 4408,
  logout: logoutCloseCode,
  /** The session, or the visitors of this address, have as many sockets as they may. */
  crowded: 4429,
} as const
