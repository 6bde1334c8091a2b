import { poolChecks } from '#gateway/rewards/contests/pool-checks.ts'
import { tournamentContest } from './run-tournaments.ts'

/** Invariants between tournaments and the ledger, each with the query that finds rows that violate it. */
export const tournamentChecks: Readonly<Record<string, string>> = {
  ...poolChecks(tournamentContest),

  'places follow the scores, and have the prizes that were announced': `
    SELECT 'tournament player ' || p.id AS row, p.place, r.place AS expected, p.prize
      FROM tournament t CROSS JOIN LATERAL (SELECT id, row_number() OVER (ORDER BY score DESC, reached_at, id) AS place
          FROM tournament_player WHERE tournament_id = t.id AND score > 0) r
      JOIN tournament_player p ON p.id = r.id
      WHERE t.state IN ('decided', 'paid') AND (t.prizes ->> (r.place - 1)::integer)::bigint IS DISTINCT FROM p.prize`,
}
