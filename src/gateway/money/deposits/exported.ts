import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'deposits',
    table: 'deposit',
    id: 'id',
    fields: [
      ...plain('reference provider method currency status late reason without_bonus'),
      also('bonus', '(SELECT r.name FROM member_reward r WHERE r.id = t.reward_id)'),
      ...amounts('amount received fee'),
      ...moments('created_at expires_at authorised_at paid_at'),
    ],
  },
  {
    name: 'depositClaims',
    table: 'deposit_claim',
    id: 'id',
    fields: [
      ...plain('reference end_to_end_id state'),
      ...amounts('amount taken debt'),
      ...moments('claimed_at released_at'),
    ],
  },
]
