import { also, amounts, moments, objects, plain } from './fields.ts'
import { moneySections } from './money-sections.ts'
import { rewardSections } from './reward-sections.ts'
import type { Section } from './section.ts'

const limits = moments('wished_at wished_from wished_until')
const game = 'LEFT JOIN game g ON g.node_id = t.node_id'

/**
 * All stored data of a member, without bets and transactions (`big-sections.ts`). Passwords, secrets and hashes of
 * tokens are never included. A test requires that each column of each table of members is listed here or has a reason why not.
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
  {
    name: 'agentLinks',
    table: 'agent_link',
    owner: 'agent_id',
    fields: [...plain('code name kind rate max_uses uses language page active'), ...moments('created_at expires_at')],
  },
  {
    name: 'lineMoves',
    table: 'line_move',
    fields: [...plain('from_day rate_before rate_after reason'), ...moments('at')],
  },
  { name: 'lineRebates', table: 'line_rebate', fields: [...plain('from_day rate'), ...moments('set_at')] },
  { name: 'identities', table: 'member_identity', fields: [...plain('provider subject'), ...moments('created_at')] },
  { name: 'authenticator', table: 'member_authenticator', fields: moments('created_at') },
  {
    name: 'passkeys',
    table: 'passkey',
    id: 'id',
    fields: [...plain('name kept'), ...moments('created_at last_used_at')],
  },
  {
    name: 'trustedAddresses',
    table: 'member_address',
    fields: [...plain('address_group'), ...moments('first_seen_at last_seen_at removed_at')],
  },
  {
    name: 'devices',
    table: 'member_device',
    fields: [...moments('first_seen_at last_seen_at')],
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
    // The name of the operator's employee is no data about the member.
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
    fields: [...plain('reference purpose side bytes width height'), ...moments('created_at removed_at')],
  },
  {
    name: 'identityChecks',
    table: 'identity_check',
    id: 'id',
    fields: [
      ...plain('reference tier document_kind state reason valid_until'),
      ...moments('created_at submitted_at decided_at changed_at'),
    ],
  },
  {
    name: 'contractOffers',
    table: 'contract_request',
    id: 'id',
    fields: [
      ...plain('contract kind rate active_members currency status asked_by'),
      ...amounts('period_valid_bet period_pnl bet_amount'),
      ...objects('terms'),
      ...moments('offered_at expires_at answered_at'),
    ],
  },
  {
    name: 'contracts',
    table: 'line_contract',
    owner: 'agent_id',
    id: 'id',
    fields: [
      ...plain('kind currency ended_by'),
      also(
        'versions',
        `(SELECT jsonb_agg(jsonb_build_object('terms', v.terms, 'effectiveFrom', v.effective_from) ORDER BY v.version)
          FROM line_contract_version v WHERE v.contract_id = t.id)`,
        'json',
      ),
      ...moments('begun_at ends_at'),
    ],
  },
  ...moneySections,
  ...rewardSections,
]
