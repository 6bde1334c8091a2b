import { bigint, type Infer, integer, string, type } from 'superstruct'
import type { Session } from '#gateway/http/context.ts'

/** Whose session it is: of a statement that calls the session `s` and the member `m`. */
export const PersonRow = type({
  session_id: bigint(),
  member_id: bigint(),
  account: string(),
  type: integer(),
  currency: string(),
})

export const personColumns = 's.id AS session_id, m.id AS member_id, m.account, m.type, m.currency'

/** What every request may know of a session. */
export function personOf({ session_id, member_id, account, type, currency }: Infer<typeof PersonRow>): Session {
  return { sessionId: session_id, memberId: member_id, account, type, currency }
}
