/** Invariants between tournaments and the ledger, each with the query that finds rows that violate it. */
export const tournamentProofs: Readonly<Record<string, string>> = {
  'the pool of a tournament was put aside, and holds what is neither paid nor given back': `
    SELECT 'tournament ' || t.id AS row, t.pool, a.balance, f.amount AS funded
      FROM tournament t JOIN ledger_account a ON a.id = t.account_id
      LEFT JOIN ledger_posting f ON f.transfer_id = t.funded_by AND f.account_id = a.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(prize), 0) AS total FROM tournament_player
        WHERE tournament_id = t.id AND state = 'paid') p
      WHERE f.amount IS DISTINCT FROM t.pool
         OR (a.owner_kind, a.owner_id, a.purpose, a.currency) <> ('system', 'prizes', 'tournament:' || t.id, t.currency)
         OR a.balance <> CASE t.state WHEN 'paid' THEN 0 ELSE t.pool - p.total END`,

  'each prize was paid from the pool of its tournament to the main wallet of its member': `
    SELECT 'tournament player ' || p.id AS row, p.prize, m.given, m.taken
      FROM tournament_player p JOIN tournament t ON t.id = p.tournament_id
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(l.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = p.member_id::text AND a.purpose = 'main'), 0)
            AS given,
          coalesce(-sum(l.amount) FILTER (WHERE a.id = t.account_id), 0) AS taken
        FROM ledger_posting l JOIN ledger_account a ON a.id = l.account_id WHERE l.transfer_id = p.transfer_id) m
      WHERE p.state = 'paid' AND (m.given, m.taken) <> (p.prize, p.prize)`,

  'each transfer of a tournament has its row': `
    SELECT 'transfer ' || l.id AS row, l.kind
      FROM ledger_transfer l
      WHERE (l.kind = 'prize' AND NOT EXISTS (SELECT FROM tournament_player WHERE transfer_id = l.id))
         OR (l.kind = 'prize-pool' AND NOT EXISTS (SELECT FROM tournament WHERE funded_by = l.id))
         OR (l.kind = 'prize-return' AND NOT EXISTS (SELECT FROM tournament WHERE returned_by = l.id))`,

  'places follow the scores, and have the prizes that were announced': `
    SELECT 'tournament player ' || p.id AS row, p.place, r.place AS expected, p.prize
      FROM tournament t CROSS JOIN LATERAL (SELECT id, row_number() OVER (ORDER BY score DESC, reached_at, id) AS place
          FROM tournament_player WHERE tournament_id = t.id AND score > 0) r
      JOIN tournament_player p ON p.id = r.id
      WHERE t.state IN ('decided', 'paid') AND (t.prizes ->> (r.place - 1)::integer)::bigint IS DISTINCT FROM p.prize`,
}
