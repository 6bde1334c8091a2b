import { poolChecks } from '#gateway/rewards/contests/pool-checks.ts'
import { raffleContest } from './contest.ts'

/** Invariants between raffles, their draws and the ledger, each with the query that finds rows that violate it. */
export const raffleChecks: Readonly<Record<string, string>> = {
  ...poolChecks(raffleContest),

  'a drawn prize is that of its place, and its ticket is one of its line': `
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
