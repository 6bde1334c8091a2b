import type { SecurityKind } from '#gateway/account/messages/message-kinds.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import type { RequestContext, Session } from '#gateway/platform/http/context.ts'
import { maskedAddress } from '#lib/masked.ts'

/**
 * Acts that take access or rewards away, money that was sent, an agent's acts on the own line, and details of the
 * profile: they are recorded without a message.
 */
type QuietAct =
  | 'account_closed'
  | 'account_reopened'
  | 'session_ended'
  | 'sessions_ended'
  | 'address_removed'
  | 'nickname_changed'
  | 'birthday_set'
  | 'money_sent'
  | 'commission_asked'
  | 'contract_offered'
  | 'contract_end_asked'
  | 'contract_withdrawn'
  | 'contract_answered'
  | 'bonus_cancelled'
  | 'rewards_ended'
  | 'link_created'
  | 'link_switched'
  | 'postback_set'
  | 'postback_secret_renewed'
  | 'postback_sent_again'
  | 'downline_registered'
  | 'rebate_set'

export type AuditedAct = SecurityKind | QuietAct

const quiet: ReadonlySet<AuditedAct> = new Set<QuietAct>([
  'account_closed',
  'account_reopened',
  'session_ended',
  'sessions_ended',
  'address_removed',
  'nickname_changed',
  'birthday_set',
  'money_sent',
  'commission_asked',
  'contract_offered',
  'contract_end_asked',
  'contract_withdrawn',
  'contract_answered',
  'bonus_cancelled',
  'rewards_ended',
  'link_created',
  'link_switched',
  'postback_set',
  'postback_secret_renewed',
  'postback_sent_again',
  'downline_registered',
  'rebate_set',
])

/** The actor of an act on their own account, and the place that it came from. */
export type Owner = Pick<RequestContext, 'address'> & { readonly session: Session }

/** The account that an act is about, and where it came from. */
export type Actor = Pick<Owner, 'address'> & { readonly session: Pick<Session, 'memberId' | 'sessionId'> }

/** The operator as the actor of an act on an account: no session of the member does it. */
export const operatorOn = (memberId: bigint): Actor => ({ session: { memberId, sessionId: 0n }, address: 'operator' })

/**
 * Records a change of an account's security, in the transaction that makes it, and leaves the member a message about it.
 *
 * @param details masked values; never a secret
 */
export async function noteAct(
  tx: Transaction,
  { session, address }: Actor,
  act: AuditedAct,
  now: Date,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { memberId, sessionId } = session
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO member_audit (member_id, act, session_id, address, details, at)
     VALUES (:memberId, :act, :sessionId, :address, :details::text::jsonb, :now) RETURNING id`,
    { memberId, act, sessionId, address, details: JSON.stringify(details), now },
  )
  if (!row) throw new Error(`The act ${act} was not recorded`)
  if (leavesMessage(act)) {
    const shown = { ...details, place: maskedAddress(address) }
    await leaveMessage(tx, { memberId, kind: act, details: shown, reference: `security:${row.id}`, now })
  }
}

const leavesMessage = (act: AuditedAct): act is SecurityKind => !quiet.has(act)
