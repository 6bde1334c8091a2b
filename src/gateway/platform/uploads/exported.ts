import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'pictures',
    table: 'upload',
    id: 'id',
    fields: [...plain('reference purpose side bytes width height'), ...moments('created_at removed_at')],
  },
]
