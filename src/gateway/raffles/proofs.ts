/** Invariants between raffles, their draws and the ledger, each with the query that finds rows that violate it. */
export const raffleProofs: Readonly<Record<string, string>> = {
  'the pool of a raffle was put aside, and holds what is neither paid nor given back': `
    SELECT 'raffle ' || r.id AS row, r.pool, a.balance, f.amount AS funded
      FROM raffle r JOIN ledger_account a ON a.id = r.account_id
      LEFT JOIN ledger_posting f ON f.transfer_id = r.funded_by AND f.account_id = a.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(prize), 0) AS total FROM raffle_entry
        WHERE raffle_id = r.id AND state = 'paid') p
      WHERE f.amount IS DISTINCT FROM r.pool
         OR r.pool <> (SELECT sum(prize::bigint) FROM jsonb_array_elements_text(r.prizes) prize)
         OR (a.owner_kind, a.owner_id, a.purpose, a.currency) <> ('system', 'prizes', 'raffle:' || r.name, r.currency)
         OR a.balance <> CASE r.state WHEN 'paid' THEN 0 ELSE r.pool - p.total END`,

  'each prize of a raffle was paid from its pool to the main wallet of its member': `
    SELECT 'raffle entry ' || p.id AS row, p.prize, m.given, m.taken
      FROM raffle_entry p JOIN raffle r ON r.id = p.raffle_id
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(l.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = p.member_id::text AND a.purpose = 'main'), 0)
            AS given,
          coalesce(-sum(l.amount) FILTER (WHERE a.id = r.account_id), 0) AS taken
        FROM ledger_posting l JOIN ledger_account a ON a.id = l.account_id WHERE l.transfer_id = p.transfer_id) m
      WHERE p.state = 'paid' AND (m.given, m.taken) <> (p.prize, p.prize)`,

  'each transfer of a raffle has its row': `
    SELECT 'transfer ' || l.id AS row, l.kind
      FROM ledger_transfer l
      WHERE (l.kind = 'raffle-prize' AND NOT EXISTS (SELECT FROM raffle_entry WHERE transfer_id = l.id))
         OR (l.kind = 'raffle-pool' AND NOT EXISTS (SELECT FROM raffle WHERE funded_by = l.id))
         OR (l.kind = 'raffle-return' AND NOT EXISTS (SELECT FROM raffle WHERE returned_by = l.id))`,

  'a prize that was drawn is the one of its place, and its ticket is one of its line': `
    SELECT 'raffle entry ' || p.id AS row, p.place, p.ticket, p.prize
      FROM raffle_entry p JOIN raffle r ON r.id = p.raffle_id
      CROSS JOIN LATERAL (SELECT coalesce(sum(tickets), 0) AS before FROM raffle_entry
        WHERE raffle_id = p.raffle_id AND line < p.line) b
      WHERE p.prize IS NOT NULL AND ((r.prizes ->> (p.place - 1)::integer)::bigint IS DISTINCT FROM p.prize
        OR p.ticket < b.before OR p.ticket >= b.before + p.tickets)`,

  'the hash of each list of tickets is that of its lines': `
    SELECT 'raffle ' || r.id AS row, r.list_hash, h.hash
      FROM raffle r CROSS JOIN LATERAL (SELECT encode(sha256(convert_to(
          coalesce(string_agg(line || E'\\t' || name || E'\\t' || tickets || E'\\n', '' ORDER BY line), ''), 'UTF8')), 'hex') AS hash
        FROM raffle_entry WHERE raffle_id = r.id AND line IS NOT NULL) h
      WHERE r.state <> 'open' AND r.list_hash <> h.hash`,

  'the seed of each raffle is the one whose hash was published': `
    SELECT 'raffle ' || id AS row, seed_hash FROM raffle WHERE seed_hash <> encode(sha256(decode(seed, 'hex')), 'hex')`,
}
