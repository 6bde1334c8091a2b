import type { Contest } from '#gateway/prizes/contest.ts'

/** How the prizes of tournaments are kept and paid. */
export const tournamentContest: Contest = {
  table: 'tournament',
  entries: 'tournament_player',
  known: 'decided',
  account: 'id',
  funding: 'prize-pool',
  paying: 'prize',
  returning: 'prize-return',
  message: 'tournament_prize',
}
