import type { Contest } from '#gateway/prizes/contest.ts'

/** How the prizes of raffles are kept and paid. */
export const raffleContest: Contest = {
  table: 'raffle',
  entries: 'raffle_entry',
  known: 'drawn',
  account: 'name',
  funding: 'raffle-pool',
  paying: 'raffle-prize',
  returning: 'raffle-return',
  message: 'raffle_prize',
}
