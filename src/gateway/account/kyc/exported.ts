import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'identityChecks',
    table: 'identity_check',
    id: 'id',
    fields: [
      ...plain('reference tier document_kind state reason valid_until'),
      ...moments('created_at submitted_at decided_at changed_at'),
    ],
  },
]
