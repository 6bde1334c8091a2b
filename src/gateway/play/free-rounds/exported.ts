import { also, amounts, moments, objects, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'freeRounds',
    table: 'free_rounds',
    id: 'id',
    join: 'JOIN free_offer o ON o.id = t.offer_id',
    fields: [
      ...plain('id currency source rounds used status'),
      also('offer', 'o.name'),
      also('version', 'o.version'),
      also('bonus', 't.grant_id'),
      also('transaction', 't.transfer_id'),
      ...amounts('stake won paid'),
      ...objects('terms'),
      ...moments('created_at expires_at ended_at'),
    ],
  },
]
