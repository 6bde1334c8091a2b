import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'redEnvelopes',
    table: 'red_envelope_share',
    id: 'id',
    join: 'JOIN red_envelope o ON o.id = t.envelope_id',
    fields: [
      also('envelope', 'o.name'),
      also('currency', 'o.currency'),
      ...plain('place'),
      ...amounts('amount'),
      ...moments('taken_at'),
    ],
  },
]
