import { also, amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'rewards',
    table: 'member_reward',
    id: 'id',
    fields: [
      ...plain('id name currency state reason comment answer'),
      also('bonus', 't.grant_id'),
      also('freeRounds', 't.free_id'),
      ...amounts('amount'),
      ...moments('created_at changed_at due_at decided_at'),
    ],
  },
  {
    name: 'cashBack',
    table: 'cash_back',
    id: 'id',
    fields: [
      ...plain('id name period currency bets rate reason'),
      also('reward', 't.reward_id'),
      ...amounts('stake win minimum cap amount'),
      ...moments('worked_out_at'),
    ],
  },
]
