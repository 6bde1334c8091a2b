import { amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'vipLevels',
    table: 'vip_step',
    id: 'id',
    fields: [
      ...plain('rank version currency state reason'),
      ...amounts('valid_bet bonus'),
      ...moments('reached_at decided_at'),
    ],
  },
  {
    name: 'vipPeriods',
    table: 'vip_period',
    id: 'id',
    fields: [
      ...plain('every rank rank_after version currency state reason'),
      ...amounts('valid_bet required benefit'),
      ...moments('starts_at ends_at decided_at'),
    ],
  },
  { name: 'vipTotals', table: 'vip_total', fields: [...plain('currency'), ...amounts('valid_bet')] },
  {
    name: 'rebates',
    table: 'rebate',
    id: 'id',
    fields: [
      ...plain('id currency game_type state rank version rate'),
      ...amounts('valid_bet amount minimum'),
      ...moments('starts_at ends_at worked_out_at claim_until claimed_at'),
    ],
  },
]
