import { amountOf, feedsPot } from './counted-bets.ts'

/** Invariants between pots, bets and the ledger, each with the query that finds rows that violate it. */
export const jackpotChecks: Readonly<Record<string, string>> = {
  'a pot of the jackpot was put aside, has the share of its bets, and holds both until it is won': `
    SELECT 'jackpot ' || p.id AS row, p.amount, a.balance, f.amount AS funded, s.shared
      FROM jackpot_pot p JOIN ledger_account a ON a.id = p.account_id
      LEFT JOIN ledger_posting f ON f.transfer_id = p.funded_by AND f.account_id = a.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount), 0) AS shared FROM ledger_posting l
        JOIN ledger_transfer t ON t.id = l.transfer_id AND t.kind = 'jackpot-share' WHERE l.account_id = a.id) s
      WHERE (a.owner_kind, a.owner_id, a.purpose, a.currency) <> ('system', 'prizes', 'jackpot:' || p.id, p.currency)
         OR f.amount IS DISTINCT FROM p.start OR p.start + s.shared <> p.amount OR p.amount <> ${amountOf('p.counted')}
         OR a.balance <> CASE p.state WHEN 'won' THEN 0 ELSE p.amount END`,

  'the bets of a pot of the jackpot are those that were settled in its time': `
    SELECT 'jackpot ' || p.id AS row, p.counted, p.passed, b.total
      FROM jackpot_pot p CROSS JOIN jackpot_mark m LEFT JOIN jackpot_win v ON v.pot_id = p.id
      -- A bet that was placed after the database was restored elsewhere may have a transaction's number from before.
      CROSS JOIN LATERAL (SELECT min(after_bet) AS bet FROM (SELECT after_bet FROM jackpot_pot UNION SELECT after_bet FROM jackpot_mark) r
        WHERE after_bet > p.after_bet) later
      CROSS JOIN LATERAL (SELECT coalesce(sum(w.valid_bet), 0) AS total FROM wager w
        WHERE ${feedsPot} AND w.settled_xid >= p.from_xid AND w.settled_xid <= coalesce(v.settled_xid, m.counted_to - 1)
          AND (v.pot_id IS NULL OR (w.settled_xid, w.id) <= (v.settled_xid, v.wager_id))
          AND (later.bet IS NULL OR w.id <= later.bet)) b
      WHERE p.counted - p.passed <> b.total`,

  'no bet is in two pots of the jackpot': `
    SELECT 'jackpot ' || p.id AS row FROM jackpot_pot p JOIN jackpot_win v ON v.pot_id < p.id
      JOIN jackpot_pot b ON b.id = v.pot_id AND b.after_bet = p.after_bet
      WHERE (p.from_xid, p.from_bet) < (v.settled_xid, v.wager_id)`,

  'the seed of each pot of the jackpot is the one whose hash was published': `
    SELECT 'jackpot ' || id AS row, seed_hash FROM jackpot_pot WHERE seed_hash <> encode(sha256(decode(seed, 'hex')), 'hex')`,

  'a pot of the jackpot was won by the bet that brought it to the amount drawn by its seed, and no sooner': `
    SELECT 'jackpot ' || p.id AS row, p.state, p.amount, d.falls_at
      FROM jackpot_pot p CROSS JOIN LATERAL (SELECT jackpot_falls_at(p.seed, p.start, p.ceiling) AS falls_at) d
      LEFT JOIN jackpot_win v ON v.pot_id = p.id LEFT JOIN wager w ON w.id = v.wager_id
      WHERE (p.state = 'won') <> (v.pot_id IS NOT NULL) OR (p.state = 'won') <> (p.amount >= d.falls_at)
         OR v.pot_id IS NOT NULL AND (v.falls_at <> d.falls_at OR v.amount <> p.amount
           OR ${amountOf('p.counted - v.bet')} >= d.falls_at
           OR (v.member_id, v.node_id, v.bet, v.settled_xid) IS DISTINCT FROM (w.member_id, w.node_id, w.valid_bet, w.settled_xid))`,

  'each win of the jackpot was paid from its pot to the main wallet of its member': `
    SELECT 'jackpot ' || v.pot_id AS row, v.amount, m.given, m.taken
      FROM jackpot_win v JOIN jackpot_pot p ON p.id = v.pot_id
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(l.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = v.member_id::text AND a.purpose = 'main'), 0)
            AS given,
          coalesce(-sum(l.amount) FILTER (WHERE a.id = p.account_id), 0) AS taken
        FROM ledger_posting l JOIN ledger_account a ON a.id = l.account_id WHERE l.transfer_id = v.transfer_id) m
      WHERE (m.given, m.taken) <> (v.amount, v.amount)`,

  'each transfer of the jackpot has its row': `
    SELECT 'transfer ' || t.id AS row, t.kind FROM ledger_transfer t
      WHERE (t.kind = 'jackpot-start' AND NOT EXISTS (SELECT FROM jackpot_pot WHERE funded_by = t.id))
         OR (t.kind = 'jackpot-win' AND NOT EXISTS (SELECT FROM jackpot_win WHERE transfer_id = t.id))
         OR (t.kind = 'jackpot-share' AND NOT EXISTS (SELECT FROM jackpot_pot p JOIN ledger_posting l ON l.account_id = p.account_id
           WHERE l.transfer_id = t.id))`,
}
