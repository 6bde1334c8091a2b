import { also, amounts, type Field, moments, objects, plain } from './fields.ts'

/** One kind of records in the export: the member's rows of a table. */
export interface Section {
  /** Its name in the file. */
  readonly name: string
  readonly table: string
  readonly fields: readonly Field[]
  /** Column by which rows are ordered and pages go on; a bigint that is unique. Left out, there are few rows. */
  readonly id?: string
  /** Further joins; the table itself is `t`. */
  readonly join?: string
  /** Column of the owner. */
  readonly owner?: string
  /** Rows that are not the member's any more. */
  readonly where?: string
}

const limits = moments('wished_at wished_from wished_until')
const game = 'LEFT JOIN game g ON g.node_id = t.node_id'

/**
 * Everything that is kept of a member, but for bets and transactions (`big-sections.ts`). Passwords, secrets and hashes of
 * tokens are never among it; a test holds each column of each table of members to being here or to a reason why not.
 */
export const sections: readonly Section[] = [
  {
    name: 'profile',
    table: 'member',
    owner: 'id',
    fields: [
      ...plain('id account nickname type currency payee_name email mobile_num country_dialing_code birthday cpf'),
      ...plain('avatar_url register_url register_domain password_expired'),
      ...objects('contacts'),
      ...moments('created_at terms_accepted_at last_login_at mobile_verified_at email_verified_at'),
      ...moments('password_changed_at withdrawals_locked_until disabled_at closed_at'),
    ],
  },
  { name: 'invitedBy', table: 'member_upline', fields: [...plain('code'), ...moments('created_at')] },
  { name: 'invitationCodes', table: 'invitation_code', fields: [...plain('code kind'), ...moments('created_at')] },
  { name: 'identities', table: 'member_identity', fields: [...plain('provider subject'), ...moments('created_at')] },
  { name: 'authenticator', table: 'member_authenticator', fields: moments('created_at') },
  {
    name: 'trustedAddresses',
    table: 'member_address',
    fields: [...plain('address_group'), ...moments('first_seen_at last_seen_at removed_at')],
  },
  {
    name: 'sessions',
    table: 'session',
    id: 'id',
    fields: [
      ...plain('id address user_agent'),
      ...moments('created_at last_seen_at expires_at ended_at previous_login_at'),
    ],
  },
  {
    name: 'changes',
    table: 'member_audit',
    id: 'id',
    fields: [...plain('act address'), ...objects('details'), ...moments('at')],
  },
  {
    name: 'limits',
    table: 'member_limit',
    fields: [...plain('currency kind period'), ...amounts('amount wished_amount'), ...moments('set_at'), ...limits],
  },
  {
    name: 'protection',
    table: 'member_protection',
    fields: [
      ...plain('reality_minutes blocked_kind'),
      ...moments('blocked_from blocked_until register_asked_at registered_at'),
    ],
  },
  {
    name: 'protectionChanges',
    table: 'member_protection_event',
    id: 'id',
    // Who of the house it was is no fact about the member.
    fields: [
      also('actor', "CASE WHEN t.actor IN ('member', 'register') THEN t.actor ELSE 'operator' END"),
      ...plain('action'),
      ...objects('details'),
      ...moments('at'),
    ],
  },
  { name: 'playDays', table: 'play_day', fields: plain('day seconds') },
  {
    name: 'messages',
    table: 'member_message',
    id: 'id',
    where: 't.deleted_at IS NULL',
    fields: [...plain('kind'), ...objects('details'), ...moments('sent_at read_at')],
  },
  {
    name: 'feedback',
    table: 'feedback',
    id: 'id',
    fields: [...plain('question_type content contact address answer'), ...moments('sent_at answered_at')],
  },
  {
    name: 'favourites',
    table: 'favourite',
    join: game,
    fields: [...plain('node_id'), also('game', 'g.game_name'), ...moments('added_at')],
  },
  {
    name: 'recentGames',
    table: 'recent',
    join: game,
    fields: [...plain('node_id'), also('game', 'g.game_name'), ...moments('launched_at')],
  },
  {
    name: 'pictures',
    table: 'upload',
    id: 'id',
    fields: [...plain('reference purpose bytes width height'), ...moments('created_at removed_at')],
  },
  {
    name: 'contractOffers',
    table: 'contract_request',
    id: 'id',
    fields: [
      ...plain('contract kind rate active_members currency status'),
      ...amounts('period_valid_bet period_pnl bet_amount'),
      ...moments('offered_at answered_at'),
    ],
  },
  {
    name: 'deposits',
    table: 'deposit',
    id: 'id',
    fields: [
      ...plain('reference provider method currency status late reason'),
      ...amounts('amount received'),
      ...moments('created_at expires_at paid_at'),
    ],
  },
  {
    name: 'depositClaims',
    table: 'deposit_claim',
    id: 'id',
    fields: [
      ...plain('reference end_to_end_id state'),
      ...amounts('amount taken debt'),
      ...moments('claimed_at released_at'),
    ],
  },
  {
    name: 'turnover',
    table: 'turnover_audit',
    id: 'id',
    join: 'JOIN deposit d ON d.id = t.deposit_id',
    fields: [
      also('deposit', 'd.reference'),
      ...plain('currency percent closed_by'),
      ...amounts('deposited counts_from counts_to'),
      ...moments('opened_at closed_at'),
    ],
  },
  {
    name: 'payoutAccounts',
    table: 'payout_account',
    id: 'id',
    fields: [...plain('id kind identifier holder_name'), ...moments('created_at usable_from removed_at')],
  },
  {
    name: 'withdrawals',
    table: 'withdrawal',
    id: 'id',
    fields: [
      ...plain('reference payout_account_id provider currency state reason confirmation confirmed_by_time'),
      ...amounts('amount fee'),
      ...moments('requested_at changed_at expected_at paid_at'),
    ],
  },
  {
    name: 'withdrawalSteps',
    table: 'withdrawal_event',
    owner: 'w.member_id',
    join: 'JOIN withdrawal w ON w.id = t.withdrawal_id',
    fields: [also('withdrawal', 'w.reference'), ...plain('state reason'), ...moments('at expected_at')],
  },
  {
    name: 'sent',
    table: 'line_transfer',
    id: 'id',
    join: 'JOIN member other ON other.id = t.receiver_id',
    fields: [...plain('reference currency'), also('to', 'other.account'), ...amounts('amount'), ...moments('sent_at')],
  },
  {
    name: 'received',
    table: 'line_transfer',
    id: 'id',
    owner: 'receiver_id',
    join: 'JOIN member other ON other.id = t.member_id',
    fields: [
      ...plain('reference currency'),
      also('from', 'other.account'),
      ...amounts('amount'),
      ...moments('sent_at'),
    ],
  },
]
