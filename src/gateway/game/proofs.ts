/**
 * What must hold between rounds and the ledger, in both directions, each with the query that finds the rows that break
 * it. A round and the hold of its stake have one id.
 */
export const roundProofs: Readonly<Record<string, string>> = {
  'each round has the hold of its stake, and each stake its round': `
    SELECT coalesce('round ' || r.id, 'hold ' || h.id) AS row,
        CASE WHEN h.id IS NULL THEN 'no hold' ELSE 'no round' END AS missing
      FROM round r FULL JOIN (SELECT id FROM ledger_hold WHERE kind = 'bet') h ON h.id = r.id
      WHERE r.id IS NULL OR h.id IS NULL`,

  'a round stakes, wins and ends as its hold does': `
    SELECT 'round ' || r.id AS row, r.status, h.status AS hold, r.stake, h.amount, h.stake AS taken, r.win, h.payout,
        r.balance_after, h.balance_after - h.held_after AS available
      FROM round r JOIN ledger_hold h ON h.id = r.id
      WHERE r.stake <> h.amount
         OR (r.status = 'open') <> (h.status = 'pending')
         OR (r.status = 'settled') <> (h.status = 'posted')
         OR (r.status = 'settled' AND (r.stake, r.win, r.balance_after)
              IS DISTINCT FROM (h.stake, h.payout, h.balance_after - h.held_after))`,

  'a round is played with the wallet of its member': `
    SELECT 'round ' || r.id AS row, r.member_id, a.owner_id, r.currency, a.currency AS expected
      FROM round r JOIN ledger_hold h ON h.id = r.id JOIN ledger_account a ON a.id = h.account_id
      WHERE a.owner_kind <> 'member' OR a.owner_id <> r.member_id::text OR a.currency <> r.currency
         OR (r.mode = 'trial') <> (r.currency = 'FUN')`,

  'a round is what was chained with the transfer of its stake': `
    SELECT 'round ' || r.id AS row, r.stake, r.win, 'transfer ' || t.id AS transfer
      FROM round r JOIN ledger_hold h ON h.id = r.id LEFT JOIN ledger_transfer t ON t.id = h.transfer_id
      WHERE r.status = 'settled' AND t.metadata ->> 'round' IS DISTINCT FROM round_hash(r)`,

  'each transfer of a bet belongs to a round': `
    SELECT 'transfer ' || t.id AS row, t.kind
      FROM ledger_transfer t
      LEFT JOIN (SELECT h.transfer_id AS id, 'bet' AS kind FROM ledger_hold h JOIN round r ON r.id = h.id
                 UNION ALL
                 SELECT h.payout_transfer_id, 'bet-payout' FROM ledger_hold h JOIN round r ON r.id = h.id) b
        ON b.id = t.id AND b.kind = t.kind
      WHERE t.kind IN ('bet', 'bet-payout') AND b.id IS NULL`,

  'no round ends before it was placed': `
    SELECT 'round ' || id AS row, placed_at, settled_at FROM round WHERE settled_at < placed_at`,
}
