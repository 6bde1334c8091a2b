import { amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
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
]
