import { also, amounts, moments, plain } from './fields.ts'
import type { Section } from './section.ts'

// By the reference: the number of a withdrawal is not in the file.
const isMissing = `EXISTS (SELECT FROM withdrawal_case c JOIN withdrawal w ON w.id = c.withdrawal_id
  WHERE w.reference = t.reference AND c.outcome IS NULL)`

/** What has arrived of a withdrawal, and what is still to come, as `arrivedOf` of gateway/payout computes them. */
const arrivedText = (what: 'received' | 'remaining') => `(CASE
  WHEN t.state = 'paid' AND NOT ${isMissing} THEN ${what === 'received' ? 't.amount - t.fee' : '0'}
  WHEN t.state IN ('rejected', 'failed', 'returned') THEN 0
  ELSE ${what === 'received' ? '0' : 't.amount - t.fee'} END)`

/** Money that came in, went out or moved along the agent line; without the transactions. */
export const moneySections: readonly Section[] = [
  {
    name: 'deposits',
    table: 'deposit',
    id: 'id',
    fields: [
      ...plain('reference provider method currency status late reason without_bonus'),
      also('bonus', '(SELECT r.name FROM member_reward r WHERE r.id = t.reward_id)'),
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
    join: 'LEFT JOIN deposit d ON d.id = t.deposit_id LEFT JOIN line_transfer l ON l.id = t.line_transfer_id',
    fields: [
      also('deposit', 'd.reference'),
      also('lineTransfer', 'l.reference'),
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
      also('received', arrivedText('received'), 'amount'),
      also('remaining', arrivedText('remaining'), 'amount'),
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
    name: 'withdrawalCases',
    table: 'withdrawal_case',
    owner: 'w.member_id',
    join: 'JOIN withdrawal w ON w.id = t.withdrawal_id',
    fields: [also('withdrawal', 'w.reference'), ...plain('outcome note'), ...moments('opened_at closed_at')],
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
    name: 'commissionPayouts',
    table: 'commission_payout',
    id: 'id',
    fields: [...plain('reference currency state reason'), ...amounts('amount'), ...moments('requested_at decided_at')],
  },
  {
    name: 'lineRebatePayments',
    table: 'line_rebate_payment',
    id: 'id',
    fields: [
      ...plain('day currency part rate state'),
      ...amounts('valid_bet gross below'),
      ...moments('worked_out_at'),
    ],
  },
]
