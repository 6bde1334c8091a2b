import { amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
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
