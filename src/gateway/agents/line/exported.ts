import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'lineMoves',
    table: 'line_move',
    fields: [...plain('from_day rate_before rate_after reason'), ...moments('at')],
  },
]
