import type { Contest } from './contest.ts'

/** Invariants between contests, their pools and the ledger, each with the query that finds rows that violate it. */
export function poolChecks(contest: Contest): Readonly<Record<string, string>> {
  const { table, entries, account, funding, paying, returning } = contest
  return {
    [`the pool of a ${table} is its prizes, was put aside, and holds what is neither paid nor given back`]: `
      SELECT '${table} ' || c.id AS row, c.pool, a.balance, f.amount AS funded
        FROM ${table} c JOIN ledger_account a ON a.id = c.account_id
        LEFT JOIN ledger_posting f ON f.transfer_id = c.funded_by AND f.account_id = a.id
        CROSS JOIN LATERAL (SELECT coalesce(sum(prize), 0) AS total FROM ${entries}
          WHERE ${table}_id = c.id AND state = 'paid') p
        WHERE f.amount IS DISTINCT FROM c.pool
           OR c.pool <> (SELECT sum(prize::bigint) FROM jsonb_array_elements_text(c.prizes) prize)
           OR (a.owner_kind, a.owner_id, a.purpose, a.currency)
             <> ('system', 'prizes', '${table}:' || c.${account}, c.currency)
           OR a.balance <> CASE c.state WHEN 'paid' THEN 0 ELSE c.pool - p.total END`,

    [`each prize of a ${table} was paid from its pool to the main wallet of its member`]: `
      SELECT '${table} entry ' || p.id AS row, p.prize, m.given, m.taken
        FROM ${entries} p JOIN ${table} c ON c.id = p.${table}_id
        CROSS JOIN LATERAL (SELECT
            coalesce(sum(l.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = p.member_id::text AND a.purpose = 'main'), 0)
              AS given,
            coalesce(-sum(l.amount) FILTER (WHERE a.id = c.account_id), 0) AS taken
          FROM ledger_posting l JOIN ledger_account a ON a.id = l.account_id WHERE l.transfer_id = p.transfer_id) m
        WHERE p.state = 'paid' AND (m.given, m.taken) <> (p.prize, p.prize)`,

    [`each transfer of a ${table} has its row`]: `
      SELECT 'transfer ' || l.id AS row, l.kind
        FROM ledger_transfer l
        WHERE (l.kind = '${paying}' AND NOT EXISTS (SELECT FROM ${entries} WHERE transfer_id = l.id))
           OR (l.kind = '${funding}' AND NOT EXISTS (SELECT FROM ${table} WHERE funded_by = l.id))
           OR (l.kind = '${returning}' AND NOT EXISTS (SELECT FROM ${table} WHERE returned_by = l.id))`,
  }
}
