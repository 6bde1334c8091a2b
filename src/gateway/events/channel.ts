import { array, enums, type Infer, is, literal, nullable, string, type, union } from 'superstruct'

/** The channel between gateways on one database; migration 0042 speaks on it too. */
export const eventsChannel = 'arara_event'

const NoticeStruct = union([
  /** An event that is kept, as it stands in its row. */
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
  /** Wallets of these members changed. */
  type({ kind: literal('balance'), members: array(string()) }),
  /** A gateway asks whether it hears itself. */
  type({ kind: literal('echo'), hub: string() }),
])
export type ChannelNotice = Infer<typeof NoticeStruct>

/** What was said on the channel; undefined for words of a newer gateway. */
export function readNotice(payload: string): ChannelNotice | undefined {
  const said: unknown = JSON.parse(payload)
  return is(said, NoticeStruct) ? said : undefined
}
