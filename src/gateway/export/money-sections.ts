import { also, amounts, moments, objects, plain } from './fields.ts'
import type { Section } from './section.ts'

/** What the export has of money, but for the transactions. */
export const moneySections: readonly Section[] = [
  {
    name: 'deposits',
    table: 'deposit',
    id: 'id',
    fields: [
      ...plain('reference provider method currency status late reason'),
      ...amounts('amount received fee'),
      ...moments('created_at expires_at authorised_at paid_at'),
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
      ...plain('coin rate coins'),
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
    name: 'vendorTransfers',
    table: 'vendor_transfer',
    id: 'id',
    fields: [
      ...plain('reference vendor direction currency'),
      ...amounts('amount'),
      ...plain('state reason'),
      ...moments('requested_at changed_at'),
    ],
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
  {
    name: 'vipLevels',
    table: 'vip_step',
    id: 'id',
    fields: [
      ...plain('rank version currency state reason'),
      ...amounts('valid_bet bonus'),
      ...moments('reached_at decided_at'),
    ],
  },
  {
    name: 'vipPeriods',
    table: 'vip_period',
    id: 'id',
    fields: [
      ...plain('every rank rank_after version currency state reason'),
      ...amounts('valid_bet required benefit'),
      ...moments('starts_at ends_at decided_at'),
    ],
  },
  {
    name: 'invited',
    table: 'referral',
    id: 'id',
    fields: [...plain('currency state version'), ...moments('created_at ends_at qualified_at')],
  },
  {
    name: 'invitationRewards',
    table: 'referral_reward',
    id: 'id',
    join: 'JOIN referral r ON r.id = t.referral_id',
    fields: [
      ...plain('role currency state reason'),
      also('version', 'r.version'),
      ...amounts('amount'),
      ...moments('decided_at'),
    ],
  },
  {
    name: 'missions',
    table: 'mission_progress',
    id: 'id',
    fields: [
      ...plain('season code version currency target progress points'),
      ...amounts('reward'),
      ...moments('starts_at ends_at counts_from reached_at claim_until claimed_at'),
    ],
  },
  { name: 'hiddenInTables', table: 'mission_hidden', fields: moments('hidden_at') },
  { name: 'vipTotals', table: 'vip_total', fields: [...plain('currency'), ...amounts('valid_bet')] },
  {
    name: 'bonuses',
    table: 'bonus_grant',
    id: 'id',
    join: 'JOIN bonus_offer o ON o.id = t.offer_id',
    fields: [
      ...plain('id'),
      also('offer', 'o.name'),
      ...plain('currency status reason'),
      ...amounts('granted required progress max_bet cap converted'),
      ...objects('terms'),
      ...moments('created_at expires_at ended_at'),
    ],
  },
  {
    name: 'bonusEntries',
    table: 'bonus_entry',
    id: 'id',
    owner: 'g.member_id',
    join: 'JOIN bonus_grant g ON g.id = t.grant_id',
    fields: [
      also('bonus', 't.grant_id'),
      ...plain('kind'),
      also('currency', 'g.currency'),
      ...amounts('bonus_amount real_amount wagering'),
      ...moments('at'),
    ],
  },
  {
    name: 'rebates',
    table: 'rebate',
    id: 'id',
    fields: [
      ...plain('id currency game_type state rank version rate'),
      ...amounts('valid_bet amount minimum'),
      ...moments('starts_at ends_at worked_out_at claim_until claimed_at'),
    ],
  },
]
