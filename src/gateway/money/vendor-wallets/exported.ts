import { amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
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
]
