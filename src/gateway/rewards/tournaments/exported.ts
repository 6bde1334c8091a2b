import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'tournaments',
    table: 'tournament_player',
    id: 'id',
    join: 'JOIN tournament o ON o.id = t.tournament_id',
    fields: [
      also('tournament', 'o.name'),
      also('measure', 'o.measure'),
      also('currency', 'o.currency'),
      ...plain('place state reason'),
      ...amounts('score prize'),
      ...moments('joined_at reached_at decided_at'),
    ],
  },
]
