import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'feedback',
    table: 'feedback',
    id: 'id',
    fields: [...plain('question_type content contact address answer'), ...moments('sent_at answered_at')],
  },
]
