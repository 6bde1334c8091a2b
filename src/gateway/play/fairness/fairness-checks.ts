/** Invariants of the draws of our own games, each with the query that finds rows that violate it. */
export const fairnessChecks: Readonly<Record<string, string>> = {
  // Trial users are forgotten step by step: their rounds before their pairs.
  'each nonce of a pair of seeds was used by one round, without a gap': `
    SELECT 'pair ' || s.id AS row, s.nonce, count(f.round_id) AS rounds, max(f.nonce) AS last
      FROM seed_pair s JOIN member m ON m.id = s.member_id AND m.type <> 4
        LEFT JOIN fair_round f ON f.pair_id = s.id
      GROUP BY s.id HAVING count(f.round_id) <> s.nonce OR coalesce(max(f.nonce) + 1, 0) <> s.nonce`,

  'a round was drawn from a pair of its own member': `
    SELECT 'round ' || f.round_id AS row, 'pair ' || f.pair_id AS pair
      FROM fair_round f LEFT JOIN seed_pair s ON s.id = f.pair_id LEFT JOIN round r ON r.id = f.round_id
      WHERE s.id IS NULL OR r.member_id IS DISTINCT FROM s.member_id`,

  'no seed is revealed while a round that was drawn from it goes on': `
    SELECT 'round ' || r.id AS row, 'pair ' || s.id AS pair
      FROM round r JOIN fair_round f ON f.round_id = r.id JOIN seed_pair s ON s.id = f.pair_id
      WHERE r.state = 'open' AND s.state = 'revealed'`,
}
