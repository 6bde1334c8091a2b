import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

// By the reference: the number of a withdrawal is not in the file.
const isMissing = `EXISTS (SELECT FROM withdrawal_case c JOIN withdrawal w ON w.id = c.withdrawal_id
  WHERE w.reference = t.reference AND c.outcome IS NULL)`

/** What has arrived of a withdrawal, and what is still to come, as `arrivedOf` of gateway/money/withdrawals computes them. */
const arrivedText = (what: 'received' | 'remaining') => `(CASE
  WHEN t.state = 'paid' AND NOT ${isMissing} THEN ${what === 'received' ? 't.amount - t.fee' : '0'}
  WHEN t.state IN ('rejected', 'failed', 'returned') THEN 0
  ELSE ${what === 'received' ? '0' : 't.amount - t.fee'} END)`

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
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
]
