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
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'

/** Path of the socket on the gateway. */
export const eventsPath = '/wps/events'

/** Number of an event among all events of the gateway. It never decreases within a connection. */
const EventId = pattern(string(), /^(0|[1-9]\d{0,18})$/)

/**
 * The client's first and only message, expected within five seconds. Tokens and tickets are never part of the address.
 */
export const HelloStruct = object({
  type: literal('hello'),
  /** From `createEventsTicket`; missing for a visitor. */
  ticket: optional(size(string(), 20, 200)),
  /** `id` of the last message of an earlier connection; the gateway first sends what was missed since. */
  since: optional(EventId),
})
export type Hello = Infer<typeof HelloStruct>

/**
 * Messages of the gateway. After `ready` come the missed events, then the current state: `status`, and for a session
 * also `balance` and, unless it is a trial, `message`.
 */
export const EventMessageStruct = union([
  type({ type: literal('ready'), id: EventId, authenticated: boolean() }),
  /** The session's wallet, as in the answer of `getBalance`. */
  type({ type: literal('balance'), id: EventId, balance: MinorUnits, held: MinorUnits, currency: CurrencyCode }),
  /** Counts beside menus: messages that are not read, rewards that can be claimed, promotions that can be taken (product rule 23.11), and all that can be claimed at once. */
  type({
    type: literal('message'),
    id: EventId,
    unread: integer(),
    claimable: optional(integer()),
    available: optional(integer()),
    toClaim: optional(integer()),
  }),
  type({
    type: literal('announcement'),
    id: EventId,
    announcementId: string(),
    kind: enums(['PL', 'PU', 'PR', 'H']),
  }),
  /** Maintenance began or ended. `getStatus` has the rest, because a region may be closed to some clients only. */
  type({ type: literal('status'), id: EventId, maintenance: boolean() }),
  /** The table of a tournament has changed; `getTournamentTable` has it. Sent to everybody who is logged in. */
  type({ type: literal('tournament'), id: EventId, tournamentId: string() }),
  /** The session ended elsewhere; the gateway closes the socket afterwards. */
  type({ type: literal('logout'), id: EventId }),
  /** More events were missed than the gateway keeps: the client must fetch everything again. */
  type({ type: literal('refetch'), id: EventId }),
  /** Sent every 30 seconds. A client that receives nothing for a minute has lost the connection. */
  type({ type: literal('heartbeat'), id: EventId }),
])
export type EventMessage = Infer<typeof EventMessageStruct>

/** Close code: the session ended, and the client must not reconnect with it. */
export const logoutCloseCode = 4410

/**
 * Why the gateway closes a socket. After `ticket` and `logout` the client requests a new ticket or continues as a
 * visitor; after `crowded` it tries again later.
 */
export const eventCloseCodes = {
  stopping: 1001,
  hello: 4400,
  ticket: 4401,
  late: 4408,
  logout: logoutCloseCode,
  /** The session, or the visitors of this address, have reached the limit of sockets. */
  crowded: 4429,
} as const
