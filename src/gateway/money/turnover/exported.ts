import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
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
]
