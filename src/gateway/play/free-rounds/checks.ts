import { withoutTheOther } from '#gateway/platform/ledger/reward-checks.ts'

const paid = `SELECT 'free-rounds' AS kind, 'free rounds ' || id AS row, transfer_id FROM free_rounds WHERE transfer_id IS NOT NULL`

/** Invariants between free rounds, bets, bonuses and the ledger, each with the query that finds rows that violate it. */
export const freeRoundsChecks: Readonly<Record<string, string>> = {
  'the stored use and win of free rounds are those of their bets': `
    SELECT 'free rounds ' || f.id AS row, f.used, w.played, f.won, w.won AS expected_won
      FROM free_rounds f
      CROSS JOIN LATERAL (SELECT count(*) AS played, coalesce(sum(win), 0) AS won,
          count(*) FILTER (WHERE (member_id, currency, stake, mode, status) <> (f.member_id, f.currency, f.stake, 'real', 'settled')
            OR NOT f.terms -> 'games' @> to_jsonb(node_id)) AS other
        FROM wager WHERE free_id = f.id) w
      WHERE (f.used, f.won) <> (w.played, w.won) OR w.other > 0`,

  'each bet of free rounds had its stake from the bonus money, and its win went to the account of the free rounds': `
    SELECT 'bet ' || w.id AS row, w.stake, s.amount AS staked, w.win, v.amount AS won
      FROM wager w LEFT JOIN free_rounds f ON f.id = w.free_id
      CROSS JOIN LATERAL (SELECT coalesce(-sum(p.amount), 0) AS amount FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = w.transfer_id AND a.owner_kind = 'system' AND a.owner_id = 'bonus') s
      CROSS JOIN LATERAL (SELECT coalesce(sum(p.amount), 0) AS amount FROM ledger_posting p
        WHERE p.transfer_id = w.payout_transfer_id AND p.account_id = f.account_id) v
      WHERE w.free_id IS NOT NULL AND (f.id IS NULL OR (s.amount, v.amount) <> (w.stake, w.win))`,

  'the account of active free rounds holds what they have won, and later nothing': `
    SELECT coalesce('free rounds ' || f.id, 'account ' || a.id) AS row, f.status, f.won, a.balance
      FROM free_rounds f FULL JOIN (SELECT * FROM ledger_account WHERE purpose LIKE 'bonus:free-%') a ON a.id = f.account_id
      WHERE f.id IS NULL OR a.id IS NULL OR a.balance <> CASE f.status WHEN 'active' THEN f.won ELSE 0 END OR a.held <> 0
         OR (a.owner_kind, a.owner_id, a.purpose, a.currency) <> ('member', f.member_id::text, 'bonus:free-' || f.id, f.currency)`,

  'each paid win of free rounds has its transfer, and each such transfer its win': withoutTheOther(
    ['free-rounds'],
    paid,
  ),

  'ended free rounds paid their win to their member, or granted a bonus of it': `
    SELECT 'free rounds ' || f.id AS row, f.status, f.won, f.paid, m.given, g.granted
      FROM free_rounds f JOIN free_offer o ON o.id = f.offer_id LEFT JOIN bonus_offer b ON b.id = o.bonus_offer_id
      LEFT JOIN bonus_grant g ON g.id = f.grant_id
      CROSS JOIN LATERAL (SELECT coalesce(sum(p.amount), 0) AS given FROM ledger_posting p
        WHERE p.transfer_id = f.transfer_id AND p.account_id = f.wallet_id) m
      WHERE f.status <> 'active' AND (
        (o.bonus_offer_id IS NULL AND (f.paid <> CASE f.status WHEN 'forfeited' THEN 0 ELSE f.won END OR m.given <> f.paid OR g.id IS NOT NULL))
        OR (o.bonus_offer_id IS NOT NULL AND (f.transfer_id IS NOT NULL OR coalesce(g.granted, 0) <> f.paid
          OR f.paid NOT IN (0, least(f.won, (b.terms ->> 'amount')::bigint))))
        OR (g.id IS NOT NULL AND (g.member_id, g.source, g.source_ref, g.offer_id)
          IS DISTINCT FROM (f.member_id, 'free'::text, f.id::text, o.bonus_offer_id)))`,
}
