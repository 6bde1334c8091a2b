import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'jackpots',
    table: 'jackpot_win',
    id: 'pot_id',
    join: 'JOIN jackpot_pot o ON o.id = t.pot_id',
    fields: [
      ...plain('pot_id wager_id node_id'),
      also('currency', 'o.currency'),
      ...amounts('bet falls_at amount'),
      ...moments('won_at paid_at'),
    ],
  },
]
