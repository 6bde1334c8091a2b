import { array, enums, type Infer, is, literal, nullable, string, type, union } from 'superstruct'

/** The notification channel of all gateways on one database; db/functions/events.sql uses it too. */
export const eventsChannel = 'arara_event'

const NoticeStruct = union([
  /** A stored event, as in its row. */
  type({
    kind: literal('kept'),
    id: string(),
    member: nullable(string()),
    body: union([
      type({ type: literal('message') }),
      type({ type: literal('announcement'), announcementId: string(), kind: enums(['PL', 'PU', 'PR', 'H']) }),
    ]),
  }),
  type({ kind: literal('logout'), session: string() }),
  type({ kind: literal('status') }),
  /** The table of a tournament has changed. */
  type({ kind: literal('tournament'), tournament: string() }),
  /** The wallets of these members have changed. */
  type({ kind: literal('balance'), members: array(string()) }),
  /** A gateway checks whether it receives its own notifications. */
  type({ kind: literal('echo'), hub: string() }),
])
export type ChannelNotice = Infer<typeof NoticeStruct>

/** The parsed notification; undefined for kinds of a newer gateway. */
export function readNotice(payload: string): ChannelNotice | undefined {
  const notice: unknown = JSON.parse(payload)
  return is(notice, NoticeStruct) ? notice : undefined
}
