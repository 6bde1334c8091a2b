import { moments, objects, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'messages',
    table: 'member_message',
    id: 'id',
    where: 't.deleted_at IS NULL',
    fields: [...plain('kind'), ...objects('details'), ...moments('sent_at read_at')],
  },
]
