import { also, amounts, moments, objects, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'bonuses',
    table: 'bonus_grant',
    id: 'id',
    join: 'JOIN bonus_offer o ON o.id = t.offer_id',
    fields: [
      ...plain('id'),
      also('offer', 'o.name'),
      ...plain('currency status reason'),
      ...amounts('granted required progress max_bet cap converted'),
      ...objects('terms'),
      ...moments('created_at expires_at ended_at'),
    ],
  },
  {
    name: 'bonusEntries',
    table: 'bonus_entry',
    id: 'id',
    owner: 'g.member_id',
    join: 'JOIN bonus_grant g ON g.id = t.grant_id',
    fields: [
      also('bonus', 't.grant_id'),
      ...plain('kind weight'),
      also('currency', 'g.currency'),
      ...amounts('bonus_amount real_amount wagering'),
      ...moments('at'),
    ],
  },
]
