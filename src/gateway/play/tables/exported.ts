import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. Bets are in the history. */
export const exported: readonly Section[] = [
  {
    name: 'tableMessages',
    table: 'table_message',
    id: 'id',
    fields: [...plain('id table_id text'), ...moments('sent_at')],
  },
  { name: 'tableSilence', table: 'table_author', fields: moments('silenced_until') },
]
